import Foundation
import UIKit
import ViewBuilding

/// The cost of the equation language: parsing, creating constraints, activating them, and changing
/// them.
@MainActor struct Equations {
  private static let viewCount = 40
  /// The number of lines of a screen with many views.
  private static let lineCount = 200
  private static let repetitions = 20

  private let container = UIView()
  private let layout: EquationLayout
  private let text: String

  private init() {
    layout = EquationLayout(in: container)
    layout.numbers = ["margin": 8]
    for index in 0..<Self.viewCount { layout["view\(index)"] = UIView() }
    text = Self.text(constantsFrom: 0)
  }

  private static func text(constantsFrom least: Int) -> String {
    (0..<lineCount).map { line($0, $0 / viewCount + least) }.joined(separator: "\n")
  }

  /// Returns a line of a kind that screens contain, with a realistic frequency.
  private static func line(_ index: Int, _ constant: Int) -> String {
    let (a, b) = (index % viewCount, (index * 7 + 1) % viewCount)
    return switch index % 6 {
    case 0: "view\(a).left == view\(b).right + \(constant)"
    case 1: "view\(a).top >= view\(b).bottom + margin * 2 @ high"
    case 2: "view\(a).centerY == view\(b).centerY - \(constant).5  # beside it"
    case 3: "view\(a).width == view\(b).height * 16/9 @ \(constant + 1)"
    case 4: "view\(a).trailing <= view.safeArea.trailing - \(constant)"
    default: "view\(a).height == \(constant + 20)"
    }
  }

  /// Prints the table.
  static func run() throws {
    let equations = Equations()
    print("equations                                  a second   allocations each")
    try equations.report("read", of: equations.read)
    try equations.report("read and make", of: equations.make)
    equations.report("  the same constraints by hand", of: equations.makeByHand)
    try equations.report("read, make and activate", of: equations.activate)
    try equations.report("apply again with other constants", of: equations.again())
    try equations.reportGarbage()
  }

  // MARK: Work

  /// Parses a text with an error in its last line, so that no constraints are created.
  private func read() throws {
    do {
      try layout.eqs(text + "\nview0.left")
      throw BenchmarkProblem.argument("The text should have been refused.")
    } catch is LayoutError {}
  }

  private func make() throws {
    let group = layout.group()
    try group.eqs(text)
    precondition(group.constraints.count == Self.lineCount)
  }

  private func makeByHand() {
    let views = container.subviews
    let safeArea = container.safeAreaLayoutGuide
    var made: [NSLayoutConstraint] = []
    for index in 0..<Self.lineCount {
      let (a, b) = (views[index % Self.viewCount], views[(index * 7 + 1) % Self.viewCount])
      let constant = CGFloat(index / Self.viewCount)
      let constraint =
        switch index % 6 {
        case 0: a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: constant)
        case 1: a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 16)
        case 2: a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: -constant - 0.5)
        case 3: a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 16 / 9)
        case 4:
          a.trailingAnchor.constraint(
            lessThanOrEqualTo: safeArea.trailingAnchor, constant: -constant)
        default: a.heightAnchor.constraint(equalToConstant: constant + 20)
        }
      constraint.priority = index % 6 == 1 ? .defaultHigh : .required
      constraint.identifier = "Equations.swift:\(index)"
      made.append(constraint)
    }
    precondition(made.count == Self.lineCount)
  }

  /// Lays out independent rows of views, like rows of a table.
  private func activate() throws {
    // A layout doesn't retain its container.
    var rows: [UIView] = []
    var left = Self.lineCount
    while left > 0 {
      let views = (0..<4).map { _ in UIView() }
      rows.append(UIView())
      let row = EquationLayout(
        in: rows[rows.count - 1],
        ["photo": views[0], "title": views[1], "text": views[2], "more": views[3]])
      row.eqs(
        """
        photo.left == 16
        photo.centerY == 0
        photo.size == 40
        title.left == photo.right + 12
        title.top == photo.top
        title.right <= more.left - 8
        title.height == 20
        text.left == title.left
        text.top == title.bottom + 2
        text.height == 16
        text.right <= more.left - 8
        more.right == -16
        more.centerY == 0
        more.size == 12
        view.height == 64
        """)
      left -= row.constraints.count
    }
  }

  /// Applies a second text that changes the constants of the first one's constraints.
  private func again() throws -> () throws -> Void {
    let group = layout.group()
    try group.eqs(text)
    let changed = Self.text(constantsFrom: 1)
    var turn = false
    return {
      turn.toggle()
      try group.eqs(turn ? changed : text)
    }
  }

  // MARK: Figures

  private func report(_ name: String, of work: () throws -> Void) rethrows {
    let runs = try (0..<7).map { _ in
      try Cost.of { for _ in 0..<Self.repetitions { try work() } }
    }.median
    let count = Double(Self.lineCount * Self.repetitions)
    let line = [
      name.padding(toLength: 40, withPad: " ", startingAt: 0),
      Self.figure(count / runs.time, width: 11),
      String(format: "%19.2f", runs.allocations / count),
    ]
    print(line.joined())
  }

  private func reportGarbage() throws {
    for megabytes in [5, 10, 20] {
      let pattern = "photo.left == == 8 @@ x é 🙂 1.2.3\n"
      let garbage = String(
        repeating: pattern, count: megabytes * 1_000_000 / pattern.utf8.count)
      let cost = try Cost.of {
        do {
          try layout.eqs(garbage)
        } catch let error as LayoutError {
          precondition(error.diagnostics.count > megabytes * 10_000)
        }
      }
      print(
        "\(megabytes) MB of garbage".padding(toLength: 40, withPad: " ", startingAt: 0)
          + String(format: "%8.0f ms", cost.time * 1000))
    }
  }

  private static func figure(_ value: Double, width: Int) -> String {
    let digits = String(Int(value.rounded()))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
