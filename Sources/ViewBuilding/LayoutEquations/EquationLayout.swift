public import UIKit

/// Lays out views by equations, one a line.
///
/// ```swift
/// let layout = EquationLayout(in: view, ["photo": photo, "name": name])
/// layout.eqs(
///   """
///   photo.left == 16
///   photo.centerY == 0
///   name.left == photo.right + 12      # beside the photo
///   name.right <= view.margins.right
///   name.centerY == photo.centerY
///   """)
/// ```
///
/// A layout adds the views to its container and turns off what their autoresizing masks would add. The
/// container itself is called `view`. An equation makes an `NSLayoutConstraint` and applying it again
/// with another constant or priority changes that one; see <doc:LayoutEquations> for the language.
///
/// It keeps neither the container nor the views alive, and nothing has to keep the layout: what it made
/// stays. Keep it to change equations later.
public final class EquationLayout: EquationGroup {
  /// A layout of views and guides by their names, added in this order.
  public init(in container: UIView, _ items: KeyValuePairs<String, any LayoutItem> = [:]) {
    super.init(LayoutScope(container))
    isActive = true
    for (name, item) in items { self[name] = item }
  }

  /// A layout of pairs of a name and a view or guide, added in this order.
  public convenience init(in container: UIView, _ items: (String, any LayoutItem)...) {
    self.init(in: container)
    for (name, item) in items { self[name] = item }
  }

  /// A layout of a dictionary's views and guides, added in the order of their names.
  public convenience init(in container: UIView, names: [String: any LayoutItem]) {
    self.init(in: container)
    for (name, item) in names.sorted(by: { $0.key < $1.key }) { self[name] = item }
  }

  /// A layout of what something else knows by name.
  public convenience init(in container: UIView, names: some LayoutNames) {
    self.init(in: container)
    for (name, item) in names.layoutItems { self[name] = item }
  }

  /// The view or guide of a name.
  ///
  /// A view that is in no common hierarchy with the container is added to it, a guide without an owner
  /// likewise. One that has its place already keeps it. Setting nil takes the name away, and nothing
  /// else.
  ///
  /// Names consist of letters, digits, `_` and emoji, and begin with no digit. `view` and `lastVisible`
  /// cannot be given away. A name may be that of an attribute, a guide, a number or a priority: the
  /// grammar keeps them apart.
  public subscript(name: String) -> (any LayoutItem)? {
    get { scope.item(named: name) }
    set { scope.name(newValue, name) }
  }

  /// Numbers that equations may call by name, such as `margin` in `photo.left == margin * 2`.
  ///
  /// What was applied before is not changed by other numbers; apply it again.
  public var numbers: [String: CGFloat] = [:] {
    didSet { scope.vocabulary.setNumbers(numbers) }
  }

  /// The equation that makes the same constraint, in the names of this layout.
  ///
  /// Nil if an item has no name here, or if UIKit lets through what equations do not, such as left
  /// beside top. The items of the constraint must exist: constraints do not keep their views and guides alive, and
  /// reading an item that is gone is undefined.
  public func equation(for constraint: NSLayoutConstraint) -> String? {
    ConstraintDescription(scope: scope).equation(for: constraint)
  }

  /// Makes a group of equations that is not active yet.
  public func group(
    _ equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> EquationGroup {
    let group = EquationGroup(scope)
    group.eqs(equations, file: file, line: line)
    return group
  }

  /// Makes a group of equations that is not active yet.
  @_disfavoredOverload
  public func group(
    _ equations: some StringProtocol, file: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutError) -> EquationGroup {
    let group = EquationGroup(scope)
    try group.eqs(equations, file: file, line: line)
    return group
  }
}
