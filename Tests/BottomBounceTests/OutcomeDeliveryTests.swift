import Testing

@testable import BottomBounce

/// The promise of one outcome, by itself.
@MainActor struct OutcomeDeliveryTests {
  @MainActor private final class Log {
    var lines: [String] = []

    func delivery() -> OutcomeDelivery<String> {
      OutcomeDelivery(
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

  @Test func `released before a decision, it says so once`() async {
    let log = Log()
    _ = log.delivery()
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["decided cancelled(released)", "ended cancelled(released)"])
  }

  @Test func `released after a decision, it ends with that one`() async {
    let log = Log()
    do {
      let delivery = log.delivery()
      delivery.decide(.value("a"))
    }
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["decided value(\"a\")", "ended value(\"a\")"])
  }
}
