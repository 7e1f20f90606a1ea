/// A value with one for each kind of device: `{"mobile": 16, "desktop": 18}`. An app takes that of a phone.
struct DeviceVariants {
  let value: DocumentValue
  /// What to say of the token where other devices have other values.
  let remark: String?

  /// `nil` where the value is another object, or has none for a phone.
  init?(_ value: DocumentValue) {
    guard case .map(let entries) = value, entries.count > 1, Set(entries.keys).isSubset(of: Self.devices),
      let device = Self.own.first(where: { entries[$0] != nil }), let value = entries[device]
    else { return nil }
    self.value = value
    let others = entries.keys.sorted().filter { entries[$0]?.embedded != value.embedded }
    remark = others.isEmpty ? nil : "has another value for \(others.map(quotedName).joined(separator: " and "))"
  }

  /// What stands for a phone, the plainest first.
  private static let own = ["ios", "iphone", "mobile", "phone", "base", "default"]
  private static let devices = Set(own + ["desktop", "tablet", "ipad", "android", "web", "tv", "watch"])
}
