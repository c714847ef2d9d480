import UIKit

extension UIView {
  /// The nearest view controller in the responder chain.
  var nearestViewController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// Names a group of elements after its sheet, whose title VoiceOver reads when it enters the group.
  func nameGroup(_ title: String?, as type: UIAccessibilityContainerType = .semanticGroup) {
    accessibilityLabel = title
    accessibilityContainerType = title == nil ? .none : type
  }

  /// The alignment of a text that ends at the trailing edge.
  var trailingAlignment: NSTextAlignment {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  /// Returns a line that separates two parts of a sheet, without a frame.
  static func makeSeparator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }

  /// Rounds the corners as boxes, lists, and cards of a sheet do.
  func roundCorners(_ radius: CGFloat) {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
  }

  /// Returns the height of a view that has neither constraints nor an intrinsic height, or `nil`
  /// for other views.
  func measuredHeight(width: CGFloat, besides known: NSLayoutConstraint?) -> CGFloat? {
    guard !holdsConstraints(besides: known),
      intrinsicContentSize.height == UIView.noIntrinsicMetric
    else { return nil }
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return sizeThatFits(size).height.rounded(.up)
  }

  /// Returns whether the view holds constraints that an app made, except for a known one.
  ///
  /// On iOS a view also lists the system's constraints, for its content size and for subviews that
  /// are laid out by frames. Those have private subclasses.
  private func holdsConstraints(besides known: NSLayoutConstraint?) -> Bool {
    constraints.contains { type(of: $0) == NSLayoutConstraint.self && $0 !== known }
  }

  /// A Boolean value that indicates whether the view is or contains a scroll view.
  ///
  /// The scroll views inside controls and picker views don't count.
  var containsScrollView: Bool {
    if self is UIControl || self is UIPickerView { return false }
    return self is UIScrollView || subviews.contains(where: \.containsScrollView)
  }

  /// A Boolean value that indicates whether the view uses drags itself.
  ///
  /// A button or a row doesn't. As in the system's sheets, a drag on it scrolls, or moves the panel.
  var usesDrags: Bool {
    switch self {
    case is UIButton, is TapControl: false
    case is UIControl, is UIPickerView, is any UITextInput: true
    default: false
    }
  }

  /// The first responder among the view, its subviews, and their view controllers; `nil` if there
  /// is none.
  var currentFirstResponder: UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder {
      return controller
    }
    for subview in subviews {
      if let responder = subview.currentFirstResponder { return responder }
    }
    return nil
  }
}

extension UILabel {
  /// Sets a text style that follows the text size that the user has set, and any number of lines.
  func setStyle(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}

extension UIGestureRecognizer {
  /// Cancels the gesture that is in progress.
  func cancelGesture() {
    isEnabled = false
    isEnabled = true
  }
}

extension NSLayoutConstraint {
  /// Activates the constraint with a priority.
  func activate(_ priority: UILayoutPriority) {
    self.priority = priority
    isActive = true
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether the user can scroll vertically.
  var scrollsVertically: Bool {
    let inset = adjustedContentInset
    return isScrollEnabled && contentSize.height > bounds.height - inset.top - inset.bottom
  }

  /// A Boolean value that indicates whether the view is scrolled to its top, or beyond.
  var isAtTop: Bool { contentOffset.y <= 0.5 - adjustedContentInset.top }
}

extension CGRect {
  /// A Boolean value that indicates whether the rectangle of an insertion point is known.
  ///
  /// UIKit's is infinite or null at some moments.
  var isFinite: Bool { !isNull && !isInfinite && origin.y.isFinite && height.isFinite }
}
