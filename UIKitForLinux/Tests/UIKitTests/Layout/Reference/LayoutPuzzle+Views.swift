import UIKit

extension LayoutPuzzle {
  /// A view with an intrinsic content size.
  final class Content: UIView {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { size }
  }

  /// The puzzle as UIKit views, guides, and constraints.
  @MainActor struct Build {
    /// The views and guides in the order of the nodes.
    let items: [NSObject]
    /// The active constraints in the order of the rules.
    let constraints: [NSLayoutConstraint]

    var root: UIView { items[0] as? UIView ?? UIView() }
  }

  @MainActor func build() -> Build {
    var items: [NSObject] = []
    for node in nodes {
      let parent = node.parent.flatMap { items[$0] as? UIView }
      if node.isGuide {
        let guide = UILayoutGuide()
        parent?.addLayoutGuide(guide)
        items.append(guide)
      } else {
        let view = makeView(node)
        parent?.addSubview(view)
        items.append(view)
      }
    }
    let constraints = rules.map { rule in
      let constraint = NSLayoutConstraint(
        item: items[rule.first.node], attribute: rule.first.attribute.native,
        relatedBy: rule.relation.native, toItem: rule.second.map { items[$0.node] },
        attribute: rule.second?.attribute.native ?? .notAnAttribute,
        multiplier: CGFloat(rule.multiplier.value), constant: CGFloat(rule.halves) / 2)
      constraint.priority = UILayoutPriority(Float(rule.priority))
      return constraint
    }
    NSLayoutConstraint.activate(constraints)
    return Build(items: items, constraints: constraints)
  }

  @MainActor private func makeView(_ node: Node) -> UIView {
    let view = Content()
    setContents(of: view, node)
    if let frame = node.frame {
      view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.insetsLayoutMarginsFromSafeArea = false
    let margins = node.margins.map { CGFloat($0) }
    view.layoutMargins = UIEdgeInsets(
      top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    view.isHidden = node.isHidden
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    return view
  }

  @MainActor func setContents(of view: Content, _ node: Node) {
    func length(_ length: Int?) -> CGFloat {
      length.map { CGFloat($0) } ?? UIView.noIntrinsicMetric
    }
    view.size = CGSize(
      width: length(node.intrinsic.width), height: length(node.intrinsic.height))
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      view.setContentHuggingPriority(UILayoutPriority(Float(node.hugging[index])), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(node.resistance[index])), for: axis)
    }
  }
}

extension LayoutPuzzle.Attribute {
  var native: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .top: .top
    case .bottom: .bottom
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .centerYWithinMargins: .centerYWithinMargins
    case .width: .width
    case .height: .height
    }
  }
}

extension ExactProgram.Relation {
  var native: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }
}
