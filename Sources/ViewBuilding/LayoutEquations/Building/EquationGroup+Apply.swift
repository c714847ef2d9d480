import UIKit

extension EquationGroup {
  /// What a call does with its text.
  enum Application {
    /// It makes one constraint.
    case one
    /// It adds or changes equations.
    case several
    /// It puts equations in place of all that there are.
    case all
  }

  /// Applies a text, or throws all that is wrong with it before anything has changed.
  func apply(
    _ text: String, as application: Application, _ file: StaticString, _ line: UInt
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    var text = text
    text.makeContiguousUTF8()
    let (equations, resolved) = try read(text, file, line) { equations in
      application == .one ? Self.problemOfOne(equations) : nil
    }
    var changes = Changes()
    var constraints: [NSLayoutConstraint] = []
    constraints.reserveCapacity(equations.count)
    made.beginBlock()
    if application == .all { priorities = [:] }
    var source = SourceLine(text: text, place: "\(file.fileName):\(line)")
    for (equation, resolved) in zip(equations, resolved) {
      guard let resolved else {
        setPriority(equation)
        if equation.isPrinted { scope.print(source.identifier(equation.text)) }
        continue
      }
      let constraint = update(resolved, source.identifier(equation.text), &changes)
      constraints.append(constraint)
      if equation.isPrinted { changes.printed.append(constraint) }
    }
    if application == .all { changes.deactivated += made.removeOthers() }
    commit(changes)
    return constraints
  }

  /// Takes back the equations of a text.
  func takeBack(
    _ text: String, _ file: StaticString, _ line: UInt
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    var text = text
    text.makeContiguousUTF8()
    let (_, resolved) = try read(text, file, line) { equations in
      equations.first { $0.first.attribute.kind == .priority }
        .map { Objection(rule: .removalOfPriority, equation: $0, range: $0.first.range) }
    }
    let removed = resolved.compactMap { $0 }.flatMap { made.remove(MadeConstraints.Key($0)) }
    NSLayoutConstraint.deactivate(removed)
    return removed
  }

  // MARK: Reading

  /// A rule that the call sets, and where it is broken.
  private struct Objection {
    var rule: EquationRule
    /// The equation; nil if there is none at all.
    var equation: Equation?
    var range = 0..<0

    var problem: EquationProblem {
      EquationProblem(
        rule: rule, line: equation?.line ?? 1, lineStart: equation?.lineStart ?? 0, range: range)
    }
  }

  /// Reads a text and finds the views that it speaks of; nil in place of a view's own priority.
  private func read(
    _ text: String, _ file: StaticString, _ line: UInt,
    objection: ([Equation]) -> Objection?
  ) throws(LayoutError) -> ([Equation], [ResolvedEquation?]) {
    var (equations, problems) = EquationParser.read(text, vocabulary: scope.vocabulary)
    var resolved: [ResolvedEquation?] = []
    if problems.isEmpty, let objection = objection(equations) {
      problems.append(objection.problem)
    }
    let found = problems.count
    var resolver = EquationResolver(scope, equations)
    resolved.reserveCapacity(equations.count)
    for equation in equations {
      do throws(EquationResolver.Failure) {
        resolved.append(try resolver.resolve(equation))
      } catch {
        let objection = Objection(rule: error.rule, equation: equation, range: error.range)
        // `edges` and lists have the same trouble several times.
        if problems.last != objection.problem { problems.append(objection.problem) }
      }
    }
    guard problems.isEmpty else {
      if problems.count > found {
        problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      }
      let source = LayoutError.Diagnostic.Source(text: text, vocabulary: scope.vocabulary)
      throw LayoutError(
        diagnostics: problems.map { LayoutError.Diagnostic(source: source, problem: $0) },
        caller: "\(file):\(line)")
    }
    return (equations, resolved)
  }

  /// Why a text is not the one equation that makes one constraint.
  private static func problemOfOne(_ equations: [Equation]) -> Objection? {
    guard let first = equations.first else { return Objection(rule: .expectedEquation) }
    if let second = equations.first(where: { $0.line != first.line }) {
      return Objection(rule: .secondEquation, equation: second, range: second.text)
    }
    let range = first.first.range
    if equations.count > 1 {
      return Objection(rule: .severalConstraints, equation: first, range: range)
    }
    if first.first.attribute.kind == .priority {
      return Objection(rule: .noConstraint, equation: first, range: range)
    }
    return nil
  }

  // MARK: Making

  /// What is done to constraints when all of a block are known.
  private struct Changes {
    var deactivated: [NSLayoutConstraint] = []
    var activated: [NSLayoutConstraint] = []
    /// New priorities that may only be set while a constraint is not active.
    var priorities: [(NSLayoutConstraint, UILayoutPriority)] = []
    var printed: [NSLayoutConstraint] = []
  }

  /// Changes the constraint of an equation, or makes it.
  private func update(
    _ equation: ResolvedEquation, _ identifier: String, _ changes: inout Changes
  ) -> NSLayoutConstraint {
    var key = MadeConstraints.Key(equation)
    let place = made.place(of: &key)
    if let place, let old = made[place] {
      if old.first === equation.first, old.second === equation.second, old.isAlive {
        change(old.constraint, equation, identifier, &changes)
        return old.constraint
      }
      // Another view is the last visible one now, or the items are gone.
      if let constraint = old.livingConstraint { changes.deactivated.append(constraint) }
    }
    let constraint = NSLayoutConstraint(
      item: equation.first, attribute: equation.firstAttribute, relatedBy: equation.relation,
      toItem: equation.second, attribute: equation.secondAttribute,
      multiplier: equation.multiplier, constant: equation.constant)
    constraint.priority = equation.priority
    constraint.identifier = identifier
    changes.activated.append(constraint)
    let new = MadeConstraints.Made(
      key: key, constraint: constraint, first: equation.first, second: equation.second,
      hasSecond: equation.second != nil)
    if let place { made.replace(place, by: new) } else { made.add(new) }
    return constraint
  }

  private func change(
    _ constraint: NSLayoutConstraint, _ equation: ResolvedEquation, _ identifier: String,
    _ changes: inout Changes
  ) {
    if constraint.constant != equation.constant { constraint.constant = equation.constant }
    if constraint.identifier != identifier { constraint.identifier = identifier }
    let isActive = constraint.isActive
    if constraint.priority != equation.priority {
      // UIKit does not let an active constraint become required or cease to be.
      let crosses = (constraint.priority == .required) != (equation.priority == .required)
      if isActive, crosses {
        changes.deactivated.append(constraint)
        changes.activated.append(constraint)
        changes.priorities.append((constraint, equation.priority))
      } else {
        constraint.priority = equation.priority
      }
    }
    if !isActive { changes.activated.append(constraint) }
  }

  private func commit(_ changes: Changes) {
    NSLayoutConstraint.deactivate(changes.deactivated)
    for (constraint, priority) in changes.priorities { constraint.priority = priority }
    if isActive { NSLayoutConstraint.activate(changes.activated) }
    for constraint in changes.printed { scope.print(constraint.debugDescription) }
  }

  private func setPriority(_ equation: Equation) {
    guard let view = scope.item(equation.first.item)?.asView else { return }
    let priority = ViewPriority(view, equation.first.attribute, equation.priority)
    priorities[priority.key] = priority
    if isActive { priority.apply() }
  }
}

/// The identifier of a line's constraints: the line, with the place of the call as a comment.
///
/// So it is an equation still, and UIKit's reports say where it comes from. UIKit reserves identifiers that start
/// with `NS`: a blank stands before an equation that does.
private struct SourceLine {
  let text: String
  let place: String
  private var range = 0..<0
  private var last = ""

  init(text: String, place: String) {
    self.text = text
    self.place = place
  }

  mutating func identifier(_ range: Range<Int>) -> String {
    if range != self.range {
      self.range = range
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      let end = utf8.index(start, offsetBy: range.count)
      let equation = text[start..<end]
      last = "\(equation.hasPrefix("NS") ? " " : "")\(equation)  # \(place)"
    }
    return last
  }
}

extension StaticString {
  /// The last part of a path.
  fileprivate var fileName: Substring {
    let path = description
    return path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }
}
