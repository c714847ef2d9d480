import UIKit

@MainActor enum EquationReader {
  /// Tests use it to see invalid equations in optimized code, which ignores them.
  static var didRead: (@MainActor (_ caller: String, _ error: LayoutError?) -> Void)?

  /// Returns the equations with their views, or throws all problems.
  ///
  /// A resolved equation is `nil` for a view's own priority. Equations of a literal whose views are
  /// released or in another hierarchy don't apply, and are logged.
  static func read(
    _ source: EquationSource, _ scope: LayoutScope,
    check: ([Equation]) -> EquationProblem?
  ) throws(LayoutError) -> (
    parsed: [Equation], resolved: [(index: Int, equation: ResolvedEquation?)]
  ) {
    var (parsed, problems) = EquationParser.read(
      source.text, items: source.items, vocabulary: scope.vocabulary)
    if problems.isEmpty, let problem = check(parsed) { problems.append(problem) }
    let parsingProblems = problems.count
    var lost: [EquationProblem] = []
    var resolved: [(index: Int, equation: ResolvedEquation?)] = []
    resolved.reserveCapacity(parsed.count)
    for (index, equation) in parsed.enumerated() {
      do throws(EquationProblem) {
        resolved.append((index, try equation.resolved(in: scope, source)))
      } catch {
        let isLost = source.isLiteral && [.gone, .unrelated].contains(error.rule)
        // The equations of `edges` and of lists have the same problem several times.
        if isLost {
          if lost.last != error { lost.append(error) }
        } else if problems.last != error {
          problems.append(error)
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
      if problems.count > parsingProblems {
        problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      }
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
