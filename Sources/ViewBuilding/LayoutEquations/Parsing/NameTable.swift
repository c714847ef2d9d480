/// Names, each with its place in the order in which they came, found by their bytes.
///
/// Looking up takes the bytes as they stand in a text: no `String` is made.
struct NameTable: Sendable {
  /// The names in order.
  private(set) var names: [String] = []
  private var bytes: [UInt8] = []
  /// Where the bytes of the n-th name end, and what they hash to.
  private var entries: [(end: Int, hash: UInt64)] = []
  /// An index into `names` and 1, or 0 for a free slot; a power of two of them, at most half taken.
  private var slots: [Int] = []

  init() {}

  init(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  /// The index of a name, which is added unless it is there.
  @discardableResult mutating func insert(_ name: String) -> Int {
    if let index = index(of: name) { return index }
    let hash = NameHash(of: name.utf8).value
    names.append(name)
    bytes += name.utf8
    entries.append((bytes.count, hash))
    if entries.count * 2 > slots.count {
      slots = Array(repeating: 0, count: max(16, slots.count * 2))
      for index in entries.indices { take(index) }
    } else {
      take(entries.count - 1)
    }
    return entries.count - 1
  }

  /// The index of a name; nil if it is not in the table.
  ///
  /// Names are the same if Swift says so of the strings, however their letters are composed.
  func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { index(of: $0, hash: NameHash(of: $0).value) }
  }

  /// The index of a name that stands in a text.
  ///
  /// - Parameter hash: what `NameHash` makes of the bytes.
  func index(of name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0 {
      let index = slots[slot] - 1
      if entries[index].hash == hash, isName(name, at: index) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    // The bytes of a composed letter differ from those of its parts.
    var ascii = 0
    while ascii < name.count, name[ascii] < 0x80 { ascii += 1 }
    guard ascii < name.count else { return nil }
    let string = String(decoding: name, as: UTF8.self)
    return names.firstIndex(of: string)
  }

  private func isName(_ name: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let start = index == 0 ? 0 : entries[index - 1].end
    guard entries[index].end - start == name.count else { return false }
    // A plain loop, which allocates nothing in debug builds either.
    var position = 0
    while position < name.count, bytes[start + position] == name[position] { position += 1 }
    return position == name.count
  }

  private mutating func take(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = index + 1
  }
}

/// A hash that grows byte by byte while a name is read (FNV-1a, 64 bits).
struct NameHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  init(of bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
