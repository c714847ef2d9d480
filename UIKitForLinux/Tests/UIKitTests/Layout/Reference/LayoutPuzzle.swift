/// A hierarchy of views and guides with constraints, in plain numbers.
struct LayoutPuzzle {
  /// A view or a guide.
  ///
  /// The first node is the root.
  struct Node {
    var parent: Int?
    var isGuide = false
    var isHidden = false
    /// The frame in the parent of a node without constraints.
    var frame: Frame?
    /// The intrinsic content size, or `nil` if there is none.
    var intrinsic: (width: Int?, height: Int?) = (nil, nil)
    /// The priorities of hugging and compression resistance: first horizontal, then vertical.
    var hugging = [250, 250]
    var resistance = [750, 750]
    /// The insets: top, left, bottom, and right.
    var margins = [8, 8, 8, 8]
  }

  struct Frame: Equatable {
    var x, y, width, height: Int
  }

  enum Attribute: CaseIterable {
    case left, right, leading, trailing, centerX
    case leftMargin, rightMargin, leadingMargin, trailingMargin, centerXWithinMargins
    case top, bottom, centerY, firstBaseline, lastBaseline
    case topMargin, bottomMargin, centerYWithinMargins
    case width, height
  }

  /// `first.attribute relation second.attribute * multiplier + constant @ priority`.
  struct Rule {
    var first: (node: Int, attribute: Attribute)
    var relation: ExactProgram.Relation
    var second: (node: Int, attribute: Attribute)?
    var multiplier = Ratio(1)
    /// In half points.
    var halves = 0
    var priority = 1000
    var isActive = true
  }

  struct Ratio: Equatable {
    var numerator, denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
      self.numerator = numerator
      self.denominator = denominator
    }

    var value: Double { Double(numerator) / Double(denominator) }
  }

  var nodes: [Node]
  var rules: [Rule]
  /// A Boolean value that indicates whether the layout direction is right-to-left.
  var isMirrored: Bool

  /// The node and its ancestors, starting at the node.
  func path(from node: Int) -> [Int] {
    var path = [node]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  func nearestCommonAncestor(of one: Int, and other: Int) -> Int {
    let path = Set(path(from: one))
    return self.path(from: other).first { path.contains($0) } ?? 0
  }
}

extension LayoutPuzzle.Attribute {
  typealias Attribute = LayoutPuzzle.Attribute

  enum Kind {
    case horizontal, vertical, size
  }

  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// A Boolean value that indicates whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute is left or right.
  var isSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether guides lack the attribute.
  var needsMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The corresponding attribute without margins.
  func resolved(isMirrored: Bool) -> Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }
}

extension LayoutPuzzle: CustomStringConvertible {
  var description: String {
    var lines = [isMirrored ? "mirrored" : "not mirrored"]
    for (index, node) in nodes.enumerated() {
      var line = "\(node.isGuide ? "guide" : "view") \(index)"
      if let parent = node.parent { line += " in \(parent)" }
      if let frame = node.frame {
        line += " at \(frame.x), \(frame.y), \(frame.width), \(frame.height)"
      }
      if node.intrinsic.width != nil || node.intrinsic.height != nil {
        let size = [node.intrinsic.width, node.intrinsic.height].map { $0.map(String.init) ?? "-" }
        line += " of \(size.joined(separator: "×")) hug \(node.hugging) resist \(node.resistance)"
      }
      if node.margins != [8, 8, 8, 8] { line += " margins \(node.margins)" }
      lines.append(line + (node.isHidden ? " hidden" : ""))
    }
    return (lines + rules.map(\.description)).joined(separator: "\n")
  }
}

extension LayoutPuzzle.Rule: CustomStringConvertible {
  var description: String {
    let sign = [.equal: "==", .atMost: "<=", .atLeast: ">="][relation] ?? ""
    var text = "\(first.node).\(first.attribute) \(sign) "
    if let second { text += "\(second.node).\(second.attribute) * \(multiplier.value) + " }
    return text + "\(Double(halves) / 2) @ \(priority)" + (isActive ? "" : " inactive")
  }
}
