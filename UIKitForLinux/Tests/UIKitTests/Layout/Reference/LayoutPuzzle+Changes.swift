import SeededRandom
import UIKit

extension LayoutPuzzle {
  /// A change of a hierarchy that has been laid out.
  enum Change {
    /// Activates or deactivates a constraint.
    case toggle(Int)
    case constant(Int)
    case priority(Int)
    /// Changes a view's intrinsic content size or its priorities.
    case contents(Int)
    /// Changes the frame of a view without constraints.
    case frame(Int)
  }

  /// Applies a pseudorandom change, and describes it.
  mutating func change(with numbers: inout SplitMix64) -> Change {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    let rule = rules.isEmpty ? nil : number(0...rules.count - 1)
    let node = number(0...nodes.count - 1)
    switch (number(1...10), rule) {
    case (1...4, let rule?):
      rules[rule].isActive.toggle()
      return .toggle(rule)
    case (5...6, let rule?):
      rules[rule].halves += number(-40...40)
      return .constant(rule)
    case (7, let rule?) where rules[rule].priority < 1000:
      rules[rule].priority = number(1...999)
      return .priority(rule)
    case (8...9, _) where nodes[node].frame == nil && !nodes[node].isGuide:
      nodes[node].intrinsic = (number(0...120), number(0...60))
      nodes[node].hugging[number(0...1)] = number(1...999)
      nodes[node].resistance[number(0...1)] = number(1...999)
      return .contents(node)
    default:
      let fixed = nodes.indices.filter { nodes[$0].frame != nil }
      let index = fixed[number(0...fixed.count - 1)]
      nodes[index].frame?.width = number(40...300)
      nodes[index].frame?.height = number(40...300)
      if index > 0 { nodes[index].frame?.x = number(-20...60) }
      return .frame(index)
    }
  }
}

extension LayoutPuzzle.Build {
  /// Applies the change of the puzzle to the views.
  func apply(_ change: LayoutPuzzle.Change, of puzzle: LayoutPuzzle) {
    switch change {
    case .toggle(let index): constraints[index].isActive = puzzle.rules[index].isActive
    case .constant(let index):
      constraints[index].constant = CGFloat(puzzle.rules[index].halves) / 2
    case .priority(let index):
      constraints[index].priority = UILayoutPriority(Float(puzzle.rules[index].priority))
    case .contents(let index):
      guard let view = items[index] as? LayoutPuzzle.Content else { return }
      puzzle.setContents(of: view, puzzle.nodes[index])
      view.invalidateIntrinsicContentSize()
    case .frame(let index):
      guard let frame = puzzle.nodes[index].frame else { return }
      (items[index] as? UIView)?.frame = CGRect(
        x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}
