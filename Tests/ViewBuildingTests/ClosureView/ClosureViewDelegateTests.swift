import TestHost
import Testing
import UIKit
import ViewBuilding

/// What the delegate of a closure view is told, and when.
@MainActor @Suite(.ownDevice) struct ClosureViewDelegateTests {
  /// Notes everything, with what is true of the view at that time.
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

  /// Implements nothing.
  final class Deaf: ClosureViewDelegate {}

  /// A superview that notes the presses that come up the chain.
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

  private var told: [String] { listener.log.takeEntries() }

  /// Puts the view on the screen, with a delegate from then on.
  private func show() {
    host.view.addSubview(view)
    view.acceptsFirstResponder = true
    view.delegate = listener
  }

  @Test func `a closure view becomes first responder only where that is allowed`() {
    host.view.addSubview(view)
    view.delegate = listener
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(told == [])
    view.acceptsFirstResponder = true
    #expect(view.becomeFirstResponder())
    #expect(told == ["first responder true, is true"])
  }

  @Test func `only changes of the first responder are told`() {
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

  @Test func `another responder that takes over is told to the one before`() {
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

  @Test func `a view that does not give the role away tells nothing until it loses it`() {
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

  @Test func `leaving the window is told`() {
    show()
    view.becomeFirstResponder()
    _ = told
    view.removeFromSuperview()
    #expect(told.filter { $0.hasPrefix("first") } == ["first responder false, is false"])
  }

  @Test func `superviews are told before and after, with UIKit's methods done`() {
    view.delegate = listener
    host.view.addSubview(view)
    #expect(told == ["will move, is out", "did move, is in"])
    view.removeFromSuperview()
    #expect(told == ["will move, is in", "did move, is out"])
  }

  @Test func `presses go up the chain first, then they are told`() {
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

  @Test func `the delegate is not kept alive`() {
    inOwnPool {
      let short = Listener()
      view.delegate = short
      #expect(view.delegate === short)
    }
    #expect(view.delegate == nil)
  }
}
