import UIKit

/// A view with an intrinsic content size.
final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    fatalError("Boxes are not archived.")
  }

  override var intrinsicContentSize: CGSize { content }
}

extension UIStackView {
  /// Boxes of three sizes: 160 × 200, 80 × 100, and 40 × 50.
  static func ofBoxes(
    _ distribution: Distribution = .fill, _ alignment: Alignment = .fill, spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Box(160, 200), Box(80, 100), Box(40, 50)])
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  /// Shows the stack view at a position, and lays it out.
  func show(in window: UIWindow, width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(self)
    var constraints = [
      topAnchor.constraint(equalTo: window.topAnchor, constant: 300),
      leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
    ]
    if let width { constraints.append(widthAnchor.constraint(equalToConstant: width)) }
    if let height { constraints.append(heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
  }

  /// The frames of the arranged views.
  var places: [CGRect] { arrangedSubviews.map(\.frame) }
}

/// Returns a Boolean value that indicates whether rectangles differ by less than half a pixel at a
/// scale of three.
func areClose(_ one: [CGRect], _ other: [CGRect]) -> Bool {
  one.count == other.count
    && zip(one, other).allSatisfy { a, b in
      [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy {
        abs($0) < 0.34
      }
    }
}
