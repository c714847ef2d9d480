import Testing

@testable import BottomBounce

/// The delivery of exactly one outcome, without views.
@MainActor struct PresentationRequestTests {
  @MainActor private final class Log {
    var lines: [String] = []

    func request() -> PresentationRequest<TextContent> {
      PresentationRequest(
        TextContent(),
        callbacks: .init(
          willPresent: { self.lines.append("will present") },
          willDismiss: { self.lines.append("will dismiss \($0)") },
          didDismiss: { self.lines.append("did dismiss \($0)") }),
        onDecision: { self.lines.append("decided \($0)") },
        onEnd: { self.lines.append("ended \($0)") })
    }
  }

  @Test func `a request reports its outcome and its removal once`() {
    let log = Log()
    let request = log.request()
    request.decide(.value("a"))
    request.decide(.cancelled(.programmatic))
    request.end()
    request.end()
    #expect(log.lines == ["decided value(\"a\")", "ended value(\"a\")"])
  }

  @Test func `release before a decision delivers .released once`() async {
    let log = Log()
    _ = log.request()
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["decided cancelled(released)", "ended cancelled(released)"])
  }

  @Test func `release after a decision ends with that decision`() async {
    let log = Log()
    do {
      let request = log.request()
      request.decide(.value("a"))
    }
    for _ in 0..<1_000 where log.lines.count < 2 { await Task.yield() }
    #expect(log.lines == ["decided value(\"a\")", "ended value(\"a\")"])
  }

  @Test func `presentation and dismissal callbacks are paired around the outcome`() {
    let log = Log()
    let request = log.request()
    request.begin()
    request.begin()
    request.decide(.value("a"))
    request.end()
    #expect(
      log.lines == [
        "will present", "will dismiss value(\"a\")", "decided value(\"a\")",
        "did dismiss value(\"a\")", "ended value(\"a\")",
      ])
  }

  @Test func `release after presentation delivers the dismissal, too`() async {
    let log = Log()
    log.request().begin()
    for _ in 0..<1_000 where log.lines.count < 5 { await Task.yield() }
    #expect(
      log.lines == [
        "will present", "will dismiss cancelled(released)", "decided cancelled(released)",
        "did dismiss cancelled(released)", "ended cancelled(released)",
      ])
  }

  @Test func `an end without a decision delivers an outcome`() {
    let log = Log()
    log.request().end()
    #expect(log.lines == ["decided cancelled(released)", "ended cancelled(released)"])
  }

  @Test func `a sheet decided before it is presented is not presented`() {
    let log = Log()
    let request = log.request()
    request.decide(.cancelled(.hostDetached))
    request.begin()
    request.end()
    #expect(log.lines == ["decided cancelled(hostDetached)", "ended cancelled(hostDetached)"])
  }
}
