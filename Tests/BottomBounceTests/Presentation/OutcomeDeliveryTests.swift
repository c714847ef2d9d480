import Testing

@testable import BottomBounce

/// The delivery of exactly one outcome, without views.
@MainActor struct OutcomeDeliveryTests {
  @MainActor private final class Log {
    var lines: [String] = []

    func delivery() -> OutcomeDelivery<String> {
      OutcomeDelivery(
        callbacks: .init(
          willPresent: { self.lines.append("will present") },
          willDismiss: { self.lines.append("will dismiss \($0)") },
          didDismiss: { self.lines.append("did dismiss \($0)") }),
        onDecision: { self.lines.append("decided \($0)") },
        onEnd: { self.lines.append("ended \($0)") })
    }
  }

  @Test func `only the first decision and the first end count`() {
    let log = Log()
    let delivery = log.delivery()
    delivery.decide(.value("a"))
    delivery.decide(.cancelled(.code))
    delivery.end()
    delivery.end()
    #expect(log.lines == ["decided value(\"a\")", "ended value(\"a\")"])
  }

  @Test func `release before a decision delivers .released once`() async {
    let log = Log()
    _ = log.delivery()
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["decided cancelled(released)", "ended cancelled(released)"])
  }

  @Test func `release after a decision ends with that decision`() async {
    let log = Log()
    do {
      let delivery = log.delivery()
      delivery.decide(.value("a"))
    }
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["decided value(\"a\")", "ended value(\"a\")"])
  }

  @Test func `presentation and dismissal callbacks are paired around the outcome`() {
    let log = Log()
    let delivery = log.delivery()
    delivery.begin()
    delivery.begin()
    delivery.decide(.value("a"))
    delivery.end()
    #expect(
      log.lines == [
        "will present", "will dismiss value(\"a\")", "decided value(\"a\")",
        "did dismiss value(\"a\")", "ended value(\"a\")",
      ])
  }

  @Test func `release after presentation delivers the dismissal, too`() async {
    let log = Log()
    log.delivery().begin()
    for _ in 0..<1_000 where log.lines.count < 5 { await Task.yield() }
    #expect(
      log.lines == [
        "will present", "will dismiss cancelled(released)", "decided cancelled(released)",
        "did dismiss cancelled(released)", "ended cancelled(released)",
      ])
  }

  @Test func `an end without a decision delivers an outcome`() {
    let log = Log()
    log.delivery().end()
    #expect(log.lines == ["decided cancelled(released)", "ended cancelled(released)"])
  }

  @Test func `a sheet decided before it is presented is not presented`() {
    let log = Log()
    let delivery = log.delivery()
    delivery.decide(.cancelled(.hostDetached))
    delivery.begin()
    delivery.end()
    #expect(log.lines == ["decided cancelled(hostDetached)", "ended cancelled(hostDetached)"])
  }
}
