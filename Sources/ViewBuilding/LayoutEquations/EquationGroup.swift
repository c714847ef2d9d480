public import UIKit

/// Equations that are active together, so that one layout can take another's place.
///
/// ```swift
/// let list = layout.group("photo.width == 40")
/// let page = layout.group("photo.width == view.width")
/// list.activate()
/// UIView.animate(withDuration: 0.3) {
///   list.replace(with: page)
///   self.view.layoutIfNeeded()
/// }
/// ```
///
/// Groups know nothing of each other: the same equation in two of them makes two constraints.
@MainActor public class EquationGroup {
  /// Whether the equations are in force, and whether those that are added later will be.
  public internal(set) var isActive = false

  let scope: LayoutScope
  var made = MadeConstraints()
  var priorities: [ViewPriority.Key: ViewPriority] = [:]

  init(_ scope: LayoutScope) {
    self.scope = scope
  }

  /// The constraints of all equations whose views exist, in the order in which they were first applied.
  public var constraints: [NSLayoutConstraint] { made.constraints }

  // MARK: Equations

  /// Applies an equation that stands in the source, and returns its constraint.
  ///
  /// A mistake in it stops the program in debug builds, with the message that the throwing form has. In
  /// release builds nothing is applied, and the returned constraint has no effect: it belongs to a view that is
  /// never shown, and may be activated and changed.
  @discardableResult public func eq(
    _ equation: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    let made = checked(file, line) { () throws(LayoutError) in
      try apply(equation.text, as: .one, file, line)
    }
    return made.first ?? scope.makeConstraintWithoutEffect()
  }

  /// Applies an equation and returns its constraint.
  @_disfavoredOverload @discardableResult public func eq(
    _ equation: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> NSLayoutConstraint {
    try apply(String(equation), as: .one, file, line).first ?? scope.makeConstraintWithoutEffect()
  }

  /// Applies equations that stand in the source, and returns their constraints in order.
  ///
  /// A mistake in them stops the program in debug builds, with the message that the throwing form has.
  /// In release builds nothing is applied.
  @discardableResult public func eqs(
    _ equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    checked(file, line) { () throws(LayoutError) in
      try apply(equations.text, as: .several, file, line)
    }
  }

  /// Applies equations and returns their constraints in order.
  ///
  /// If there is anything wrong with one of them, none is applied and all problems are thrown.
  @_disfavoredOverload @discardableResult public func eqs(
    _ equations: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    try apply(String(equations), as: .several, file, line)
  }

  /// Applies equations that stand in the source in place of all that there are.
  ///
  /// Constraints that both have stay and take the new constants and priorities.
  @discardableResult public func replaceAll(
    with equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    checked(file, line) { () throws(LayoutError) in
      try apply(equations.text, as: .all, file, line)
    }
  }

  /// Applies equations in place of all that there are.
  ///
  /// Constraints that both have stay and take the new constants and priorities. If there is anything
  /// wrong with the new equations, the old ones stay in force.
  @_disfavoredOverload @discardableResult public func replaceAll(
    with equations: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    try apply(String(equations), as: .all, file, line)
  }

  /// Takes back equations that stand in the source, whatever their constants and priorities are now.
  ///
  /// Returns the constraints, which are no longer active. What was never applied is passed over.
  @discardableResult public func remove(
    _ equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    checked(file, line) { () throws(LayoutError) in try takeBack(equations.text, file, line) }
  }

  /// Takes back equations, whatever their constants and priorities are now.
  ///
  /// Returns the constraints, which are no longer active. What was never applied is passed over.
  @_disfavoredOverload @discardableResult public func remove(
    _ equations: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    try takeBack(String(equations), file, line)
  }

  // MARK: Together

  /// Puts all equations into force, but those of views that are gone or in different hierarchies now.
  public func activate() {
    activate(made.constraintsThatCanBeActive)
  }

  /// Puts all equations into force by activating constraints, which may be more than the equations'.
  func activate(_ constraints: [NSLayoutConstraint]) {
    isActive = true
    for priority in priorities.values { priority.apply() }
    NSLayoutConstraint.activate(constraints)
  }

  /// Puts no equation into force; hugging and compression resistance stay as they are.
  public func deactivate() {
    isActive = false
    NSLayoutConstraint.deactivate(made.constraints)
  }

  /// Puts the equations of another group into force in place of these.
  public func replace(with other: EquationGroup) {
    guard other !== self else { return }
    deactivate()
    other.activate()
  }

  /// The outcome of work on a literal, or nothing after the programmer was told what is wrong with it.
  private func checked(
    _ file: StaticString, _ line: UInt, _ work: () throws(LayoutError) -> [NSLayoutConstraint]
  ) -> [NSLayoutConstraint] {
    do throws(LayoutError) {
      return try work()
    } catch {
      scope.stop({ error.description }, file, line)
      return []
    }
  }
}
