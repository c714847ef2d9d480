public import UIKit

/// The options of a sheet: its buttons, panel, backdrop, animation, and behavior.
///
/// Set the options of all sheets of an app once, and change them for a single sheet in the call:
///
/// ```swift
/// SheetConfiguration.default.cornerRadius = 20
/// sheet.show(
///   .text(name), title: "Nickname", from: self,
///   configuration: SheetConfiguration {
///     $0.showsGrabber = true
///     $0.backdropOpacity = 0.5
///   }
/// ) { [weak self] name in
///   self?.name = name
/// }
/// ```
public struct SheetConfiguration {
  /// The options with which every new configuration begins.
  ///
  /// Change it when the app launches.
  @MainActor public static var `default` = SheetConfiguration(systemDefaults: ())

  // MARK: Buttons

  /// The style of the OK button, whose title is ``SheetHeader/okTitle``.
  ///
  /// The default is `nil`: a bold tinted title, and in the design of iOS 26 a checkmark or title on
  /// prominent glass.
  public var okButtonConfiguration: UIButton.Configuration?
  /// The style of the Cancel button, whose title is ``SheetHeader/cancelTitle``.
  ///
  /// The default is `nil`: a tinted title, and in the design of iOS 26 a cross or title on glass.
  public var cancelButtonConfiguration: UIButton.Configuration?
  /// A Boolean value that indicates whether the sheet has a Cancel button.
  ///
  /// The default is `true`.
  ///
  /// Without it, users can cancel with a tap outside of the panel, a drag, Escape, or the escape
  /// gesture of VoiceOver, unless ``isCancellable`` is `false`.
  public var showsCancelButton = true
  // MARK: Header

  /// A Boolean value that indicates whether the panel has a header: Cancel, title, and OK.
  ///
  /// The default is `true`.
  ///
  /// Without a header, OK is a wide button at the lower end of the panel, if the content needs it.
  /// The sheet has no Cancel button, as with ``showsCancelButton``. The title isn't shown, but it
  /// still names the content for assistive technologies.
  public var showsHeader = true
  /// The maximum number of lines of the title.
  ///
  /// The default is 0: no limit. Negative numbers count as 0.
  ///
  /// A title that doesn't fit between Cancel and OK moves below them, where it can have several
  /// lines. Further lines are truncated.
  public var titleNumberOfLines = 0

  // MARK: Panel

  /// The design of the panel.
  ///
  /// The default is ``SheetDesign/automatic``: the design of the system.
  public var design = SheetDesign.automatic
  /// The tint color of the panel.
  ///
  /// The default is `nil`: the tint color of the host view.
  public var tintColor: UIColor?
  /// The background color of the panel.
  ///
  /// The default is `nil`: `UIColor.systemGroupedBackground` for text, lists, and large buttons,
  /// and `UIColor.systemBackground` for other contents, see
  /// ``SheetBodyTraits/prefersGroupedBackground``. In the design of iOS 26 it is Liquid Glass below
  /// the full height.
  public var backgroundColor: UIColor?
  /// The radius of the panel's upper corners, or of all corners of a floating card, in points.
  ///
  /// The default is `nil`: 12, and 20 for a floating card. In the design of iOS 26 the lower
  /// corners follow the display, and the upper ones have 38 points.
  ///
  /// The range is from 0 to half of the host's shorter side. Values outside the range are clamped.
  public var cornerRadius: CGFloat?
  /// The distances of the content from the panel's edges, and from the row of buttons above it, in
  /// points.
  ///
  /// The default is 16, and 0 below the buttons. The leading and trailing distances also apply to
  /// the buttons. The range is from 0 to a quarter of the host's shorter side. Values outside the
  /// range are clamped.
  public var contentInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 16, bottom: 16, trailing: 16)
  /// The font of the title.
  ///
  /// The default is `nil`: the headline text style.
  public var titleFont: UIFont?
  /// The text color of the title.
  ///
  /// The default is `nil`: `UIColor.label`.
  public var titleColor: UIColor?
  /// The font of text fields, lists, large buttons, and the rows of forms.
  ///
  /// The default is `nil`: the system's fonts.
  ///
  /// Wheels and calendars always use the system's font. A font that `UIFontMetrics` has scaled
  /// follows the text size that the user has set.
  public var contentFont: UIFont?
  /// The maximum width of the panel, in points.
  ///
  /// The default is 640.
  ///
  /// In a wider host view the panel is centered. With `.infinity` it is as wide as the safe area. A
  /// panel at the lower edge is also that wide if less than 40 points would remain on both sides. A
  /// panel is never narrower than its margins and a button need.
  public var maximumWidth: CGFloat = 640
  /// A rule that decides where the panel is a floating card.
  ///
  /// The default is ``FloatingStyle/automatic``: a centered card on an iPad.
  public var floatingStyle = FloatingStyle.automatic

  // MARK: Backdrop and animation

  /// The opacity of the backdrop, from 0 to 1.
  ///
  /// The default is `nil`: 0.2, and 0.48 in Dark Mode, as behind the system's sheets.
  public var backdropOpacity: CGFloat?
  /// The color of the backdrop.
  ///
  /// The default is black.
  public var backdropColor = UIColor.black
  /// The length of the animation in seconds, from 0 to 5.
  ///
  /// The default is 0.35.
  ///
  /// Values outside the range are clamped. A panel that moves has a spring, which takes a little
  /// longer to come to rest.
  public var animationDuration: TimeInterval = 0.35
  /// The animation with which the panel appears and disappears.
  ///
  /// The default is ``SheetTransition/coverVertical``.
  public var transitionStyle = SheetTransition.coverVertical

  // MARK: Behavior

  /// A Boolean value that indicates whether the user can dismiss the sheet without a value.
  ///
  /// The default is `true`.
  ///
  /// With `false` the sheet has no Cancel button. Taps outside of the panel, drags, Escape, and the
  /// escape gesture of VoiceOver don't dismiss it, and `shouldDismiss` isn't called. Additional
  /// buttons and ``BottomBounceView/dismiss()`` dismiss it.
  public var isCancellable = true
  /// A Boolean value that indicates whether the sheet asks before it discards changes of the user.
  ///
  /// The default is `nil`: a form asks, and another content doesn't.
  ///
  /// If the value differs from the initial one, an action sheet asks "Discard changes?" when the
  /// user wants to dismiss the sheet. It points at Cancel. `shouldDismiss` is called first. If a
  /// wheel spins, the sheet waits until it stops before it compares the values.
  public var confirmsDiscardingChanges: Bool?
  /// A Boolean value that indicates whether OK is disabled while the value is the initial one.
  ///
  /// The default is `false`.
  ///
  /// Equatable values are compared with `==`. With other values, each change counts. Without an
  /// initial value, for example in a date picker, OK accepts the value that the sheet proposes. OK
  /// is also enabled while a wheel turns. The option has no effect on contents that confirm by
  /// themselves, such as large buttons.
  public var disablesOKWhileUnchanged = false
  /// A rule for host views in which a sheet is already presented.
  ///
  /// The default is ``PresentationPolicy/stack``.
  public var presentationPolicy = PresentationPolicy.stack
  /// A Boolean value that indicates whether a tap outside of the panel cancels.
  ///
  /// The default is `true`.
  public var cancelsOnBackdropTap = true
  /// A Boolean value that indicates whether the user can drag the panel.
  ///
  /// The default is `true`.
  ///
  /// Wheels, text, and other views that use drags keep them. A scroll view that is scrolled to its
  /// top leaves drags down to the panel, and drags up while there is a larger detent.
  public var isDraggable = true
  /// A Boolean value that indicates whether the panel shows a grabber at its upper edge.
  ///
  /// The default is `false`.
  ///
  /// The grabber is visible while the panel can rest at several heights: not with one detent, as a
  /// card, or with content whose height can't change.
  public var showsGrabber = false
  /// The heights at which the panel can rest, in any order.
  ///
  /// The default is ``SheetDetent/fits`` only.
  ///
  /// If no detent is active, the panel has the height of its content.
  public var detents: [SheetDetent] = [.fits]
  /// The detent with which the sheet appears.
  ///
  /// The default is `nil`: the smallest.
  public var selectedDetent: SheetDetent.Identifier?
  /// The largest detent at which the backdrop is clear and the host view stays in use.
  ///
  /// The default is `nil`: the backdrop always dims the host view.
  ///
  /// Up to this detent, touches outside of the panel reach the host view, and assistive
  /// technologies and keyboards can use it. While the panel moves to the next detent, the backdrop
  /// appears gradually. The option has no effect while the detent is inactive, or if ``detents``
  /// doesn't include it. It also has no effect on a sheet above another one, and on a sheet that is
  /// shown from a view controller, which is modal.
  public var largestUndimmedDetent: SheetDetent.Identifier?
  /// A Boolean value that indicates whether the panel moves above the keyboard.
  ///
  /// The default is `true`.
  ///
  /// Set it to `false` if other code moves the host view.
  public var avoidsKeyboard = true
  /// A Boolean value that indicates whether a rejected OK and a refused dismissal play haptics.
  ///
  /// The default is `true`.
  public var playsHaptics = true
  var asksForContent = false

  private init(systemDefaults: Void) {}

  /// Creates a configuration with the options of ``default``.
  @MainActor public init() {
    self = .default
  }

  /// Creates a configuration from ``default`` and changes of its options.
  ///
  /// ```swift
  /// let configuration = SheetConfiguration {
  ///   $0.animationDuration = 0.5
  ///   $0.cornerRadius = nil
  /// }
  /// ```
  ///
  /// - Parameter change: Changes the options.
  @MainActor public init(_ change: (inout SheetConfiguration) -> Void) {
    self = .default
    change(&self)
  }
}
