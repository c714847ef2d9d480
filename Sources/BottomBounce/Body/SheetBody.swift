public import UIKit

/// The view of a sheet's content, and the closures with which a sheet reads and controls it.
///
/// Any view can be a body. Only its view and its value are required. Set the members of
/// ``SheetBodyTraits`` if the view supports them:
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

  /// Returns the value that the view shows, or the error that it has instead.
  ///
  /// The sheet calls it when it appears, once after each change, and once after OK. It changes
  /// nothing. Use ``map(_:)`` or ``value()`` in content that wraps this body.
  ///
  /// Setting it sets ``lazyAnswer`` to `nil`.
  public var answer: @MainActor () -> Result<Value, ValidationError> {
    didSet { lazyAnswer = nil }
  }

  /// Returns the answer without its value, for values that take long to make.
  ///
  /// The sheet calls it in place of ``answer`` when the user has changed the value. It calls the
  /// closure in the result only if something needs the value, such as
  /// ``SheetCallbacks/valueChanged``, at most once, and before the next change. The default is
  /// `nil`: the sheet calls ``answer``.
  public var lazyAnswer: (@MainActor () -> Result<@MainActor () -> Value, ValidationError>)?

  /// Returns whether two values are equal, so that no changes are lost if the sheet is dismissed.
  ///
  /// The sheet calls it for ``SheetConfiguration/confirmsDiscardingChanges``. The default is `nil`:
  /// equatable values are compared with `==`. With other values, each change counts.
  public var areEqual: (@MainActor (Value, Value) -> Bool)?

  /// Shows other content of the same kind in the view, and returns whether it could.
  ///
  /// A form calls it when the app describes the content of a field again, and the sheet when the
  /// app sets its value. The body always takes the closures of the new content. If `keepsEdits` is
  /// `true`, it keeps the value that the user has entered or that such a call has set, and shows
  /// the new value only without one. A text that an input method composes waits for its end. The
  /// default is `nil`: the body stays as it is, and a form makes another one for another value.
  ///
  /// In a form, the form's value is the source of truth. What the user has entered counts until the
  /// property gets another value than the one taken from it or stored in it.
  ///
  /// ``ShownContent`` sets it. Content that wraps other content calls the closure of the wrapped
  /// body with the wrapped content.
  public var update: (@MainActor (_ content: any SheetContent<Value>, _ keepsEdits: Bool) -> Bool)?

  /// Shows a value as if the user had entered it, and returns whether the user could.
  ///
  /// It changes nothing if it returns `false`. ``BottomBounceView/confirm(_:)`` calls it. The
  /// default is `nil`: the value can't be set.
  public var setValue: (@MainActor (_ value: Value) -> Bool)?

  /// Returns what the user has entered, valid or not; `nil` if it is no value.
  ///
  /// ``SheetCallbacks/edited`` reports it. The default is `nil`: it is the value of ``answer``.
  public var draft: (@MainActor () -> Value?)?

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
  ///     The sheet calls it when it appears, after each ``SheetContext/valueChanged()``, and after
  ///     OK.
  public init(
    _ view: UIView, traits: SheetBodyTraits = SheetBodyTraits(),
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) {
    self.view = view
    self.traits = traits
    answer = { Result(catching: value) }
  }

  /// Creates a body from a view that contains the view of another body.
  ///
  /// The new body has all traits of the other one. Its initial first responder is in the other
  /// body's view. If other views are above or below that view, set
  /// ``SheetBodyTraits/extendToUpperEdge`` or ``SheetBodyTraits/extendToLowerEdge`` to `nil`. If
  /// the new view is higher, subtract the difference in ``SheetBodyTraits/fitHeight``.
  ///
  /// The other parameters are those of ``init(_:traits:value:)``.
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
  /// The parts are in the order of their views, the topmost first. Their values have different
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
  /// leave. A combination has an OK button, even if a part confirms by itself. The other parameters
  /// are those of ``init(_:traits:value:)``.
  public init(
    _ view: UIView, combining parts: [SheetBody<Void>],
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) {
    self.init(
      view, traits: SheetBodyTraits(combining: { parts }, in: view, canChange: false), value: value)
  }

  /// Returns the value that the view shows.
  ///
  /// Content that wraps this body calls it.
  ///
  /// - Throws: The error that the view has instead of a value.
  public func value() throws(ValidationError) -> Value { try answer().get() }

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
    SheetBody<Other>(view, traits: traits) { [answer] () throws(ValidationError) in
      try transform(try answer().get())
    }
  }
}
