import BottomBounce
import UIKit

// The code of the article about accessibility.

struct StarsContent: SheetContent {
  func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let control = StarsControl()
    control.accessibilityLabel = context.title
    control.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
    var body = SheetBody<Int>(control) { control.stars }
    body.handleKey = { key in
      switch key {
      case .up: control.accessibilityIncrement()
      case .down: control.accessibilityDecrement()
      default: return false
      }
      return true
    }
    return body
  }
}

private final class StarsControl: UIControl {
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
}
