import Testing
import ViewBuilding

extension ObjectEvent where Payload == Int {
  // The same name in the same file as below, with another payload.
  static var counted: ObjectEvent { ObjectEvent() }
}

extension ObjectEvent where Payload == Double {
  static var counted: ObjectEvent { ObjectEvent() }
}

/// What makes two events the same.
@Suite struct EventTests {
  private enum Early {
    static var closed: ObjectEvent<Void> { ObjectEvent() }
    static let opened = ObjectEvent<Void>()
    static let left = ObjectEvent<Void>(), right = ObjectEvent<Void>()
  }

  private enum Late {
    static var closed: ObjectEvent<Void> { ObjectEvent() }
  }

  private static func made<Payload>(for payload: Payload.Type) -> ObjectEvent<Payload> {
    ObjectEvent()
  }

  @Test func `an event is the same wherever it is asked for`() {
    #expect(ObjectEvent.saved == ObjectEvent.saved)
    #expect(Early.closed == Early.closed)
    #expect(Set([ObjectEvent<String>.saved, .saved, .sent]).count == 2)
  }

  @Test func `events differ by their names`() {
    #expect(ObjectEvent.saved != ObjectEvent.sent)
  }

  @Test func `events of the same name in two types of one file differ`() {
    #expect(Early.closed != Late.closed)
  }

  @Test func `stored events differ, on one line too`() {
    #expect(Set([Early.opened, Early.left, Early.right]).count == 3)
  }

  @Test func `events of the same name in two files differ`() {
    let here = ObjectEvent<Int>(name: "saved", file: "App/A.swift", line: 1, column: 1)
    #expect(here == ObjectEvent(name: "saved", file: "App/A.swift", line: 1, column: 1))
    #expect(here != ObjectEvent(name: "saved", file: "App/B.swift", line: 1, column: 1))
    #expect(here != ObjectEvent(name: "saved", file: "Application/A.swift", line: 1, column: 1))
    #expect(here != ObjectEvent(name: "sent", file: "App/A.swift", line: 1, column: 1))
    #expect(here != ObjectEvent(name: "saved", file: "App/A.swift", line: 2, column: 1))
    #expect(here != ObjectEvent(name: "saved", file: "App/A.swift", line: 1, column: 2))
  }

  @MainActor @Test func `events of the same name with other payloads do not hear of each other`() {
    let object = ObjectKind.plain.make()
    var heard: [String] = []
    events(of: object).on(.counted) { (number: Int) in heard.append("int \(number)") }
    events(of: object).on(.counted) { (number: Double) in heard.append("double \(number)") }
    events(of: object).on(Self.made(for: Int.self)) { heard.append("made \($0)") }
    events(of: object).on(Self.made(for: Int?.self)) { heard.append("optional \($0 ?? 0)") }
    events(of: object).trigger(.counted, 1 as Int)
    events(of: object).trigger(.counted, 2.5)
    events(of: object).trigger(Self.made(for: Int.self), 3)
    events(of: object).trigger(Self.made(for: Int?.self), 4)
    #expect(heard == ["int 1", "double 2.5", "made 3", "optional 4"])
  }

  @Test func `an event says what it is called and where it was declared`() {
    #expect(ObjectEvent.saved.description == "saved (ViewBuildingTests/EventFixture.swift:7)")
  }
}
