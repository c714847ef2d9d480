import TestHost
import Testing
import UIKit
import ViewBuilding

#if !os(Linux)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// The closures of gesture recognizers.
@MainActor @Suite(.ownDevice) struct ClosureViewGestureTests {
  /// A gesture recognizer that the test triggers.
  final class Nudge: UIGestureRecognizer {
    var strength = 0

    func happen(strength: Int = 1) {
      self.strength = strength
      state = state == .possible ? .began : .changed
      #if !os(Linux)
        for connection in connections {
          _ = connection.target?.perform(connection.action, with: self)
        }
      #endif
    }

    #if !os(Linux)
      // UIKit sends actions only while it handles touches, so the recognizer sends its own.
      private struct Connection {
        weak var target: NSObject?
        var action: Selector
      }

      private var connections: [Connection] = []

      override func addTarget(_ target: Any, action: Selector) {
        removeTarget(target, action: action)
        connections.append(Connection(target: target as? NSObject, action: action))
      }

      override func removeTarget(_ target: Any?, action: Selector?) {
        let target = target as? NSObject
        connections.removeAll {
          (target == nil || $0.target === target) && (action == nil || $0.action == action)
        }
      }
    #endif
  }

  let host = TestHost(inRealTime: true)
  let view = ClosureView()
  let log = ClosureLog()
  let nudge = Nudge()

  init() {
    host.view.addSubview(view)
  }

  private func note(_ name: String) -> @MainActor (Nudge) -> Void {
    { [log] in log.entries.append("\(name) \($0.strength)") }
  }

  /// Triggers a recognizer and returns the new log entries.
  private func nudged(_ recognizer: Nudge? = nil, strength: Int = 1) async -> [String] {
    (recognizer ?? nudge).happen(strength: strength)
    await host.advance(by: 0.05)
    return log.removeEntries()
  }

  @Test func `the closure gets the recognizer with its own type`() async {
    view.addGestureRecognizer(nudge, action: note("nudge"))
    #expect(view.gestureRecognizers == [nudge])
    #expect(nudge.view === view)
    #expect(await nudged(strength: 5) == ["nudge 5"])
    #expect(await nudged(strength: 6) == ["nudge 6"])
  }

  @Test func `each recognizer has its own closure`() async {
    let other = Nudge()
    view.addGestureRecognizer(nudge, action: note("one"))
    view.addGestureRecognizer(other, action: note("two"))
    #expect(await nudged() == ["one 1"])
    #expect(await nudged(other) == ["two 1"])
    view.removeAction(of: nudge)
    #expect(await nudged() == [])
    #expect(await nudged(other) == ["two 1"])
  }

  @Test func `adding a recognizer again replaces its closure`() async {
    view.addGestureRecognizer(nudge, action: note("one"))
    view.addGestureRecognizer(nudge, action: note("two"))
    #expect(view.gestureRecognizers == [nudge])
    #expect(await nudged() == ["two 1"])
  }

  @Test func `setting, replacing, and removing a closure keeps the recognizer`() async {
    view.addGestureRecognizer(nudge)
    view.setAction(for: nudge, note("one"))
    #expect(await nudged() == ["one 1"])
    view.setAction(for: nudge, note("two"))
    #expect(await nudged() == ["two 1"])
    view.removeAction(of: nudge)
    #expect(await nudged() == [])
    #expect(view.gestureRecognizers == [nudge])
    view.setAction(for: nudge, note("three"))
    #expect(await nudged() == ["three 1"])
  }

  @Test func `a recognizer of another view is not changed`() async {
    final class Token {}
    let other = UIView()
    weak var token: Token?
    inOwnPool {
      let held = Token()
      token = held
      view.setAction(for: nudge) { _ in _ = held }
    }
    #expect(token == nil)
    host.view.addSubview(other)
    other.addGestureRecognizer(nudge)
    view.setAction(for: nudge, note("none"))
    #expect(nudge.view === other)
    #expect(await nudged() == [])
    view.addGestureRecognizer(nudge)
    #expect(await nudged() == [])
  }

  @Test func `a closure can remove itself while it runs`() async {
    view.addGestureRecognizer(nudge) { [view, log] nudge in
      view.removeAction(of: nudge)
      log.entries.append("once \(nudge.strength)")
    }
    #expect(await nudged() == ["once 1"])
    #expect(await nudged() == [])
  }

  @Test func `a closure can replace itself while it runs`() async {
    view.addGestureRecognizer(nudge) { [self] nudge in
      view.setAction(for: nudge, note("second"))
      log.entries.append("first \(nudge.strength)")
    }
    #expect(await nudged() == ["first 1"])
    #expect(await nudged() == ["second 1"])
    view.removeAction(of: nudge)
  }

  @Test func `a closure can remove its recognizer while it runs`() async {
    view.addGestureRecognizer(nudge) { [view, log] nudge in
      log.entries.append("last \(nudge.strength)")
      view.removeGestureRecognizer(nudge)
    }
    #expect(await nudged() == ["last 1"])
    #expect(nudge.view == nil)
    #expect(await nudged() == [])
  }

  enum Removal: CaseIterable, Sendable {
    case removed, listedNoMore, listIsNil, moved, movedWithClosure
  }

  @Test(arguments: Removal.allCases)
  func `a recognizer that leaves the view loses its closure, even if it returns`(removal: Removal)
    async
  {
    let other = ClosureView()
    host.view.addSubview(other)
    view.addGestureRecognizer(nudge, action: note("here"))
    var expected: [String] = []
    switch removal {
    case .removed: view.removeGestureRecognizer(nudge)
    case .listedNoMore: view.gestureRecognizers = [Nudge()]
    case .listIsNil: view.gestureRecognizers = nil
    case .moved: other.addGestureRecognizer(nudge)
    case .movedWithClosure:
      other.addGestureRecognizer(nudge, action: note("there"))
      expected = ["there 1"]
    }
    #expect(await nudged() == expected)
    view.addGestureRecognizer(nudge)
    #expect(nudge.view === view)
    #expect(await nudged() == [])
    view.setAction(for: nudge, note("again"))
    #expect(await nudged() == ["again 1"])
  }

  @Test func `a recognizer that stays in the list keeps its closure`() async {
    view.addGestureRecognizer(nudge, action: note("nudge"))
    let other = Nudge()
    view.gestureRecognizers = [other, nudge]
    #expect(await nudged() == ["nudge 1"])
    view.gestureRecognizers = view.gestureRecognizers
    #expect(await nudged() == ["nudge 1"])
  }

  @Test func `a recognizer added to another view while it is removed keeps the new closure`()
    async
  {
    final class Passing: ClosureView {
      var onRemoval: @MainActor (UIGestureRecognizer) -> Void = { _ in }
      override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.removeGestureRecognizer(gestureRecognizer)
        onRemoval(gestureRecognizer)
      }
    }
    let passing = Passing()
    host.view.addSubview(passing)
    passing.addGestureRecognizer(nudge, action: note("old"))
    passing.onRemoval = { [self] _ in view.addGestureRecognizer(nudge, action: note("new")) }
    passing.gestureRecognizers = nil
    if nudge.view !== view { view.addGestureRecognizer(nudge, action: note("new")) }
    #expect(await nudged() == ["new 1"])
    passing.onRemoval = { _ in }
  }

  @Test func `a closure is released with its recognizer or when it is removed`() {
    final class Token {}
    weak var token: Token?
    weak var recognizer: Nudge?
    func add() {
      inOwnPool {
        let (made, held) = (Nudge(), Token())
        (recognizer, token) = (made, held)
        view.addGestureRecognizer(made) { _ in _ = held }
      }
    }
    add()
    #expect(token != nil && recognizer != nil)
    inOwnPool { if let recognizer { view.removeGestureRecognizer(recognizer) } }
    #expect(token == nil && recognizer == nil)
    add()
    inOwnPool { view.gestureRecognizers = [] }
    #expect(token == nil && recognizer == nil)
    add()
    inOwnPool { if let recognizer { view.removeAction(of: recognizer) } }
    #expect(token == nil && recognizer != nil)
  }
}
