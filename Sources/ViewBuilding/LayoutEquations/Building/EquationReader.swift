import UIKit

@MainActor enum EquationReader {
  /// Tests use it to see invalid equations in optimized code, which ignores them.
  static var didRead: (@MainActor (_ caller: String, _ error: LayoutError?) -> Void)?

  /// Returns the equations with their views, or throws all problems.
  ///
  /// A resolved equation is `nil` for a view's own priority. Equations of a literal whose views are
  /// released or in another hierarchy don't apply, and are logged.
  static func read(
    _ source: EquationSource, _ scope: LayoutScope, _ mode: EquationConstraints.Mode
  ) throws(LayoutError) -> (
    parsed: Parsed, resolved: [(index: Int, equation: ResolvedEquation?)]
  ) {
    var (parsed, problems) = parse(source, scope.vocabulary)
    if problems.isEmpty, let problem = problem(of: parsed.equations, mode) {
      problems.append(problem)
    }
    var lost: [EquationProblem] = []
    var resolved: [(index: Int, equation: ResolvedEquation?)] = []
    resolved.reserveCapacity(parsed.equations.count)
    for (index, equation) in parsed.equations.enumerated() {
      do throws(EquationProblem) {
        resolved.append((index, try equation.resolved(in: scope, source)))
      } catch {
        // The problems are in the order of the text. The equations of `edges` and of lists have the
        // same one several times.
        func add(to problems: inout [EquationProblem]) {
          let last = problems.lastIndex { $0.range.lowerBound <= error.range.lowerBound }
          if let last, problems[last].range == error.range { return }
          problems.insert(error, at: last.map { $0 + 1 } ?? 0)
        }
        switch error.rule {
        case .gone where source.isLiteral, .unrelated where source.isLiteral: add(to: &lost)
        default: add(to: &problems)
        }
      }
    }
    func error(_ problems: [EquationProblem]) -> LayoutError {
      let diagnostics = problems.map {
        LayoutError.Diagnostic(text: source.text, vocabulary: scope.vocabulary, problem: $0)
      }
      return LayoutError(diagnostics: diagnostics, caller: source.caller)
    }
    guard problems.isEmpty else {
      let error = error(problems)
      didRead?(source.caller, error)
      throw error
    }
    if !lost.isEmpty {
      let error = error(lost)
      scope.log(error.description)
      LayoutError.onLiteralError?(error)
    }
    didRead?(source.caller, nil)
    return (parsed, resolved)
  }

  struct Parsed {
    fileprivate var text: String
    fileprivate var vocabulary: EquationVocabulary
    var equations: [Equation]
    var identifiers: [String]
  }

  /// By call, because the same calls create a view's constraints each time that it appears.
  private static var parsed: [EquationSource.Call: Parsed] = [:]

  private static func parse(
    _ source: EquationSource, _ vocabulary: EquationVocabulary
  ) -> (Parsed, [EquationProblem]) {
    // An interpolated item has the words of its current name.
    let call = source.items.isEmpty ? source.call : nil
    if let last = call.flatMap({ parsed[$0] }), last.text == source.text,
      last.vocabulary == vocabulary
    {
      return (last, [])
    }
    let (equations, problems) = EquationParser.read(
      source.text, items: source.items, vocabulary: vocabulary)
    let new = Parsed(
      text: source.text, vocabulary: vocabulary, equations: equations,
      identifiers: source.identifiers(of: equations))
    if let call, problems.isEmpty { parsed[call] = new }
    return (new, problems)
  }

  private static func problem(
    of equations: [Equation], _ mode: EquationConstraints.Mode
  ) -> EquationProblem? {
    if mode == .removal {
      return equations.first { $0.first.attribute.kind == .priority }
        .map { EquationProblem(.removalOfPriority, in: $0, $0.first.range) }
    }
    guard mode == .one else { return nil }
    guard let first = equations.first else {
      return EquationProblem(rule: .expectedEquation, line: 1, lineStart: 0, range: 0..<0)
    }
    if let second = equations.first(where: { $0.line != first.line }) {
      return EquationProblem(.secondEquation, in: second, second.text)
    }
    let range = first.first.range
    if equations.count > 1 { return EquationProblem(.severalConstraints, in: first, range) }
    if first.first.attribute.kind == .priority {
      return EquationProblem(.noConstraint, in: first, range)
    }
    return nil
  }
}

extension EquationProblem {
  init(_ rule: EquationRule, in equation: Equation, _ range: Range<Int>) {
    self.init(rule: rule, line: equation.line, lineStart: equation.lineStart, range: range)
  }
}

extension Equation {
  /// Returns `nil` for a view's own priority.
  @MainActor fileprivate func resolved(
    in scope: LayoutScope, _ source: EquationSource
  ) throws(EquationProblem) -> ResolvedEquation? {
    guard let item = scope.item(first.item, in: source) else {
      throw EquationProblem(.gone, in: self, first.name)
    }
    if first.attribute.kind == .priority { return nil }
    var resolved = ResolvedEquation(item.object, first.attribute.attribute, self)
    guard let side = second else { return resolved }
    resolved.secondAttribute = side.attribute.attribute
    let other =
      side.item.owner == .parent
      ? item.parent.map { scope.item($0, nil) } : scope.item(side.item, in: source)
    guard let other else { throw EquationProblem(.gone, in: self, side.name) }
    if item.object === other.object, resolved.firstAttribute == resolved.secondAttribute {
      // An attribute alone is of the block's view.
      throw EquationProblem(.itself(isAlone: side.name == side.range), in: self, side.range)
    }
    if !item.view.isRelated(to: other.view) {
      throw EquationProblem(.unrelated, in: self, first.name)
    }
    resolved.second = other.object
    return resolved
  }
}
