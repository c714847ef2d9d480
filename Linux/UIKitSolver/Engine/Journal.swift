/// What has been changed since a point, so that it can be taken back bit by bit.
struct Journal: ~Copyable {
  enum Kind: UInt8, BitwiseCopyable {
    case value, definition, subject, loop, slope, madeLoop, leftLoop
  }

  struct Entry: BitwiseCopyable {
    var kind: Kind
    var index: Int32
    var number: Double
  }

  var isOpen = false
  var entries = Buffer<Entry>()

  @inline(__always) mutating func value(_ variable: Int32, was old: Double) {
    if isOpen { entries.append(Entry(kind: .value, index: variable, number: old)) }
  }

  @inline(__always) mutating func definition(_ variable: Int32, was old: Int32) {
    note(.definition, variable, old)
  }

  @inline(__always) mutating func subject(_ row: Int32, was old: Int32) { note(.subject, row, old) }

  @inline(__always) mutating func loop(_ variable: Int32, was old: Int32) {
    note(.loop, variable, old)
  }

  @inline(__always) mutating func slope(_ row: Int32, was old: Int8) {
    note(.slope, row, Int32(old))
  }

  mutating func madeLoop(_ loop: Int32) { note(.madeLoop, loop, 0) }

  /// Notes that a loop is of no more use.
  mutating func leftLoop(_ loop: Int32) {
    entries.append(Entry(kind: .leftLoop, index: loop, number: 0))
  }

  @inline(__always) private mutating func note(_ kind: Kind, _ index: Int32, _ old: Int32) {
    if isOpen { entries.append(Entry(kind: kind, index: index, number: Double(old))) }
  }
}

extension Engine {
  /// Begins to note changes.
  mutating func openJournal() { journal.isOpen = true }

  /// Lets the changes be, and gives loops up that were left.
  mutating func closeJournal() {
    journal.isOpen = false
    guard !journal.entries.isEmpty else { return }
    var given: Set<Int32> = []
    for entry in journal.entries.span where entry.kind == .leftLoop {
      if given.insert(entry.index).inserted { loops.remove(entry.index) }
    }
    journal.entries.removeAll()
  }

  /// Takes the changes back.
  mutating func revert() {
    journal.isOpen = false
    while !journal.entries.isEmpty {
      let entry = journal.entries.removeLast()
      switch entry.kind {
      case .value: value[entry.index] = entry.number
      case .definition: knots[entry.index].definition = Int32(entry.number)
      case .subject: setSubject(of: entry.index, to: Int32(entry.number))
      case .loop: knots[entry.index].loop = Int32(entry.number)
      case .slope: store(Int8(entry.number), of: entry.index)
      case .madeLoop: loops.remove(entry.index)
      case .leftLoop: break
      }
    }
  }
}
