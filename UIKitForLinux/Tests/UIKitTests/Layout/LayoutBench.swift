import UIKit
import UIKitSimulator

/// Two views to lay out: one of 300 × 200 points in the window, and a subview with constraints.
@MainActor struct LayoutBench {
  let device = Simulator(.iPhone16)
  let outer = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
  let inner = LayoutBox()

  init() {
    device.window.addSubview(outer)
    outer.addSubview(inner)
  }

  /// Performs the layout, and returns the frame of the subview.
  func laidOut() -> CGRect {
    device.advance(by: 0)
    return inner.frame
  }

  var warnings: [String] { device.system.warnings }
}

/// A view with constraints, which can have a content size and counts the calls of its methods.
final class LayoutBox: UIView {
  var contents = CGSize(width: -1, height: -1)
  var timesAsked = 0
  var layouts = 0
  var framesSet = 0
  var log: (String) -> Void = { _ in }

  convenience init(_ width: CGFloat = -1, _ height: CGFloat = -1, named name: String? = nil) {
    self.init(frame: .zero)
    contents = CGSize(width: width, height: height)
    accessibilityIdentifier = name
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("not from archives") }

  override var intrinsicContentSize: CGSize {
    timesAsked += 1
    return contents
  }

  override var frame: CGRect {
    get { super.frame }
    set {
      framesSet += 1
      super.frame = newValue
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    log("layout")
  }

  override func updateConstraints() {
    log("update")
    super.updateConstraints()
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Returns a Boolean value that indicates whether two rectangles differ by less than a hundredth
  /// of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
