import Testing
import ViewBuilding

extension ObjectEvent where Payload == Int {
  // The event below has the same name and another payload.
  static var counted: ObjectEvent { ObjectEvent() }
}

extension ObjectEvent where Payload == Double {
  static var counted: ObjectEvent { ObjectEvent() }
}

/// The identity of events.
@Suite struct ObjectEventTests {
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

  @Test func `an event is equal to itself in every access`() {
    #expect(ObjectEvent.saved == ObjectEvent.saved)
    #expect(Early.closed == Early.closed)
    #expect(Set([ObjectEvent<String>.saved, .saved, .sent]).count == 2)
  }

  @Test func `events with different names are different`() {
    #expect(ObjectEvent.saved != ObjectEvent.sent)
  }

  @Test func `events of the same name in two types of one file differ`() {
    #expect(Early.closed != Late.closed)
  }

  @Test func `stored events on one line are different`() {
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

  @MainActor @Test func `events with the same name and different payloads are independent`() {
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
}
