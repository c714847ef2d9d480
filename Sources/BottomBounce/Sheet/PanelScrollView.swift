import UIKit
import ViewBuilding

/// What a panel asks and tells, which a finger scrolls under the header where it is higher than the room there is.
///
/// A body that can use any height gives up its own first, down to its least one.
@MainActor final class PanelScrollView: UIScrollView {
  /// The parts of the panel, as high as they need.
  let content = UIView()
  /// Divides what is scrolled from what stays above it.
  weak var line: UIView?
  /// The sizes of view and content for which the focus was brought into sight.
  private var sizes = [CGSize.zero, .zero]

  /// A view without parts.
  init() {
    super.init(frame: .zero)
    // What bars cover is no part of it.
    contentInsetAdjustmentBehavior = .never
    isScrollEnabled = false
    // A tap on the status bar is for what is behind the sheet.
    scrollsToTop = false
    ViewTree(in: self) {
      ViewNode(content) {
        "edges == 0"
        "width == superview.width"
        // Less than contents resist being compressed with, more than a height that a detent asks for.
        "height == superview.height @ 745"
      }
    }
  }

  required init?(coder: NSCoder) {
    assertionFailure("PanelScrollView is made in code.")
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line?.isHidden = contentOffset.y < 0.5
    let sizes = [bounds.size, contentSize]
    guard sizes != self.sizes else { return }
    self.sizes = sizes
    isScrollEnabled = contentSize.height > bounds.height + 0.5
    showFocus()
  }

  /// Brings what takes the keys into sight, or its caret where it has one.
  func showFocus() {
    guard isScrollEnabled, let view = FocusMemory.firstResponder(in: self) as? UIView else {
      return
    }
    let input = view as? any UITextInput
    let place = input?.selectedTextRange.flatMap { input?.caretRect(for: $0.end) } ?? view.bounds
    // With a caret comes the box around it, as far as there is room for that.
    let room = max(min(PanelLayout.gap * 2, (bounds.height - place.height) / 2), 0)
    scrollRectToVisible(convert(place, from: view).insetBy(dx: 0, dy: -room), animated: false)
  }
}
