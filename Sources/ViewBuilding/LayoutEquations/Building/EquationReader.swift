import UIKit

/// Reads a text of equations: parses it and finds the views and guides.
@MainActor enum EquationReader {
  /// Called for each text, with the location of the call that applies it and its error.
  ///
  /// Tests also see invalid equations in optimized code, which ignores them.
  static var didRead: (@MainActor (_ caller: String, _ error: LayoutError?) -> Void)?

  /// Returns the equations of a text with their views, or throws all problems.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - scope: The names that the text can use.
  ///   - check: Returns a problem that only the caller knows about.
  /// - Returns: The equations, and each with its views. A resolved equation is `nil` for a view's
  ///   own priority.
  /// - Throws: An error with every problem in the text.
  static func read(
    _ source: EquationSource, _ scope: LayoutScope,
    check: ([Equation]) -> EquationProblem?
  ) throws(LayoutError) -> (parsed: ParsedEquations, resolved: [ResolvedEquation?]) {
    var (parsed, problems) = parse(source, scope.vocabulary)
    if problems.isEmpty, let problem = check(parsed.equations) { problems.append(problem) }
    let parsingProblems = problems.count
    var resolver = EquationResolver(scope, source, parsed)
    var resolved: [ResolvedEquation?] = []
    resolved.reserveCapacity(parsed.equations.count)
    for equation in parsed.equations {
      do throws(EquationProblem) {
        resolved.append(try resolver.resolve(equation))
      } catch {
        // The equations of `edges` and of lists have the same problem several times.
        if problems.last != error { problems.append(error) }
      }
    }
    guard problems.isEmpty else {
      if problems.count > parsingProblems {
        problems.sort { $0.range.lowerBound < $1.range.lowerBound }
      }
      let shared = LayoutError.Diagnostic.Source(text: source.text, vocabulary: scope.vocabulary)
      let error = LayoutError(
        diagnostics: problems.map { LayoutError.Diagnostic(source: shared, problem: $0) },
        caller: source.caller)
      didRead?(source.caller, error)
      throw error
    }
    didRead?(source.caller, nil)
    return (parsed, resolved)
  }

  /// The equations of earlier calls.
  private static var cache = ParsedEquationCache()

  /// Returns the equations of a text, and the problems of its invalid lines.
  private static func parse(
    _ source: EquationSource, _ vocabulary: EquationVocabulary
  ) -> (ParsedEquations, [EquationProblem]) {
    // An interpolated item has the words of its current name.
    let call = source.items.isEmpty ? source.call : nil
    if let call, let parsed = cache.equations(of: source.text, call, vocabulary) {
      return (parsed, [])
    }
    let (equations, problems) = EquationParser.read(
      source.text, items: source.items, vocabulary: vocabulary)
    let parsed = ParsedEquations(equations, of: source)
    if let call, problems.isEmpty { cache.keep(parsed, of: source.text, call, vocabulary) }
    return (parsed, problems)
  }
}

extension EquationProblem {
  /// Creates a problem with a part of an equation.
  init(_ rule: EquationRule, in equation: Equation, _ range: Range<Int>) {
    self.init(rule: rule, line: equation.line, lineStart: equation.lineStart, range: range)
  }
}

/// Finds the views and guides of equations, and checks that their constraints can be active.
@MainActor private struct EquationResolver {
  private let scope: LayoutScope
  private let source: EquationSource
  /// The views so far.
  ///
  /// It is `nil` if no equation uses `lastVisible`.
  private var visibleViews: VisibleViews?

  init(_ scope: LayoutScope, _ source: EquationSource, _ parsed: ParsedEquations) {
    self.scope = scope
    self.source = source
    if parsed.usesLastVisible { visibleViews = VisibleViews() }
  }

  /// Returns the equation with its views, or `nil` for a view's own priority.
  mutating func resolve(_ equation: Equation) throws(EquationProblem) -> ResolvedEquation? {
    guard let first = scope.item(equation.first.item, in: source) else {
      throw EquationProblem(.gone, in: equation, equation.first.name)
    }
    let visibleBefore = visibleView(before: equation.first.item, first)
    let attribute = equation.first.attribute
    if attribute.kind == .priority { return nil }
    var resolved = ResolvedEquation(first.object, attribute.attribute, equation)
    guard let side = equation.second else { return resolved }
    resolved.secondAttribute = side.attribute.attribute
    resolved.secondWritten = resolved.secondAttribute
    resolved.isLastVisible = side.item.owner == .lastVisible
    let second: LayoutScope.Item?
    if resolved.isLastVisible,
      let lastVisible = scope.vocabulary.isInBlock ? scope.lastVisibleSibling : visibleBefore
    {
      second = scope.item(lastVisible, side.item.guide)
    } else if side.item.owner == .parent {
      second = first.parent.map { scope.item($0, nil) }
    } else {
      second = scope.item(side.item, in: source)
      if resolved.isLastVisible { resolved.secondAttribute = attribute.attribute }
    }
    guard let second else { throw EquationProblem(.gone, in: equation, side.name) }
    if !first.view.isRelated(to: second.view) {
      throw EquationProblem(.unrelated, in: equation, equation.first.name)
    }
    resolved.second = second.object
    return resolved
  }

  private mutating func visibleView(
    before item: EquationItem, _ first: LayoutScope.Item
  ) -> UIView? {
    guard visibleViews != nil, item.owner != .container else { return nil }
    // Guides are invisible, so no other item can be placed after them.
    guard let view = first.asView else { return visibleViews?.lastVisible }
    return visibleViews?.add(view)
  }
}

/// The views of a block in the order in which its lines first place them.
@MainActor private struct VisibleViews {
  private var order: [ObjectIdentifier: Int] = [:]
  /// The views, each with the previous one that is not hidden.
  private var views: [(view: UIView, visibleBefore: UIView?)] = []

  /// The last view so far that is not hidden.
  var lastVisible: UIView? {
    views.last.flatMap { $0.view.isHidden ? $0.visibleBefore : $0.view }
  }

  /// Adds a view unless it was added before, and returns the previous one that is not hidden.
  mutating func add(_ view: UIView) -> UIView? {
    if let index = order[ObjectIdentifier(view)] { return views[index].visibleBefore }
    let before = lastVisible
    order[ObjectIdentifier(view)] = views.count
    views.append((view, before))
    return before
  }
}
