/// What tells one event from another: where it was declared, under which name, with which payload.
///
/// The place alone would do for what is written by hand; expanded macros may share one.
struct EventIdentity: Sendable {
  var name: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt
  var payload: ObjectIdentifier
}

extension EventIdentity: Hashable {
  // Numbers first: they tell nearly all events apart, and every trigger compares.
  static func == (one: EventIdentity, other: EventIdentity) -> Bool {
    guard one.line == other.line, one.column == other.column, one.payload == other.payload else {
      return false
    }
    return same(one.file, other.file) && same(one.name, other.name)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(payload)
  }

  /// Whether two texts are equal, which they nearly always are by being the same piece of memory.
  private static func same(_ one: StaticString, _ other: StaticString) -> Bool {
    one.withUTF8Buffer { one in
      other.withUTF8Buffer { other in
        one.count == other.count
          && (one.baseAddress == other.baseAddress || one.elementsEqual(other))
      }
    }
  }
}
