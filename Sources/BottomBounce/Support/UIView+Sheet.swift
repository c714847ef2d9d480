import UIKit

extension UIView {
  var nearestViewController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// VoiceOver reads the title when it enters the group.
  func nameGroup(_ title: String?, as type: UIAccessibilityContainerType = .semanticGroup) {
    accessibilityLabel = title
    accessibilityContainerType = title == nil ? .none : type
  }

  var trailingAlignment: NSTextAlignment {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  static func makeSeparator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }

  func roundCorners(_ radius: CGFloat) {
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
  }

  /// For a view that has neither constraints nor an intrinsic height; `nil` for other views.
  func measuredHeight(width: CGFloat, besides known: NSLayoutConstraint?) -> CGFloat? {
    guard !holdsConstraints(besides: known),
      intrinsicContentSize.height == UIView.noIntrinsicMetric
    else { return nil }
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return sizeThatFits(size).height.rounded(.up)
  }

  /// On iOS a view also lists the system's constraints, which have private subclasses.
  private func holdsConstraints(besides known: NSLayoutConstraint?) -> Bool {
    constraints.contains { type(of: $0) == NSLayoutConstraint.self && $0 !== known }
  }

  /// The scroll views inside controls and picker views don't count.
  var containsScrollView: Bool {
    if self is UIControl || self is UIPickerView { return false }
    return self is UIScrollView || subviews.contains(where: \.containsScrollView)
  }

  /// A button or a row doesn't: as in the system's sheets, a drag on it scrolls or moves the panel.
  var usesDrags: Bool {
    switch self {
    case is UIButton, is TapControl: false
    case is UIControl, is UIPickerView, is any UITextInput: true
    default: false
    }
  }

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
  func setStyle(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}

extension UIGestureRecognizer {
  func cancelGesture() {
    isEnabled = false
    isEnabled = true
  }
}

extension NSLayoutConstraint {
  func activate(_ priority: UILayoutPriority) {
    self.priority = priority
    isActive = true
  }
}

extension UIScrollView {
  var scrollsVertically: Bool {
    let inset = adjustedContentInset
    return isScrollEnabled && contentSize.height > bounds.height - inset.top - inset.bottom
  }

  var isAtTop: Bool { contentOffset.y <= 0.5 - adjustedContentInset.top }
}

extension CGRect {
  /// UIKit's rectangle of an insertion point is infinite or null at some moments.
  var isFinite: Bool { !isNull && !isInfinite && origin.y.isFinite && height.isFinite }
}
