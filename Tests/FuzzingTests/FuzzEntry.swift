#if FUZZING
  import Glibc

  /// What libFuzzer calls for each input. The target's name is in the environment, as `FUZZ_TARGET`.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    if let fault = chosen.fault(Array(UnsafeBufferPointer(start: start, count: count))) { fatalError(fault) }
    return 0
  }

  private let chosen: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else { fatalError("no target '\(name)'") }
    return target
  }()
#endif
