public import UIKit

/// A layout that creates constraints from equations.
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
/// A layout adds the views to its container, in a stack view as arranged subviews, and turns off
/// their autoresizing masks. The container has the name `view`. An equation creates an `NSLayoutConstraint`. Applying the equation again
/// with another constant or priority changes that constraint. See <doc:LayoutEquations> for the
/// language.
///
/// A layout retains neither the container nor the views, and its constraints do not depend on it.
/// Keep a reference to change equations later.
public final class EquationLayout: EquationGroup {
  /// Creates a layout with named views and guides, which are added in this order.
  ///
  /// - Parameters:
  ///   - container: The view that the layout adds views and guides to.
  ///   - items: The views and guides by name.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call.
  public init(
    in container: UIView, _ items: KeyValuePairs<String, any LayoutItem> = [:],
    file: StaticString = #fileID, line: UInt = #line
  ) {
    super.init(LayoutScope(container))
    store.isActive = true
    for (name, item) in items { self[name, file, line] = item }
  }

  /// Creates a layout with a dictionary of views and guides, which are added in the order of their
  /// names, such as ``ClosureView/namedSubviews``.
  ///
  /// The other parameters are those of `init(in:_:)`.
  public convenience init(
    in container: UIView, names: [String: any LayoutItem], file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(in: container)
    for name in names.keys.sorted() { self[name, file, line] = names[name] }
  }

  /// The view or layout guide with a name, or `nil` if there is none.
  ///
  /// A view that shares no hierarchy with the container is added to it, and so is a guide without
  /// an owner. Other views and guides stay where they are. Setting `nil` only removes the name.
  ///
  /// Names consist of letters, digits, `_`, and emoji, and do not start with a digit. The name
  /// `view` is reserved. A name can be the same as an attribute, a guide, a number, or a priority.
  /// Another name has no effect, and is logged. The view is added all the same.
  public subscript(
    name: String, file: StaticString = #fileID, line: UInt = #line
  ) -> (any LayoutItem)? {
    get { scope.item(named: name) }
    set { scope.setItem(newValue, named: name, file, line) }
  }

  /// The numbers that equations can refer to by name, such as `margin` in
  /// `photo.left == margin * 2`.
  ///
  /// A new value does not change existing constraints. Apply their equations again.
  public var numbers: [String: CGFloat] = [:] {
    didSet { scope.vocabulary.numbers = numbers.mapValues { Double($0) } }
  }

  /// Creates an inactive group from equations in the source code.
  ///
  /// A mistake stops debug builds. The parameters are those of
  /// ``EquationGroup/eqs(_:file:line:)-(EquationLiteral,_,_)``. The default is a group without
  /// equations.
  public func group(
    _ equations: EquationLiteral = "", file: StaticString = #fileID, line: UInt = #line
  ) -> EquationGroup {
    let group = EquationGroup(scope)
    group.eqs(equations, file: file, line: line)
    return group
  }
}
