import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct GestureStateTests {
  let device = Simulator()
  let view = TouchedView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  var fingers: Fingers { Fingers(device: device) }

  init() {
    device.window.addSubview(view)
  }

  final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
  }

  final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var isSimultaneous = false
    var receivesTouch = true
    var receivesEvent = true
    weak var waitsFor: UIGestureRecognizer?
    weak var isWaitedForBy: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === isWaitedForBy }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receivesTouch }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { receivesEvent }
  }

  // MARK: The table

  @Test(
    arguments: [
      ([.began], .began), ([.ended], .ended), ([.failed], .failed), ([.changed], .possible),
      ([.cancelled], .failed), ([.began, .changed], .changed), ([.began, .ended], .ended),
      ([.began, .cancelled], .cancelled), ([.began, .failed], .cancelled),
      ([.began, .possible], .began), ([.began, .changed, .began], .changed),
      ([.began, .changed, .changed, .ended], .ended), ([.began, .changed, .cancelled], .cancelled),
      ([.failed, .began], .failed), ([.ended, .began], .ended),
      ([.began, .ended, .changed], .ended),
    ] as [([UIGestureRecognizer.State], UIGestureRecognizer.State)])
  func `states follow the transition table`(
    path: [UIGestureRecognizer.State], end: UIGestureRecognizer.State
  ) {
    let recognizer = UIGestureRecognizer()
    for state in path { recognizer.state = state }
    #expect(recognizer.state == end)
  }

  @Test func `recognized equals ended`() {
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UIGestureRecognizer.State.ended.rawValue == 3)
    #expect(UIGestureRecognizer.State.failed.rawValue == 5)
  }

  @Test func `a recognizer has Apple's defaults`() {
    let recognizer = UIGestureRecognizer(target: nil, action: nil)
    #expect(recognizer.state == .possible)
    #expect(recognizer.isEnabled)
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.requiresExclusiveTouchType)
    #expect(recognizer.allowedTouchTypes == [0, 1, 2, 3])
    #expect(recognizer.numberOfTouches == 0)
    #expect(recognizer.name == nil)
    #expect(recognizer.view == nil)
  }

  @Test func `a continuous gesture reports every state and returns to possible`() {
    let log = Log()
    let recognizer = ScriptedRecognizer("pan") { log($0) }
    recognizer.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    recognizer.onEnded = { $0.state = .ended }
    view.addGestureRecognizer(recognizer)
    let touch = fingers.down(at: 150, 350)
    fingers.move(touch, to: 160, 350)
    fingers.move(touch, to: 170, 350)
    #expect(recognizer.location(in: view) == CGPoint(x: 70, y: 50))
    #expect(recognizer.numberOfTouches == 1)
    fingers.up(touch)
    #expect(log.entries == ["pan began", "pan changed", "pan ended"])
    #expect(recognizer.state == .possible)
    #expect(recognizer.log == ["began", "moved", "moved", "ended", "reset"])
  }

  @Test func `a handler is called for each of two states in one event`() {
    let log = Log()
    let recognizer = ScriptedRecognizer("tap") { log($0) }
    recognizer.onEnded = {
      $0.state = .began
      $0.state = .ended
    }
    view.addGestureRecognizer(recognizer)
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["tap began", "tap ended"])
  }

  @Test func `failing isn't reported, and lasts until the touch ends`() {
    let log = Log()
    let recognizer = ScriptedRecognizer("tap") { log($0) }
    recognizer.onBegan = { $0.state = .failed }
    view.addGestureRecognizer(recognizer)
    let touch = fingers.down(at: 150, 350)
    #expect(recognizer.state == .failed)
    fingers.move(touch, to: 151, 350)
    fingers.tap(at: 150, 360)
    #expect(recognizer.log == ["began"])
    fingers.up(touch)
    #expect(recognizer.state == .possible)
    #expect(recognizer.log == ["began", "reset"])
    #expect(log.entries.isEmpty)
  }

  @Test func `disabling cancels the gesture`() {
    let log = Log()
    let recognizer = ScriptedRecognizer("pan") { log($0) }
    recognizer.onBegan = { $0.state = .began }
    view.addGestureRecognizer(recognizer)
    let touch = fingers.down(at: 150, 350)
    recognizer.isEnabled = false
    #expect(log.entries == ["pan began", "pan cancelled"])
    #expect(recognizer.state == .possible)
    recognizer.isEnabled = true
    fingers.move(touch, to: 151, 350)
    #expect(recognizer.log == ["began", "reset"])
  }

  @Test func `a removed recognizer receives no more touches`() {
    let recognizer = ScriptedRecognizer()
    view.addGestureRecognizer(recognizer)
    #expect(recognizer.view === view)
    let touch = fingers.down(at: 150, 350)
    view.removeGestureRecognizer(recognizer)
    fingers.up(touch)
    #expect(recognizer.view == nil)
    #expect(recognizer.log == ["began", "reset"])
    #expect(view.gestureRecognizers == [])
  }

  @Test func `adding a recognizer removes it from its previous view`() {
    let recognizer = ScriptedRecognizer()
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(recognizer)
    device.window.addGestureRecognizer(recognizer)
    #expect(view.gestureRecognizers == [])
    #expect(recognizer.view === device.window)
  }

  @Test func `an ignored touch isn't delivered again`() {
    let recognizer = ScriptedRecognizer()
    recognizer.onBegan = { recognizer in
      for touch in recognizer.trackedTouches { recognizer.ignore(touch, for: UIEvent()) }
    }
    view.addGestureRecognizer(recognizer)
    fingers.tap(at: 150, 350)
    #expect(recognizer.log == ["began"])
  }

  // MARK: Who may recognize

  /// Two gesture recognizers of a view, the second in front.
  ///
  /// Each recognizes when the finger is lifted.
  func pair(_ log: Log) -> (ScriptedRecognizer, ScriptedRecognizer) {
    let first = ScriptedRecognizer("first") { log($0) }
    let second = ScriptedRecognizer("second") { log($0) }
    for recognizer in [first, second] {
      recognizer.onEnded = { $0.state = .ended }
      view.addGestureRecognizer(recognizer)
    }
    return (first, second)
  }

  @Test func `a recognizer excludes others`() {
    let log = Log()
    _ = pair(log)
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["first ended"])
  }

  @Test(arguments: ["first", "second"])
  func `either delegate can allow simultaneous recognition`(owner: String) {
    let log = Log()
    let (first, second) = pair(log)
    let delegate = Delegate()
    delegate.isSimultaneous = true
    (owner == "first" ? first : second).delegate = delegate
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["first ended", "second ended"])
  }

  @Test func `both recognize if one can't prevent or the other can't be prevented`() {
    let log = Log()
    let (first, second) = pair(log)
    first.prevents = false
    fingers.tap(at: 150, 350)
    #expect(log.entries.count == 2)
    first.prevents = true
    second.isPreventable = false
    fingers.tap(at: 150, 350)
    #expect(log.entries.count == 4)
  }

  @Test func `the delegate decides whether a gesture begins`() {
    let log = Log()
    let (first, _) = pair(log)
    let delegate = Delegate()
    delegate.begins = false
    first.delegate = delegate
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["second ended"])
  }

  @Test func `the delegate decides whether a recognizer receives touches and events`() {
    let recognizer = ScriptedRecognizer()
    let delegate = Delegate()
    recognizer.delegate = delegate
    view.addGestureRecognizer(recognizer)
    delegate.receivesTouch = false
    fingers.tap(at: 150, 350)
    delegate.receivesTouch = true
    delegate.receivesEvent = false
    fingers.tap(at: 150, 350)
    #expect(recognizer.log.isEmpty)
    delegate.receivesEvent = true
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    fingers.tap(at: 150, 350)
    #expect(recognizer.log.isEmpty)
  }

  enum Requirement: CaseIterable {
    case call, subclass, delegate, delegateOfOther
  }

  @Test(arguments: Requirement.allCases)
  func `a recognizer waits until another one fails`(requirement: Requirement) {
    let log = Log()
    let (first, second) = pair(log)
    let delegate = Delegate()
    switch requirement {
    case .call: first.require(toFail: second)
    case .subclass: first.waitsFor = second
    case .delegate:
      delegate.waitsFor = second
      first.delegate = delegate
    case .delegateOfOther:
      delegate.isWaitedForBy = first
      second.delegate = delegate
    }
    // The other recognizer recognizes, so the waiting one fails.
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["second ended"])
    // The other recognizer fails, so the waiting one continues.
    log.entries = []
    second.onEnded = { $0.state = .failed }
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["first ended"])
    // The other recognizer doesn't track the touch, so nothing waits for it.
    log.entries = []
    second.isEnabled = false
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["first ended"])
  }

  @Test func `a chain of requirements is resolved in one event`() {
    let log = Log()
    let (first, second) = pair(log)
    let third = ScriptedRecognizer("third") { log($0) }
    third.onEnded = { $0.state = .failed }
    view.addGestureRecognizer(third)
    first.require(toFail: second)
    second.require(toFail: third)
    fingers.tap(at: 150, 350)
    #expect(log.entries == ["second ended"])
    #expect(first.state == .possible)
  }

}
