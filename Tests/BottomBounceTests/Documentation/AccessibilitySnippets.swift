import BottomBounce
import UIKit

// The code of the article on accessibility, so that it compiles.

/// The body of a custom content.
private final class StarsView: UIControl {
  var stars = 3 { didSet { sendActions(for: .valueChanged) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var accessibilityValue: String? {
    get { stars.formatted() }
    set {}
  }

  override func accessibilityIncrement() {
    stars = min(stars + 1, 5)
  }

  override func accessibilityDecrement() {
    stars = max(stars - 1, 1)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow: accessibilityIncrement()
    case .keyboardDownArrow: accessibilityDecrement()
    default: super.pressesBegan(presses, with: event)
    }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isArrow(presses) { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isArrow(presses) { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !isArrow(presses) { super.pressesCancelled(presses, with: event) }
  }

  private func isArrow(_ presses: Set<UIPress>) -> Bool {
    let code = presses.first?.key?.keyCode
    return code == .keyboardUpArrow || code == .keyboardDownArrow
  }
}

/// A custom content.
struct StarsContent: SheetContent {
  func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let view = StarsView()
    view.accessibilityLabel = context.title
    view.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
    return SheetBody(view) { view.stars }
  }
}
