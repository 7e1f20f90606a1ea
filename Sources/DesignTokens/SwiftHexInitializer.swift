import Markup

/// An initializer or function of the project that makes a color of hex digits.
package struct HexInitializer: Sendable, Hashable {
  /// What a call of it shows: the type and the label, or the function's name.
  package struct Key: Sendable, Hashable {
    /// The extended or returned type; nil where the code does not tell.
    package var type: String?
    /// The label of the hex argument, "" without one; for a function or property, its name.
    package var name: String

    package init(type: String?, name: String) {
      self.type = type
      self.name = name
    }
  }

  package var key: Key
  /// Which end of eight digits its body reads the alpha from.
  package var order: HexOrder
  /// The initializers it hands its digits to, where its own body does not tell.
  package var delegates: [Key]
  /// Whether its body may read a number as six digits where eight are read too: it chooses, or puts bits together.
  var mayReadSix: Bool

  package init(key: Key, order: HexOrder, delegates: [Key] = [], mayReadSix: Bool = false) {
    self.key = key
    self.order = order
    self.delegates = delegates
    self.mayReadSix = mayReadSix
  }
}

/// In which order the project's own hex initializers read their digits.
package struct HexOrderTable: Sendable, Hashable {
  private var orders: [HexInitializer.Key: HexOrder] = [:]
  /// By name alone, for a call whose type is not known or that another type's initializer stands behind.
  private var ordersByName: [String: HexOrder] = [:]
  /// Those that may read six digits, or what they hand theirs to.
  private var sixReaders: Set<HexInitializer.Key> = []
  /// The project's initializers of channels, by their labels joined by colons.
  private var channels: Set<HexInitializer.Key> = []
  /// What a call of no known initializer means; the config may say so.
  package var fallback: HexOrder

  package init(
    _ initializers: [HexInitializer] = [], channels: [HexInitializer.Key] = [], fallback: HexOrder = .unknown
  ) {
    self.fallback = fallback
    self.channels = Set(channels)
    let grouped = Dictionary(grouping: initializers, by: \.key)
    for key in grouped.keys {
      var seen: Set<HexInitializer.Key> = []
      orders[key] = HexOrderTable.order(key, grouped, &seen)
      if seen.contains(where: { grouped[$0]?.contains(where: \.mayReadSix) ?? false }) { sixReaders.insert(key) }
    }
    nameOrders()
  }

  private mutating func nameOrders() {
    for (key, order) in orders where order != .unknown {
      ordersByName[key.name] = ordersByName[key.name].map { $0 == order ? order : .unknown } ?? order
    }
  }

  /// Whether the project has an initializer of these labels; of any type where the key has none.
  func declares(_ key: HexInitializer.Key) -> Bool {
    key.type == nil ? channels.contains { $0.name == key.name } : channels.contains(key)
  }

  /// Whether the project declares what a key is of.
  func knows(_ key: HexInitializer.Key) -> Bool { orders[key] != nil }

  /// Whether a number that six digits can hold is read as eight all the same, the first of them zeros.
  func readsOnlyEight(_ key: HexInitializer.Key) -> Bool {
    if let order = orders[key], order != .unknown { return !sixReaders.contains(key) }
    return ordersByName[key.name] != nil && !sixReaders.contains { $0.name == key.name }
  }

  package func order(of key: HexInitializer.Key) -> HexOrder {
    if key.type != nil, let order = orders[key], order != .unknown { return order }
    if let order = ordersByName[key.name], order != .unknown { return order }
    return fallback
  }

  /// As it is read back by `init(_:)`.
  package func write(to json: inout JSONLine) {
    let rows = orders.map { [$0.key.type ?? "", $0.key.name, $0.value.rawValue] }
      .sorted { $0.lexicographicallyPrecedes($1) }
    json.object { json in
      json.string("fallback", fallback.rawValue)
      json.value("orders", .array(rows.map { .array($0.map { .string($0) }) }))
      let channels = channels.map { [$0.type ?? "", $0.name] }.sorted { $0.lexicographicallyPrecedes($1) }
      json.value("channels", .array(channels.map { .array($0.map { .string($0) }) }))
    }
  }

  package init(_ node: MarkupNode) throws(MarkupError) {
    let fields = ExportedFields(node)
    self.init(fallback: HexOrder(rawValue: try fields.text("fallback")) ?? .unknown)
    if fields.node["channels"] != nil {
      for row in try fields.list("channels", { node throws(MarkupError) in try node.strings() }) where row.count == 2 {
        channels.insert(HexInitializer.Key(type: row[0].isEmpty ? nil : row[0], name: row[1]))
      }
    }
    for row in try fields.list("orders", { node throws(MarkupError) in try node.strings() }) where row.count == 3 {
      orders[HexInitializer.Key(type: row[0].isEmpty ? nil : row[0], name: row[1])] = HexOrder(rawValue: row[2])
    }
    nameOrders()
  }

  /// Two initializers of one signature, in two targets, must agree.
  private static func order(
    _ key: HexInitializer.Key, _ grouped: [HexInitializer.Key: [HexInitializer]], _ seen: inout Set<HexInitializer.Key>
  ) -> HexOrder {
    guard seen.insert(key).inserted, seen.count < 64 else { return .unknown }
    var found: HexOrder?
    for initializer in grouped[key] ?? [] {
      var order = initializer.order
      for delegate in initializer.delegates where order == .unknown { order = Self.order(delegate, grouped, &seen) }
      guard order != .unknown else { continue }
      if let found, found != order { return .unknown }
      found = order
    }
    return found ?? .unknown
  }
}
