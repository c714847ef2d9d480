import BottomBounce
import UIKit

/// Content that asks for one to five stars.
struct RatingContent: SheetContent {
  func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let stars = StarsView { context.valueChanged() }
    return SheetBody(stars) { () throws(ValidationError) in
      guard stars.rating > 0 else { throw ValidationError("Choose a star.") }
      return stars.rating
    }
  }
}

/// Five stars to choose from.
final class StarsView: UIView {
  private(set) var rating = 0
  private var stars: [UIButton] = []

  init(onChange: @escaping () -> Void) {
    super.init(frame: .zero)
    for value in 1...5 {
      let star = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "★") { [weak self] _ in
          self?.rating = value
          onChange()
        })
      star.accessibilityLabel = "\(value)"
      stars.append(star)
      addSubview(star)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("StarsView is made in code.")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 60)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(stars.count)
    for (index, star) in stars.enumerated() {
      star.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
