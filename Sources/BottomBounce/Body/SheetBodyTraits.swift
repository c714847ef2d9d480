public import UIKit

/// The optional members of a ``SheetBody``: everything except its view and its value.
///
/// A body has these members itself, so `body.settle` is the same as `body.traits.settle`. If your
/// content changes the body of another one, it can pass them on as one value. All members are `nil`
/// or `false` by default.
@MainActor public struct SheetBodyTraits {
  /// Waits until no change is pending, such as marked text.
  ///
  /// The sheet calls it after OK and ignores input until it returns. After one second the user can
  /// cancel. Then the task is canceled and the value isn't read. The default is `nil`: nothing is
  /// pending.
  ///
  /// Before that, the sheet itself waits until the wheels of each `UIPickerView` and `UIDatePicker`
  /// inside the view come to rest.
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

  /// Handles a press of a hardware key, and returns whether it did.
  ///
  /// The sheet passes keys on while no text input is first responder, and Tab always, so that it
  /// can move between several texts.
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
  /// The sheet disables them while `shouldDismiss` or `commit` runs, so that the value stays the
  /// same meanwhile. The default is `nil`: the view ignores touches, but not the keyboard.
  public var setEnabled: (@MainActor (Bool) -> Void)?

  /// Shows an error in the view, or removes it, and returns how.
  ///
  /// The sheet, or a form around the view, calls it with each error that it begins to show, and
  /// with `nil` when the error disappears. VoiceOver announces the error in any case. The default
  /// is `nil`: the message is below the view.
  ///
  /// Use it if the view has several parts that can be invalid, or a control whose accessibility
  /// hint can contain the message.
  public var showError: (@MainActor (ValidationError?) -> ErrorPlace)?

  /// Adds a button to the body's own row of buttons.
  ///
  /// Content that wraps this body adds its button here instead of in a second row. The default is
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
  /// The sheet calls it when it lays out the panel, with the current maximum height, at the
  /// selected detent and above the keyboard, and with the maximum height at any detent without a
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

  /// Returns the text of the line below the view; `nil` for none.
  ///
  /// The sheet calls it when it appears, and after ``SheetContext/valueChanged()`` and
  /// ``SheetContext/sizeChanged()``. VoiceOver announces a new text when other speech has ended.
  /// The default is `nil`: no line.
  public var footer: (@MainActor () -> String?)?

  /// A Boolean value that indicates whether interaction with the view confirms, as a tap on a
  /// button does.
  ///
  /// If it is `true`, the sheet has no OK button, and the body calls ``SheetContext/confirm()``.
  /// The default is `false`.
  public var confirmsByItself = false

  /// The scroll view that shows the content of the view, if it scrolls.
  ///
  /// When the sheet has come to rest, it flashes the scroll indicators once, or later as soon as
  /// the content is higher than the scroll view. While content is above the scroll view, the sheet
  /// shows a line at its upper edge, unless the edge is under the header. The default is `nil`.
  public var contentScrollView: UIScrollView?

  /// Extends scrolling content to the header, or under a header that is translucent or only a
  /// margin.
  ///
  /// The sheet calls it with the anchor of the edge. It calls it with `nil` while other views, such
  /// as a long title, are above the view. Constrain the upper edge of ``contentScrollView`` to the
  /// anchor, and set its content inset to the height that exceeds the view. The default is `nil`:
  /// the content begins with the view.
  public var extendToUpperEdge: (@MainActor (NSLayoutYAxisAnchor?) -> Void)?

  /// Extends scrolling content to the lower edge of the panel, under the home indicator.
  ///
  /// The sheet calls it with the anchor of the edge. It calls it with `nil` while other views, such
  /// as an error message, are below the view. Constrain the lower edge of a scroll view to the
  /// anchor, and set the scroll view's content inset to the height that exceeds the view. The
  /// default is `nil`: the content ends with the view.
  public var extendToLowerEdge: (@MainActor (NSLayoutYAxisAnchor?) -> Void)?

  /// Creates traits without members.
  public init() {}
}
