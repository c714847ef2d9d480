import Foundation
import UIKit
import UIKitSimulator
import UIKitSolver
import ViewBuilding

/// Changes of large layouts, whose duration must not grow with the square of their size:
/// `Benchmarks layouts`.
@MainActor enum LargeLayouts {
  /// Prints the median time of each change at a size and at half of it.
  static func run() {
    print(
      "milliseconds".padding(toLength: 52, withPad: " ", startingAt: 0)
        + "  half      full   wanted")
    row("nested views, the outermost constant changes", 800, 20, changeOutermostConstant)
    row("fillEqually, another spacing", 1_000, 15) { changeStack(.fillEqually, $0, respace) }
    row("equalSpacing, hide one", 1_000, 15) { changeStack(.equalSpacing, $0, hide) }
    row("equalSpacing, insert one", 1_000, 15) { changeStack(.equalSpacing, $0, insert) }
    row(
      "labels that don't fit, another height", 1_000, 15, isKnown: true, changeHeightOfFullColumn)
    row("every constraint off and on", 1_000, 10, toggleConstraints)
    row("addArrangedSubview", 1_000, 5, addArrangedSubviews)
    row("equations with decomposed accents", 4_000, 200) { readEquations($0, isKnown: true) }
    row("equations with unknown names", 4_000, 200) { readEquations($0, isKnown: false) }
    row("all required constants of a chain, one solve", 5_000, 10, changeChain)
  }

  /// - Parameter isKnown: A Boolean value that indicates whether the documentation mentions that
  ///   the row is slow.
  private static func row(
    _ name: String, _ size: Int, _ wanted: Int, isKnown: Bool = false, _ work: (Int) -> [Double]
  ) {
    let (half, full) = (work(size / 2).median * 1e3, work(size).median * 1e3)
    print(
      "\(name), \(size)".padding(toLength: 52, withPad: " ", startingAt: 0)
        + String(format: "%6.2f %9.2f %8d", half, full, wanted)
        + (full <= Double(wanted) ? "" : isKnown ? " known" : " (!)"))
  }

  /// Returns the processor times of seven runs.
  private static func times(_ work: (Int) -> Void) -> [Double] {
    work(0)
    return (1...7).map { run in Cost.of { work(run) }.time }
  }

  private static func host() -> UIView {
    let scene = SheetScene()
    scene.device.updatedScreen()
    return scene.controller.view
  }

  private static func changeOutermostConstant(_ depth: Int) -> [Double] {
    let host = host()
    var outer = host
    var first: NSLayoutConstraint?
    for _ in 0..<depth {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      let left = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 0.1)
      NSLayoutConstraint.activate([
        left, view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -0.1),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 0.1),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -0.1),
      ])
      first = first ?? left
      outer = view
    }
    host.layoutIfNeeded()
    return times { run in
      first?.constant = CGFloat(run % 2)
      host.layoutIfNeeded()
    }
  }

  private static func changeStack(
    _ distribution: UIStackView.Distribution, _ count: Int,
    _ change: (UIStackView, Int) -> Void
  ) -> [Double] {
    let host = host()
    let stack = UIStackView(
      arrangedSubviews: (0..<count).map { _ in
        let view = UIView()
        if distribution == .equalSpacing {
          let width = view.widthAnchor.constraint(equalToConstant: 2)
          width.priority = .defaultHigh
          width.isActive = true
        }
        return view
      })
    stack.distribution = distribution
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: host.leftAnchor),
      stack.topAnchor.constraint(equalTo: host.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: CGFloat(10 * count)),
    ])
    host.layoutIfNeeded()
    return times { run in
      change(stack, run)
      host.layoutIfNeeded()
    }
  }

  private static func respace(_ stack: UIStackView, _ run: Int) {
    stack.spacing = CGFloat(run % 3)
  }

  private static func hide(_ stack: UIStackView, _ run: Int) {
    stack.arrangedSubviews[stack.arrangedSubviews.count / 2].isHidden.toggle()
  }

  private static func insert(_ stack: UIStackView, _ run: Int) {
    stack.insertArrangedSubview(UIView(), at: stack.arrangedSubviews.count / 2)
  }

  /// Measures labels in a column whose required height is too small.
  private static func changeHeightOfFullColumn(_ count: Int) -> [Double] {
    let host = host()
    let column = UIView()
    column.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(column)
    let height = column.heightAnchor.constraint(equalToConstant: CGFloat(10 * count))
    var constraints = [
      height, column.leftAnchor.constraint(equalTo: host.leftAnchor),
      column.topAnchor.constraint(equalTo: host.topAnchor),
      column.widthAnchor.constraint(equalToConstant: 100),
    ]
    var previous = column.topAnchor
    for number in 0..<count {
      let label = UILabel()
      label.text = "\(number)"
      label.translatesAutoresizingMaskIntoConstraints = false
      column.addSubview(label)
      constraints += [
        label.leftAnchor.constraint(equalTo: column.leftAnchor),
        label.topAnchor.constraint(equalTo: previous),
      ]
      previous = label.bottomAnchor
    }
    constraints.append(column.bottomAnchor.constraint(equalTo: previous))
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
    return times { run in
      height.constant = CGFloat((run % 2 == 0 ? 10 : 9) * count)
      host.layoutIfNeeded()
    }
  }

  private static func toggleConstraints(_ count: Int) -> [Double] {
    let host = host()
    var constraints: [NSLayoutConstraint] = []
    var previous: NSLayoutYAxisAnchor = host.topAnchor
    for number in 0..<count {
      let label = UILabel()
      label.text = "\(number)"
      label.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(label)
      constraints += [
        label.leftAnchor.constraint(equalTo: host.leftAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: previous, constant: 4),
      ]
      previous = label.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
    host.layoutIfNeeded()
    return times { _ in
      for constraint in constraints {
        constraint.isActive = false
        constraint.isActive = true
      }
      host.layoutIfNeeded()
    }
  }

  private static func addArrangedSubviews(_ count: Int) -> [Double] {
    let views = (0..<8).map { _ in (0..<count).map { _ in UIView() } }
    let host = host()
    return times { run in
      let stack = UIStackView()
      host.addSubview(stack)
      for view in views[run] { stack.addArrangedSubview(view) }
    }
  }

  private static func readEquations(_ count: Int, isKnown: Bool) -> [Double] {
    let layout = EquationLayout(in: UIView())
    // An e with a combining accent, which is canonically equivalent to é.
    for index in 0..<count where isKnown { layout["vie\u{301}w\(index)"] = UIView() }
    let text = (0..<count).map { "vie\u{301}w\($0).width == \($0)" }.joined(separator: "\n")
    return times { _ in
      do { try layout.eqs(text) } catch { _ = "\(error)".count }
    }
  }

  private static func changeChain(_ count: Int) -> [Double] {
    let layout = SolverLayout.chain(count)
    let run = layout.solve()
    return times { step in
      for (constraint, line) in zip(run.constraints, layout.lines) {
        try? run.solver.setConstant(line.constant + Double(step), of: constraint)
      }
      run.solver.solve()
    }
  }
}
