public import UIKit

/// A set of equations that are activated and deactivated together.
///
/// ```swift
/// let list = layout.group("photo.width == 40")
/// let page = layout.group("photo.width == view.width")
/// list.activate()
/// UIView.animate(withDuration: 0.3) {
///   list.deactivate()
///   page.activate()
///   self.view.layoutIfNeeded()
/// }
/// ```
///
/// Groups are independent: the same equation in two groups creates two constraints.
@MainActor public class EquationGroup {
  let store: EquationConstraints

  var scope: LayoutScope { store.scope }

  init(_ scope: LayoutScope) {
    store = EquationConstraints(scope)
  }

  /// A Boolean value that indicates whether the equations are active, and new ones become active.
  public var isActive: Bool { store.isActive }

  /// The constraints whose views exist, in the order in which they were first applied.
  public var constraints: [NSLayoutConstraint] { store.all }

  // MARK: Equations

  /// Applies an equation in the source code and returns its constraint.
  ///
  /// A mistake stops debug builds with the message that the throwing method has. Release builds
  /// ignore the equation and return a constraint without effect, which can be activated and
  /// changed.
  ///
  /// - Parameters:
  ///   - equation: An equation that creates exactly one constraint.
  ///   - file: The file of the call, for messages and the constraint's identifier.
  ///   - line: The line of the call.
  /// - Returns: The constraint, which is active if the group is.
  @discardableResult public func eq(
    _ equation: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    apply(equation, as: .one, file, line).first ?? scope.makeConstraintWithoutEffect()
  }

  /// Applies an equation from a string and returns its constraint.
  ///
  /// The parameters and the return value are those of ``eq(_:file:line:)-(EquationLiteral,_,_)``.
  ///
  /// - Throws: A ``LayoutError`` if the equation is invalid. Nothing changes then.
  @_disfavoredOverload @discardableResult public func eq(
    _ equation: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> NSLayoutConstraint {
    try store.apply(EquationSource(equation, file, line), as: .one).first
      ?? scope.makeConstraintWithoutEffect()
  }

  /// Applies equations in the source code and returns their constraints.
  ///
  /// A mistake stops debug builds with the message that the throwing method has. Release builds
  /// apply none of the equations.
  ///
  /// - Parameters:
  ///   - equations: Equations, one per line.
  ///   - file: The file of the call, for messages and the constraints' identifiers.
  ///   - line: The line of the call.
  /// - Returns: The constraints in the order of the lines.
  @discardableResult public func eqs(
    _ equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    apply(equations, as: .several, file, line)
  }

  /// Applies equations from a string and returns their constraints.
  ///
  /// The parameters and the return value are those of ``eqs(_:file:line:)-(EquationLiteral,_,_)``.
  ///
  /// - Throws: A ``LayoutError`` with all problems. Nothing changes then.
  @_disfavoredOverload @discardableResult public func eqs(
    _ equations: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    try store.apply(EquationSource(equations, file, line), as: .several)
  }

  /// Replaces all equations of the group with equations in the source code.
  ///
  /// Constraints that both texts create are kept and get the new constants and priorities. The
  /// parameters and the return value are those of ``eqs(_:file:line:)-(EquationLiteral,_,_)``.
  @discardableResult public func replaceAll(
    with equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    apply(equations, as: .all, file, line)
  }

  /// Replaces all equations of the group with equations from a string.
  ///
  /// Constraints that both texts create are kept and get the new constants and priorities. The
  /// parameters and the return value are those of ``eqs(_:file:line:)-(EquationLiteral,_,_)``.
  ///
  /// - Throws: A ``LayoutError`` with all problems. The previous equations stay then.
  @_disfavoredOverload @discardableResult public func replaceAll(
    with equations: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    try store.apply(EquationSource(equations, file, line), as: .all)
  }

  /// Removes equations in the source code and returns their constraints, which become inactive.
  ///
  /// Current constants and priorities do not matter. Equations that were never applied are ignored.
  /// The parameters are those of ``eqs(_:file:line:)-(EquationLiteral,_,_)``.
  @discardableResult public func remove(
    _ equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    apply(equations, as: .removal, file, line)
  }

  /// Removes equations from a string and returns their constraints, which become inactive.
  ///
  /// It differs from ``remove(_:file:line:)-(EquationLiteral,_,_)`` only in its errors.
  ///
  /// - Throws: A ``LayoutError`` with all problems. Nothing changes then.
  @_disfavoredOverload @discardableResult public func remove(
    _ equations: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> [NSLayoutConstraint] {
    try store.apply(EquationSource(equations, file, line), as: .removal)
  }

  // MARK: Activation

  /// Activates all equations whose views exist and share a hierarchy.
  public func activate() { store.activate() }

  /// Deactivates all equations.
  ///
  /// Content hugging and compression resistance keep their values.
  public func deactivate() { store.deactivate() }

  // MARK: Literals

  /// Reports an error as a programming error.
  private func apply(
    _ literal: EquationLiteral, as mode: EquationConstraints.Mode, _ file: StaticString,
    _ line: UInt
  ) -> [NSLayoutConstraint] {
    do throws(LayoutError) {
      return try store.apply(EquationSource(literal, scope, file, line), as: mode)
    } catch {
      LayoutError.onLiteralError?(error)
      scope.stop({ error.description }, file, line)
      return []
    }
  }
}
