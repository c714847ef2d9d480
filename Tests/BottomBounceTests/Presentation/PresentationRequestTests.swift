import Testing

@testable import BottomBounce

/// The delivery of exactly one outcome, without views.
@MainActor struct PresentationRequestTests {
  @MainActor private final class Log {
    var lines: [String] = []

    func request(_ delivery: PresentationRequest.Delivery = .atDecision) -> PresentationRequest {
      let answer = AnswerKeeper(
        TextContent.text("a"),
        callbacks: SheetCallbacks(
          willPresent: { self.lines.append("will present") },
          willDismiss: { self.lines.append("will dismiss \($0)") },
          didDismiss: { self.lines.append("did dismiss \($0)") })
      ) { self.lines.append("\($0)") }
      _ = answer.makeBody(SheetContext())
      return PresentationRequest(
        answer, delivery: delivery, onEnd: { self.lines.append("end") })
    }
  }

  /// Confirms the text "a".
  private func confirm(_ request: PresentationRequest) {
    _ = request.answer.confirm()
    request.decide(.value(()))
  }

  @Test func `a request reports its outcome and its removal once`() {
    let log = Log()
    let request = log.request()
    confirm(request)
    request.decide(.cancelled(.programmatic))
    request.end()
    request.end()
    #expect(log.lines == ["value(\"a\")", "end"])
  }

  @Test func `a request that delivers at the end calls nothing at the decision`() {
    let log = Log()
    let request = log.request(.atEnd)
    request.begin()
    confirm(request)
    #expect(log.lines == ["will present", "will dismiss value(\"a\")"])
    request.end()
    request.end()
    #expect(log.lines.dropFirst(2) == ["did dismiss value(\"a\")", "value(\"a\")", "end"])
  }

  @Test(arguments: [false, true])
  func `the action of a button runs once, after the outcome`(atEnd: Bool) {
    let log = Log()
    let request = log.request(atEnd ? .atEnd : .atDecision)
    request.begin()
    request.buttonAction = { log.lines.append("action") }
    request.decide(.cancelled(.button))
    #expect(log.lines.contains("action") != atEnd)
    request.end()
    #expect(log.lines.filter { $0 == "action" }.count == 1)
    let outcome = log.lines.firstIndex(of: "cancelled(button)")
    #expect(outcome.map { log.lines[$0 + 1] } == "action")
  }

  @Test func `release of a request that delivers at the end delivers its decision`() async {
    let log = Log()
    do {
      let request = log.request(.atEnd)
      request.begin()
      confirm(request)
    }
    for _ in 0..<1_000 where log.lines.count < 5 { await Task.yield() }
    #expect(log.lines.dropFirst(2) == ["did dismiss value(\"a\")", "value(\"a\")", "end"])
  }

  @Test func `release before a decision delivers .released once`() async {
    let log = Log()
    _ = log.request()
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["cancelled(released)", "end"])
  }

  @Test func `release after a decision ends with that decision`() async {
    let log = Log()
    do {
      let request = log.request()
      confirm(request)
    }
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["value(\"a\")", "end"])
  }

  @Test func `presentation and dismissal callbacks are paired around the outcome`() {
    let log = Log()
    let request = log.request()
    request.begin()
    request.begin()
    confirm(request)
    request.end()
    #expect(
      log.lines == [
        "will present", "will dismiss value(\"a\")", "value(\"a\")",
        "did dismiss value(\"a\")", "end",
      ])
  }

  @Test func `release after presentation delivers the dismissal, too`() async {
    let log = Log()
    log.request().begin()
    for _ in 0..<1_000 where log.lines.count < 5 { await Task.yield() }
    #expect(
      log.lines == [
        "will present", "will dismiss cancelled(released)", "cancelled(released)",
        "did dismiss cancelled(released)", "end",
      ])
  }

  @Test func `an end without a decision delivers an outcome`() {
    let log = Log()
    log.request().end()
    #expect(log.lines == ["cancelled(released)", "end"])
  }

  @Test func `a sheet decided before it is presented is not presented`() {
    let log = Log()
    let request = log.request()
    request.decide(.cancelled(.hostDetached))
    request.begin()
    request.end()
    #expect(log.lines == ["cancelled(hostDetached)", "end"])
  }
}
