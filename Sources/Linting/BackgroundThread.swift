#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread that does one thing and then is gone.
///
/// Dispatch waits for a thread as long as there is none, which in a container without any left is for ever.
package final class BackgroundThread: Sendable {
  private let body: @Sendable () -> Void

  package init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// - Returns: Whether there was a thread to be had; else nothing is done.
  @discardableResult package func start() -> Bool {
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
    guard status == 0 else {
      unsafe Unmanaged<BackgroundThread>.fromOpaque(context).release()
      return false
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }
}
