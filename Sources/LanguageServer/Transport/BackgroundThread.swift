#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that does one thing for as long as the process lives.
final class BackgroundThread: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  func start() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        #if canImport(Darwin)
          unsafe Unmanaged<BackgroundThread>.fromOpaque(context).takeRetainedValue().body()
        #else
          if let context = unsafe context {
            unsafe Unmanaged<BackgroundThread>.fromOpaque(context).takeRetainedValue().body()
          }
        #endif
        return nil
      }, context)
    // Nobody waits for its end.
    guard status == 0 else { return unsafe Unmanaged<BackgroundThread>.fromOpaque(context).release() }
    #if canImport(Darwin)
      if let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }
}
