import TestHost
import Testing
import UIKit
import ViewBuilding

/// The calls of a closure view's delegate.
@MainActor @Suite(.ownDevice) struct ClosureViewDelegateTests {
  /// A delegate that logs all calls with the state of the view.
  final class Listener: ClosureViewDelegate {
    let log = ClosureLog()

    func closureView(_ view: ClosureView, didChangeFirstResponderStatus isFirstResponder: Bool) {
      log.entries.append("first responder \(isFirstResponder), is \(view.isFirstResponder)")
    }
    func closureView(
      _ view: ClosureView, pressesBegan presses: Set<UIPress>, with event: UIPressesEvent?
    ) { log.entries.append("began") }
    func closureView(
      _ view: ClosureView, pressesChanged presses: Set<UIPress>, with event: UIPressesEvent?
    ) { log.entries.append("changed") }
    func closureView(
      _ view: ClosureView, pressesEnded presses: Set<UIPress>, with event: UIPressesEvent?
    ) { log.entries.append("ended") }
    func closureView(
      _ view: ClosureView, pressesCancelled presses: Set<UIPress>, with event: UIPressesEvent?
    ) { log.entries.append("cancelled") }
    func closureView(_ view: ClosureView, willMoveToSuperview newSuperview: UIView?) {
      log.entries.append("will move, is \(view.superview == nil ? "out" : "in")")
    }
    func closureViewDidMoveToSuperview(_ view: ClosureView) {
      log.entries.append("did move, is \(view.superview == nil ? "out" : "in")")
    }
  }

  /// A delegate without methods.
  final class Deaf: ClosureViewDelegate {}

  /// A superview that logs the presses in the responder chain.
  final class Parent: UIView {
    var log: ClosureLog?
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.entries.append("chain began")
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.entries.append("chain changed")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.entries.append("chain ended")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log?.entries.append("chain cancelled")
    }
  }

  let host = TestHost()
  let view = ClosureView()
  let listener = Listener()

  private var told: [String] { listener.log.removeEntries() }

  /// Adds the view to the window and sets its delegate.
  private func show() {
    host.view.addSubview(view)
    view.acceptsFirstResponder = true
    view.delegate = listener
  }

  @Test func `a closure view becomes first responder only if it accepts it`() {
    host.view.addSubview(view)
    view.delegate = listener
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(told == [])
    view.acceptsFirstResponder = true
    #expect(view.becomeFirstResponder())
    #expect(told == ["first responder true, is true"])
  }

  @Test func `the delegate is notified only of changes`() {
    show()
    view.resignFirstResponder()
    #expect(told == [])
    view.becomeFirstResponder()
    view.becomeFirstResponder()
    #expect(told == ["first responder true, is true"])
    view.resignFirstResponder()
    view.resignFirstResponder()
    #expect(told == ["first responder false, is false"])
  }

  @Test func `the delegate is notified when another view becomes first responder`() {
    show()
    let other = ClosureView()
    other.acceptsFirstResponder = true
    host.view.addSubview(other)
    view.becomeFirstResponder()
    _ = told
    other.becomeFirstResponder()
    #expect(told == ["first responder false, is false"])
    other.delegate = listener
    view.becomeFirstResponder()
    #expect(told == ["first responder false, is false", "first responder true, is true"])
  }

  @Test func `a view that cannot resign reports the change when it leaves its window`() {
    final class Stubborn: ClosureView {
      override var canResignFirstResponder: Bool { false }
    }
    let (stubborn, other) = (Stubborn(), ClosureView())
    for view in [stubborn, other] {
      view.acceptsFirstResponder = true
      host.view.addSubview(view)
    }
    stubborn.becomeFirstResponder()
    stubborn.delegate = listener
    #expect(!other.becomeFirstResponder())
    #expect(told == [])
    stubborn.delegate = nil
    stubborn.removeFromSuperview()
    stubborn.delegate = listener
    host.view.addSubview(stubborn)
    _ = told
    stubborn.becomeFirstResponder()
    #expect(told == ["first responder true, is true"])
  }

  @Test func `the delegate is notified when the first responder leaves the window`() {
    show()
    view.becomeFirstResponder()
    _ = told
    view.removeFromSuperview()
    #expect(told.filter { $0.hasPrefix("first") } == ["first responder false, is false"])
  }

  @Test func `the delegate is notified before and after a change of the superview`() {
    view.delegate = listener
    host.view.addSubview(view)
    #expect(told == ["will move, is out", "did move, is in"])
    view.removeFromSuperview()
    #expect(told == ["will move, is in", "did move, is out"])
  }

  @Test func `the delegate is notified of presses after the responder chain`() {
    let parent = Parent()
    parent.log = listener.log
    parent.addSubview(view)
    view.delegate = listener
    view.pressesBegan([], with: nil)
    view.pressesChanged([], with: nil)
    view.pressesEnded([], with: nil)
    view.pressesCancelled([], with: nil)
    #expect(
      told == [
        "chain began", "began", "chain changed", "changed", "chain ended", "ended",
        "chain cancelled", "cancelled",
      ])
  }

  @Test func `every method is optional`() {
    let deaf = Deaf()
    let parent = Parent()
    show()
    view.delegate = deaf
    parent.addSubview(view)
    host.view.addSubview(view)
    view.becomeFirstResponder()
    view.pressesBegan([], with: nil)
    view.pressesChanged([], with: nil)
    view.pressesEnded([], with: nil)
    view.pressesCancelled([], with: nil)
    #expect(view.isFirstResponder)
  }

  @Test func `the delegate is not retained`() {
    inOwnPool {
      let short = Listener()
      view.delegate = short
      #expect(view.delegate === short)
    }
    #expect(view.delegate == nil)
  }
}
