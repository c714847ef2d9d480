import Testing
import UIKit
import UIKitSimulator

/// A view whose subviews belong to its content view.
@MainActor @Suite(.ownDevice) struct UIVisualEffectViewTests {
  @Test func `the content view contains subviews and fills the view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let label = UILabel()
    view.contentView.addSubview(label)
    view.layoutIfNeeded()
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.frame == view.bounds)
    #expect(label.isDescendant(of: view))
    #expect(view.effect is UIBlurEffect)
  }

  @Test func `a subview of the view itself stops the program`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        UIVisualEffectView(effect: nil).addSubview(UILabel())
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "NSInternalInconsistencyException: UILabel was added to a UIVisualEffectView itself instead "
          + "of to its contentView."))
  }

  @Test func `inserting at an index has the same effect`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIVisualEffectView(effect: nil).insertSubview(UIView(), at: 0)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIVisualEffectView(effect: nil)
      view.insertSubview(UIView(), aboveSubview: view.contentView)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIVisualEffectView(effect: nil)
      view.insertSubview(UIView(), belowSubview: view.contentView)
    }
  }
}
