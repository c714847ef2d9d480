import SeededRandom

extension LayoutPuzzle {
  /// Creates a pseudorandom hierarchy of 2 to 12 views and guides from a seed.
  init(seed: UInt64) {
    var maker = PuzzleMaker(numbers: SplitMix64(seed: seed))
    self = maker.make()
  }
}

/// Generates hierarchies whose constraints are mostly sensible, but sometimes conflict or are
/// ambiguous.
private struct PuzzleMaker {
  typealias Node = LayoutPuzzle.Node
  typealias Attribute = LayoutPuzzle.Attribute
  typealias Ratio = LayoutPuzzle.Ratio

  var numbers: SplitMix64
  var nodes: [Node] = []
  var rules: [LayoutPuzzle.Rule] = []

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  mutating func make() -> LayoutPuzzle {
    let isMirrored = happens(25)
    nodes = [
      Node(frame: .init(x: 40, y: 300, width: number(80...300), height: number(80...300)))
    ]
    let count = number(2...12)
    while nodes.count < count { nodes.append(makeNode()) }
    for index in nodes.indices where nodes[index].frame == nil {
      addRules(of: index, isVertical: false)
      addRules(of: index, isVertical: true)
    }
    for _ in 0..<number(0...count / 2) { addOddRule() }
    return LayoutPuzzle(nodes: nodes, rules: rules, isMirrored: isMirrored)
  }

  private mutating func makeNode() -> Node {
    var parent = number(0...nodes.count - 1)
    while nodes[parent].isGuide || depth(of: parent) == 4 {
      parent = number(0...nodes.count - 1)
    }
    var node = Node(parent: parent)
    if happens(15) {
      node.isGuide = true
      return node
    }
    node.isHidden = happens(8)
    if happens(20) { node.margins = (0..<4).map { _ in number(0...12) } }
    if happens(10) {
      node.frame = .init(
        x: number(-20...60), y: number(-20...60), width: number(0...80), height: number(0...80))
    } else if happens(40) {
      node.intrinsic.width = happens(85) ? number(0...120) : nil
      node.intrinsic.height = happens(85) ? number(0...60) : nil
      if happens(50) {
        node.hugging = [priority(), priority()]
        node.resistance = [priority(), priority()]
      }
    }
    return node
  }

  private func depth(of node: Int) -> Int {
    var (depth, current) = (1, node)
    while let parent = nodes[current].parent { (depth, current) = (depth + 1, parent) }
    return depth
  }

  /// Returns an optional priority, which is often equal to others.
  private mutating func priority() -> Int {
    happens(70) ? one(of: [50, 250, 251, 500, 749, 750, 751, 999]) : number(1...999)
  }

  private mutating func add(
    _ node: Int, _ attribute: Attribute, _ relation: ExactProgram.Relation = .equal,
    to second: (Int, Attribute)? = nil, times multiplier: Ratio = Ratio(1), plus halves: Int = 0,
    required: Int
  ) {
    rules.append(
      .init(
        first: (node, attribute), relation: relation, second: second, multiplier: multiplier,
        halves: halves, priority: happens(required) ? 1000 : priority()))
  }

  private mutating func relation() -> ExactProgram.Relation {
    happens(70) ? .equal : happens(50) ? .atLeast : .atMost
  }

  private mutating func addRules(of node: Int, isVertical: Bool) {
    let parent = nodes[node].parent ?? 0
    let isDirectional = happens(60)
    let near: Attribute = isVertical ? .top : isDirectional ? .leading : .left
    let far: Attribute = isVertical ? .bottom : isDirectional ? .trailing : .right
    let size: Attribute = isVertical ? .height : .width
    let gap = number(0...24)
    switch number(1...10) {
    case 1...3:
      add(node, near, relation(), to: (parent, near), plus: gap, required: 70)
      add(node, far, relation(), to: (parent, far), plus: -number(0...24), required: 45)
    case 4...6:
      let siblings = nodes.indices.filter { $0 < node && nodes[$0].parent == parent }
      if siblings.isEmpty {
        add(node, near, to: (parent, near), plus: gap, required: 70)
      } else {
        add(node, near, relation(), to: (one(of: siblings), far), plus: gap, required: 60)
      }
      addSize(of: node, size)
    case 7...8:
      let middle: Attribute = isVertical ? .centerY : .centerX
      add(node, middle, to: (parent, middle), plus: happens(50) ? 0 : gap, required: 60)
      addSize(of: node, size)
    case 9:
      addSize(of: node, size)
    default: break
    }
  }

  private mutating func addSize(of node: Int, _ size: Attribute) {
    switch number(1...4) {
    case 1...2: add(node, size, relation(), plus: number(0...240), required: 40)
    case 3:
      let ratio = Ratio(number(1...3), number(1...4))
      add(
        node, size, relation(), to: (number(0...nodes.count - 1), size), times: ratio,
        plus: number(-10...20), required: 35)
    default: break
    }
  }

  /// Returns a constraint between any two nodes and any two compatible attributes.
  private mutating func addOddRule() {
    guard nodes.count > 1 else { return }
    let (first, second) = (number(0...nodes.count - 1), number(0...nodes.count - 1))
    guard first != second else { return }
    let all = Attribute.allCases
    let one = one(of: all.filter { !$0.needsMargins || !nodes[first].isGuide })
    let other = self.one(
      of: all.filter {
        $0.kind == one.kind && (!$0.needsMargins || !nodes[second].isGuide)
          && !(one.isDirectional && $0.isSide || one.isSide && $0.isDirectional)
      })
    let isPlain = one.isDirectional || other.isDirectional || happens(60)
    let ratio = isPlain ? Ratio(1) : Ratio(number(1...5), number(1...4))
    add(
      first, one, relation(), to: (second, other), times: ratio, plus: number(-60...60),
      required: 12)
  }
}
