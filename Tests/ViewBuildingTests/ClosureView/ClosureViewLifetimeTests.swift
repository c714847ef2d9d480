import TestHost
import Testing
import UIKit
import ViewBuilding

/// The lifetime of a closure view and its closures.
@MainActor @Suite(.ownDevice) struct ClosureViewLifetimeTests {
  final class Token: ClosureViewDelegate {}

  @Test func `a view with all features is released with everything it retains`() {
    weak var view: ClosureView?
    weak var label: UILabel?
    weak var tap: UITapGestureRecognizer?
    weak var token: Token?
    inOwnPool {
      let (made, text, recognizer, held) = (
        ClosureView(), UILabel(), UITapGestureRecognizer(), Token()
      )
      (view, label, tap, token) = (made, text, recognizer, held)
      made["title"] = text
      made.delegate = held
      made.onFrameChange = { _ in _ = held }
      made.onLayoutSubviews = { _ in _ = held }
      made.addGestureRecognizer(recognizer) { _ in _ = held }
      made.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      made.layoutIfNeeded()
      #expect(view != nil && label != nil && tap != nil && token != nil)
    }
    #expect(view == nil && label == nil && tap == nil && token == nil)
  }

  @Test func `a closure retains its captures until it is set to nil`() {
    let view = ClosureView()
    weak var token: Token?
    inOwnPool {
      let held = Token()
      token = held
      view.onFrameChange = { _ in _ = held }
      view.onLayoutSubviews = { _ in _ = held }
    }
    view.onFrameChange = nil
    #expect(token != nil)
    view.onLayoutSubviews = nil
    #expect(token == nil)
  }

  @Test func `a recognizer can outlive its view`() {
    let tap = UITapGestureRecognizer()
    weak var token: Token?
    weak var view: ClosureView?
    inOwnPool {
      let (made, held) = (ClosureView(), Token())
      (view, token) = (made, held)
      made.addGestureRecognizer(tap) { _ in _ = held }
    }
    #expect(view == nil && token == nil)
    UIView().addGestureRecognizer(tap)
  }
}
