public import UIKit

/// The view of a sheet's content, and the closures with which a sheet reads and controls it.
///
/// Any view can be a body. Only ``value`` is required. Set the members of ``SheetBodyTraits`` if
/// the view supports them:
///
/// ```swift
/// var body = SheetBody(ratingControl) { ratingControl.rating }
/// body.handleKey = { key in key == .up && ratingControl.increment() }
/// ```
///
/// The sheet gives the view the width of the panel. The height comes from the view's constraints,
/// its intrinsic content size, or `sizeThatFits(_:)`, in this order.
///
/// The width of the panel has priority: a view whose constraints require more is cut off at its
/// trailing edge.
@dynamicMemberLookup @MainActor public struct SheetBody<Value> {
  /// The view that the sheet presents below its title.
  public let view: UIView

  /// Returns the value that the view shows.
  ///
  /// The sheet calls it when the user confirms. If it throws, the sheet stays open and shows the
  /// error's message.
  public var value: @MainActor () throws(ValidationError) -> Value

  /// Returns whether two values are equal, so that no changes are lost if the sheet is dismissed.
  ///
  /// The sheet calls it for ``SheetConfiguration/confirmsDiscardingChanges``. The default is `nil`:
  /// equatable values are compared with `==`. With other values, each change counts.
  public var areEqual: (@MainActor (Value, Value) -> Bool)?

  /// The optional members of the body.
  ///
  /// The default is none.
  public var traits: SheetBodyTraits

  /// Creates a description of the view that a sheet presents.
  ///
  /// - Parameters:
  ///   - view: The view that the sheet presents below its title.
  ///   - traits: The optional members, such as the traits of another body with the same view. The
  ///     default is none.
  ///   - value: Returns the value that the view shows, or throws the error that the sheet shows.
  public init(
    _ view: UIView, traits: SheetBodyTraits = SheetBodyTraits(),
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) {
    self.view = view
    self.traits = traits
    self.value = value
  }

  /// Creates a body from a view that contains the view of another body.
  ///
  /// The new body has all traits of the other one. Its initial first responder is in the other
  /// body's view. If other views are above or below that view, set
  /// ``SheetBodyTraits/extendToUpperEdge`` or ``SheetBodyTraits/extendToLowerEdge`` to `nil`. If
  /// the new view is higher, subtract the difference in ``SheetBodyTraits/fitHeight``.
  ///
  /// - Parameters:
  ///   - view: The view that contains the other body's view.
  ///   - wrapped: The other body.
  ///   - value: Returns the value of the new body, or throws the error that the sheet shows.
  public init<Wrapped>(
    _ view: UIView, wrapping wrapped: SheetBody<Wrapped>,
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) {
    self.init(view, traits: wrapped.traits, value: value)
    let inner = wrapped.view
    if traits.initialFirstResponder == nil { traits.initialFirstResponder = inner }
    if traits.initialAccessibilityElement == nil {
      traits.initialAccessibilityElement = { inner }
    }
  }

  /// Creates a body from a view that contains the views of several other bodies.
  ///
  /// The parts are in the order in which they stand, the topmost first. Their values have different
  /// types, so pass them without a value:
  ///
  /// ```swift
  /// return SheetBody(stack, combining: [name.map { _ in }, size.map { _ in }]) {
  ///   () throws(ValidationError) in
  ///   Jersey(name: try name.value(), size: try size.value())
  /// }
  /// ```
  ///
  /// The new body has all traits of the parts. The first part has the initial first responder and
  /// the upper edge. The first part that handles a key gets it. The last part has the row of
  /// buttons and the lower edge. Each part that can use any height fits the height that the others
  /// leave. A combination has an OK button, even if a part confirms by itself.
  ///
  /// If the parts enable OK or show errors, give each one a ``SheetContext`` that combines them.
  ///
  /// - Parameters:
  ///   - view: The view that contains the views of the parts.
  ///   - parts: The other bodies.
  ///   - value: Returns the value of the new body, or throws the error that the sheet shows.
  public init(
    _ view: UIView, combining parts: [SheetBody<Void>],
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) {
    self.init(view, traits: SheetBodyTraits(combining: parts, in: view), value: value)
  }

  /// Reads or sets a member of ``traits``.
  public subscript<Member>(
    dynamicMember member: WritableKeyPath<SheetBodyTraits, Member>
  ) -> Member {
    get { traits[keyPath: member] }
    set { traits[keyPath: member] = newValue }
  }

  /// Returns a body with the same view and traits, and another value.
  ///
  /// - Parameter transform: Returns the new value for the value that the view shows, or throws the
  ///   error that the sheet shows.
  public func map<Other>(
    _ transform: @escaping @MainActor (Value) throws(ValidationError) -> Other
  ) -> SheetBody<Other> {
    SheetBody<Other>(view, traits: traits) { () throws(ValidationError) in
      try transform(try value())
    }
  }
}
