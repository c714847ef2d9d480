public import UIKit

/// The view of a content, and the closures with which a sheet reads and controls it.
///
/// Any view can be a body. Only ``value`` is required; set the other members if the view supports
/// them:
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
@MainActor public struct SheetBody<Value> {
  /// The view that the sheet presents below its title.
  public let view: UIView

  /// Returns the value that the view shows.
  ///
  /// The sheet calls it when the user confirms. If it throws, the sheet stays open and shows the
  /// error's message.
  public var value: @MainActor () throws(ValidationError) -> Value

  /// Waits until no change is pending, such as marked text.
  ///
  /// The sheet calls it after OK and ignores input until it returns. After one second the user can
  /// cancel. Then the task is canceled and the value isn't read. The default is `nil`: nothing is
  /// pending.
  ///
  /// Before that, the sheet itself waits until the wheels of each `UIPickerView` and `UIDatePicker`
  /// inside the view stand still.
  public var settle: (@MainActor () async -> Void)?

  /// Stops work that is still running when the sheet has its outcome.
  ///
  /// The default is `nil`.
  public var cancel: (@MainActor () -> Void)?

  /// The responder that becomes first responder when the sheet appears.
  ///
  /// The default is `nil`: the view.
  ///
  /// If it refuses, the sheet becomes first responder and handles key presses.
  public var initialFirstResponder: UIResponder?

  /// Returns the element that VoiceOver moves to when the sheet appears.
  ///
  /// The default is `nil`: the view.
  public var initialAccessibilityElement: (@MainActor () -> UIView?)?

  /// Handles a press of a hardware key while no text input is first responder, and returns whether
  /// it did.
  ///
  /// If it returns `false` for ``SheetKey/return``, the sheet confirms. The default is `nil`: no
  /// key is handled.
  public var handleKey: (@MainActor (SheetKey) -> Bool)?

  /// Applies ``SheetConfiguration/contentFont``.
  ///
  /// The sheet calls it once before it appears. The default is `nil`.
  public var setContentFont: (@MainActor (UIFont) -> Void)?

  /// Enables or disables the view's controls.
  ///
  /// The sheet disables them while ``SheetCallbacks/shouldDismiss`` or ``SheetCallbacks/commit``
  /// runs, so that the value stays the same meanwhile. The default is `nil`: the view ignores
  /// touches, but not the keyboard.
  public var setEnabled: (@MainActor (Bool) -> Void)?

  /// Adds a button to the body's own row of buttons.
  ///
  /// A content that wraps this body adds its button here instead of in a second row. The default is
  /// `nil`: the body has no row.
  public var addButton: (@MainActor (_ title: String, _ action: UIAction) -> UIButton)?

  /// Updates the view for a width before each layout of the sheet.
  ///
  /// The default is `nil`.
  ///
  /// Use it to change constraints that depend on the width in points, or on the size of the host
  /// view.
  public var prepareLayout: (@MainActor (_ width: CGFloat, _ hostSize: CGSize) -> Void)?

  /// Adapts the view to the height that is available for it.
  ///
  /// The sheet calls it when it lays out the panel, with the greatest height at this moment, at the
  /// selected detent and above the keyboard, and with the greatest height at any detent without a
  /// keyboard. With a greater height, the panel would scroll. The default is `nil`.
  ///
  /// Use it to change constraints, for example so that a list ends with a whole row.
  public var fitHeight: (@MainActor (_ current: CGFloat, _ greatest: CGFloat) -> Void)?

  /// A Boolean value that indicates whether the view can use any height, because it scrolls
  /// vertically.
  ///
  /// The default is `nil`: the sheet searches the view for a scroll view.
  ///
  /// If it is `false`, the panel is never higher than its content, so detents have no effect.
  public var usesAnyHeight: Bool?

  /// A Boolean value that indicates whether the panel animates to a new height when the value
  /// changes.
  ///
  /// The default is `false`.
  public var growsSmoothly = false

  /// A Boolean value that indicates whether the panel has the background of grouped content.
  ///
  /// The default is `false`.
  ///
  /// Set it for views such as inset grouped lists, whose rows have the color
  /// `UIColor.secondarySystemGroupedBackground`.
  public var prefersGroupedBackground = false

  /// A Boolean value that indicates whether interaction with the view confirms, as a tap on a
  /// button does.
  ///
  /// If it is `true`, the sheet has no OK button, and the body calls ``SheetContext/submit()``. The
  /// default is `false`.
  public var confirmsByItself = false

  /// Extends scrolling content to the lower edge of the panel, under the home indicator.
  ///
  /// The sheet calls it with the anchor of the edge. It calls it with `nil` while other views, such
  /// as an error message, are below the view. Constrain the lower edge of a scroll view to the
  /// anchor, and set the scroll view's content inset to the height that exceeds the view. The
  /// default is `nil`: the content ends with the view.
  public var extendToLowerEdge: (@MainActor (NSLayoutYAxisAnchor?) -> Void)?

  /// Creates a description of the view that a sheet presents.
  ///
  /// - Parameters:
  ///   - view: The view that the sheet presents below its title.
  ///   - value: Returns the value that the view shows, or throws the error that the sheet shows.
  public init(_ view: UIView, value: @escaping @MainActor () throws(ValidationError) -> Value) {
    self.view = view
    self.value = value
  }

  /// Creates a body from a view that contains the view of another body.
  ///
  /// The new body has all members of the other one, except for the view, the value,
  /// ``fitHeight``, and ``extendToLowerEdge``.
  ///
  /// - Parameters:
  ///   - view: The view that contains the other body's view.
  ///   - wrapped: The other body.
  ///   - value: Returns the value of the new body, or throws the error that the sheet shows.
  public init<Wrapped>(
    _ view: UIView, wrapping wrapped: SheetBody<Wrapped>,
    value: @escaping @MainActor () throws(ValidationError) -> Value
  ) {
    self.init(view, value: value)
    settle = wrapped.settle
    cancel = wrapped.cancel
    initialFirstResponder = wrapped.initialFirstResponder ?? wrapped.view
    initialAccessibilityElement =
      wrapped.initialAccessibilityElement ?? { [view = wrapped.view] in view }
    handleKey = wrapped.handleKey
    setContentFont = wrapped.setContentFont
    setEnabled = wrapped.setEnabled
    addButton = wrapped.addButton
    prepareLayout = wrapped.prepareLayout
    usesAnyHeight = wrapped.usesAnyHeight
    growsSmoothly = wrapped.growsSmoothly
    prefersGroupedBackground = wrapped.prefersGroupedBackground
    confirmsByItself = wrapped.confirmsByItself
  }
}
