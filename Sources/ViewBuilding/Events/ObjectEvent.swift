/// The name of something that happens to objects, with the type of the value that comes with it.
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
/// An event is a value and belongs to no object: any object can have handlers for it, see
/// ``events(of:)``. Two events are equal if they were declared at the same place with the same payload,
/// so names need to be unique only where Swift itself asks for it.
public struct ObjectEvent<Payload>: Sendable {
  let identity: EventIdentity

  /// The event that is declared at the place of the call.
  ///
  /// - Parameters:
  ///   - name: What the event is called in its description.
  ///   - file: The file of the declaration.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    name: StaticString = #function, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) {
    identity = EventIdentity(
      name: name, file: file, line: line, column: column, payload: ObjectIdentifier(Payload.self))
  }
}

extension ObjectEvent: Hashable {
  /// Whether two events were declared at the same place.
  public static func == (one: ObjectEvent, other: ObjectEvent) -> Bool { one.identity == other.identity }

  /// Feeds what tells the event from others.
  public func hash(into hasher: inout Hasher) { identity.hash(into: &hasher) }
}

extension ObjectEvent: CustomStringConvertible {
  /// The name with the place of the declaration, such as `renamed (Profile/Events.swift:12)`.
  public var description: String { "\(identity.name) (\(identity.file):\(identity.line))" }
}
