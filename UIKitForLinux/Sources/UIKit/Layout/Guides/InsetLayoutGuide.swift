/// A guide inset from the edges of its view: the safe area, the margins, or the readable width.
final class InsetLayoutGuide: UILayoutGuide {
  enum Kind {
    case safeArea, margins, readable
  }

  let kind: Kind

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    identifier =
      switch kind {
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIViewLayoutMarginsGuide"
      case .readable: "UIViewReadableContentGuide"
      }
  }

  private var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    return kind == .safeArea ? view.safeAreaInsets : view.layoutMargins
  }

  override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    var frame = view.bounds.inset(by: insets)
    // If the insets exceed the bounds, the size is 0.
    frame.size = CGSize(width: max(frame.width, 0), height: max(frame.height, 0))
    if kind == .readable, frame.width > view.readableWidth {
      frame = frame.insetBy(dx: (frame.width - view.readableWidth) / 2, dy: 0)
    }
    return frame
  }

  override var ownRules: [GuideRule] {
    guard let view = owningView else { return [] }
    let insets = insets
    let isFixed = kind == .safeArea
    let vertical = [
      GuideRule(part: .minY, addsScrollOffset: isFixed, constant: insets.top),
      GuideRule(part: .height, ownerMultiplier: 1, constant: -insets.top - insets.bottom),
    ]
    let width = -insets.left - insets.right
    guard kind == .readable else {
      return vertical + [
        GuideRule(part: .minX, addsScrollOffset: isFixed, constant: insets.left),
        GuideRule(part: .width, ownerMultiplier: 1, constant: width),
      ]
    }
    return vertical + [
      GuideRule(part: .midX, ownerMultiplier: 0.5, constant: (insets.left - insets.right) / 2),
      GuideRule(part: .width, relation: .lessThanOrEqual, constant: view.readableWidth),
      GuideRule(part: .width, relation: .lessThanOrEqual, ownerMultiplier: 1, constant: width),
      GuideRule(part: .width, ownerMultiplier: 1, constant: width, priority: UILayoutPriority(999)),
    ]
  }
}

/// The layout guides that UIKit adds to a view, created on first use.
struct OwnLayoutGuides {
  var safeArea: InsetLayoutGuide?
  var margins: InsetLayoutGuide?
  var readable: InsetLayoutGuide?
}

extension UIView {
  public final var safeAreaLayoutGuide: UILayoutGuide { ownGuide(\.safeArea, .safeArea) }

  public final var layoutMarginsGuide: UILayoutGuide { ownGuide(\.margins, .margins) }

  public final var readableContentGuide: UILayoutGuide { ownGuide(\.readable, .readable) }

  private func ownGuide(
    _ path: WritableKeyPath<OwnLayoutGuides, InsetLayoutGuide?>, _ kind: InsetLayoutGuide.Kind
  ) -> UILayoutGuide {
    if let guide = ownLayoutGuides[keyPath: path] { return guide }
    let guide = InsetLayoutGuide(kind, of: self)
    ownLayoutGuides[keyPath: path] = guide
    return guide
  }

  /// The width of the readable content guide: 672 points at the default content size category,
  /// scaled with the font.
  ///
  /// iPads with iOS 9 and later use 672 points. The scaling is an estimate.
  final var readableWidth: CGFloat {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return (672 * body.pointSize / 17).rounded()
  }
}
