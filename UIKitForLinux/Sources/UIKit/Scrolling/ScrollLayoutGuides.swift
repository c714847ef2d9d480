/// The content layout guide of a scroll view.
///
/// Constraints to it determine the content size.
final class ScrollContentGuide: UILayoutGuide {
  /// Boolean values that indicate whether constraints determine the width and the height of the
  /// content.
  ///
  /// Without these constraints, the length becomes 0, and other lengths stay as set by the app.
  private var isWidthDecided = false
  private var isHeightDecided = false

  private var scrollView: UIScrollView? { owningView as? UIScrollView }

  override var ownRules: [GuideRule] {
    var rules = [GuideRule(part: .minX, constant: 0), GuideRule(part: .minY, constant: 0)]
    if let scrollView, scrollView.decidesContentSize {
      rules.append(GuideRule(part: .width, constant: scrollView.contentSize.width))
      rules.append(GuideRule(part: .height, constant: scrollView.contentSize.height))
    } else {
      rules.append(GuideRule(part: .width, relation: .greaterThanOrEqual, constant: 0))
      rules.append(GuideRule(part: .height, relation: .greaterThanOrEqual, constant: 0))
    }
    return rules
  }

  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: scrollView?.contentSize ?? .zero)
  }

  /// Sets the content size from the solved constraints.
  func applySolvedSize() {
    guard let scrollView, !scrollView.decidesContentSize, let frame = node.solvedFrame else {
      return
    }
    isWidthDecided = isWidthDecided || frame.width > 0
    isHeightDecided = isHeightDecided || frame.height > 0
    var size = scrollView.contentSize
    if isWidthDecided { size.width = frame.width }
    if isHeightDecided { size.height = frame.height }
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }
}

/// The frame layout guide of a scroll view, which doesn't scroll.
final class ScrollFrameGuide: UILayoutGuide {
  override var ownRules: [GuideRule] {
    [
      GuideRule(part: .minX, addsScrollOffset: true, constant: 0),
      GuideRule(part: .minY, addsScrollOffset: true, constant: 0),
      GuideRule(part: .width, ownerMultiplier: 1, constant: 0),
      GuideRule(part: .height, ownerMultiplier: 1, constant: 0),
    ]
  }

  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }
}

/// The two guides of a scroll view, created on first use.
struct ScrollLayoutGuides {
  var content: ScrollContentGuide?
  var frame: ScrollFrameGuide?
}

extension UIScrollView {
  public final var contentLayoutGuide: UILayoutGuide {
    if let guide = layoutGuidesOfScrolling.content { return guide }
    let guide = ScrollContentGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guide.owningView = self
    layoutGuidesOfScrolling.content = guide
    return guide
  }

  public final var frameLayoutGuide: UILayoutGuide {
    if let guide = layoutGuidesOfScrolling.frame { return guide }
    let guide = ScrollFrameGuide()
    guide.identifier = "UIScrollView-frameLayoutGuide"
    guide.owningView = self
    layoutGuidesOfScrolling.frame = guide
    return guide
  }
}

extension ScrollLayoutGuides {
  @MainActor var all: [UILayoutGuide] { [content, frame].compactMap { $0 } }
}
