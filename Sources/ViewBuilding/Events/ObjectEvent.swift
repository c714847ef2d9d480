/// The name of an event that any object can have, with the type of its value.
///
/// ```swift
/// extension ObjectEvent where Payload == String {
///   static var renamed: ObjectEvent { ObjectEvent() }
/// }
/// extension ObjectEvent where Payload == Void {
///   static var closed: ObjectEvent { ObjectEvent() }
/// }
/// ```
///
/// An event is a value that belongs to no object. Any object can have handlers for it, see
/// ``events(of:)``. Two events are equal if they have the same payload type and the same
/// declaration, so the same name in two types stands for two events.
public struct ObjectEvent<Payload>: Hashable, Sendable {
  let identity: EventIdentity

  /// Creates the event that is declared at the location of the call.
  ///
  /// The default arguments are the name and the location of the declaration.
  public init(
    name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    identity = EventIdentity(
      name: name, file: file, line: line, column: column, payload: ObjectIdentifier(Payload.self))
  }
}

/// The name is part of the identity because expanded macros can share a location.
struct EventIdentity: Hashable, Sendable {
  var name: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt
  var payload: ObjectIdentifier

  // The numbers are compared first, because they differ for nearly all pairs of events.
  static func == (one: EventIdentity, other: EventIdentity) -> Bool {
    one.line == other.line && one.column == other.column && one.payload == other.payload
      && areEqual(one.file, other.file) && areEqual(one.name, other.name)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(payload)
  }

  /// Equal texts nearly always share their memory.
  private static func areEqual(_ one: StaticString, _ other: StaticString) -> Bool {
    one.withUTF8Buffer { one in
      other.withUTF8Buffer {
        one.count == $0.count && (one.baseAddress == $0.baseAddress || one.elementsEqual($0))
      }
    }
  }
}
