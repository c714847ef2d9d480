import TestHost
import Testing
import UIKit
import ViewBuilding

/// The closures of recognizers of other views than closure views.
@MainActor @Suite(.ownDevice) struct ViewGestureTests {
  private typealias Nudge = ClosureViewGestureTests.Nudge

  private let host = TestHost(inRealTime: true)
  private let log = ClosureLog()

  private func note(_ name: String) -> @MainActor (Nudge) -> Void {
    { [log] in log.entries.append("\(name) \($0.strength)") }
  }

  private func nudged(_ nudge: Nudge) async -> [String] {
    nudge.happen()
    await host.advance(by: 0.05)
    return log.removeEntries()
  }

  @Test(arguments: [0, 1, 2, 3])
  func `any view runs the closures of its recognizers`(index: Int) async {
    let views: [UIView] = [UIView(), UILabel(), UIImageView(), UIButton()]
    let view = views[index]
    let nudge = Nudge()
    host.view.addSubview(view)
    view.addGestureRecognizer(nudge, action: note("one"))
    #expect(nudge.view === view)
    #expect(await nudged(nudge) == ["one 1"])
    view.setAction(for: nudge, note("two"))
    #expect(await nudged(nudge) == ["two 1"])
    view.removeAction(of: nudge)
    #expect(await nudged(nudge) == [])
    #expect(view.gestureRecognizers?.contains(nudge) == true)
  }

  @Test func `labels and image views with a closure receive touches`() {
    let (label, image) = (UILabel(), UIImageView())
    #expect(!label.isUserInteractionEnabled && !image.isUserInteractionEnabled)
    label.addGestureRecognizer(Nudge(), action: note("label"))
    let nudge = Nudge()
    image.addGestureRecognizer(nudge)
    #expect(!image.isUserInteractionEnabled)
    image.setAction(for: nudge, note("image"))
    #expect(label.isUserInteractionEnabled && image.isUserInteractionEnabled)
  }

  @Test func `other views keep their user interaction setting`() {
    for view in [UIView(), ClosureView()] {
      view.isUserInteractionEnabled = false
      view.addGestureRecognizer(Nudge(), action: note("view"))
      #expect(!view.isUserInteractionEnabled)
    }
  }

  @Test func `a label without the recognizer is not changed`() {
    let label = UILabel()
    label.setAction(for: Nudge(), note("label"))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func `a recognizer that moves to another view loses its closure`() async {
    let (view, other) = (UIView(), UIView())
    let nudge = Nudge()
    host.view.addSubview(view)
    host.view.addSubview(other)
    view.addGestureRecognizer(nudge, action: note("view"))
    other.addGestureRecognizer(nudge)
    #expect(await nudged(nudge) == [])
    other.setAction(for: nudge, note("other"))
    #expect(await nudged(nudge) == ["other 1"])
  }

  @Test
  func
    `closures are released with the view, and with the next call after the recognizer is removed`()
  {
    final class Token {}
    weak var token: Token?
    weak var view: UIView?
    func use(_ recognizer: Nudge, in view: UIView) {
      inOwnPool {
        let held = Token()
        token = held
        view.addGestureRecognizer(recognizer) { _ in _ = (held, recognizer) }
      }
    }
    inOwnPool {
      let made = UIView()
      view = made
      use(Nudge(), in: made)
      #expect(token != nil)
    }
    #expect(token == nil && view == nil)

    let kept = UIView()
    let nudge = Nudge()
    use(nudge, in: kept)
    inOwnPool {
      kept.removeGestureRecognizer(nudge)
      kept.addGestureRecognizer(Nudge(), action: note("next"))
    }
    #expect(token == nil)
  }

  @Test func `captured objects can add gestures while they are released`() async {
    final class Token {
      let onEnd: @MainActor @Sendable () -> Void
      init(onEnd: @escaping @MainActor @Sendable () -> Void) { self.onEnd = onEnd }
      deinit { MainActor.assumeIsolated { [onEnd] in onEnd() } }
    }
    let view = ClosureView()
    let (nudge, other) = (Nudge(), Nudge())
    view.addGestureRecognizer(nudge)
    func hold(_ name: String) {
      inOwnPool {
        let held = Token { [view, log] in
          view.addGestureRecognizer(other) { _ in }
          log.entries.append(name)
        }
        view.setAction(for: nudge) { _ in _ = held }
      }
    }
    hold("replaced")
    view.setAction(for: nudge, note("new"))
    hold("removed")
    view.removeAction(of: nudge)
    hold("lost")
    view.removeGestureRecognizer(nudge)
    #expect(log.removeEntries() == ["replaced", "removed", "lost"])
  }

  @Test func `the label of the article receives touches`() async {
    let label = gestureLabel()
    host.view.addSubview(label)
    #expect(label.isUserInteractionEnabled && label.gestureRecognizers?.count == 1)
  }
}
