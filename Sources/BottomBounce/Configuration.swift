public import UIKit

extension BottomBounceView {
  /// How a sheet looks and what its buttons say; every field has a default.
  ///
  /// A look for all sheets of an app is assigned once, and each sheet may differ from it:
  ///
  /// ```swift
  /// BottomBounceView.Configuration.default.cornerRadius = 20
  /// var configuration = BottomBounceView.Configuration(title: "Nickname")
  /// configuration.okTitle = "Save"
  /// ```
  public struct Configuration {
    /// What every new configuration begins with; assign it when the app starts.
    @MainActor public static var `default` = Configuration()

    /// The text above the content; nil, the default, for none.
    public var title: String?
    /// The text of the button that confirms; nil, the default, for "OK" in the app's language.
    public var okTitle: String?
    /// The text of the button that cancels; nil, the default, for "Cancel" in the app's language.
    public var cancelTitle: String?
    /// The opacity of the backdrop, 0 … 1; 0.4 by default.
    public var dimming: CGFloat = 0.4
    /// The colour of the backdrop; black by default.
    public var dimmingColor: UIColor = .black
    /// The seconds that rise and fall take; 0.3 by default.
    ///
    /// The range is 0 … 10. A value outside of it, or one that is not a number, is moved to its nearest end.
    /// Of a spring it is the time that a person perceives; coming to rest takes a little longer.
    public var duration: TimeInterval = 0.3
    /// The way in which the panel comes and goes; from below by default.
    public var transition: Transition = .coverVertical
    /// What to do where another sheet is up in the host; by default the new one takes its place.
    public var policy: Policy = .replace
    /// Whether a tap outside of the panel cancels; true by default.
    public var cancelsOnBackdropTap = true
    /// Whether a finger can move the panel, and throw it away; true by default.
    ///
    /// Wheels, text, and whatever else has a use for the finger's movement keep it. Content that scrolls shares
    /// it: at its top it leaves movements down, and up while there is a larger detent, to the panel.
    public var isDraggable = true
    /// Whether a capsule at the panel's upper edge shows that it can be moved; false by default.
    public var showsGrabber = false
    /// Whether the device can be felt where OK is refused, and where the sheet stays; true by default.
    ///
    /// A person who has turned the system's haptics off feels nothing either way.
    public var playsHaptics = true
    /// Whether the panel keeps above the keyboard; true by default.
    ///
    /// Turn it off where other code moves the host out of the keyboard's way.
    public var avoidsKeyboard = true
    /// The heights at which the panel can rest; by default ``Detent/fits`` alone: as high as its contents.
    ///
    /// The order does not matter. Where none is active, the panel is as high as its contents.
    public var detents: [Detent] = [.fits]
    /// The detent to begin with; nil, the default, for the smallest.
    public var selectedDetent: Detent.Identifier?
    /// Where the panel is a card that floats above the lower edge; nowhere by default.
    public var floating: Floating = .never
    /// The greatest width of the panel in points; 640 by default.
    ///
    /// A wider host has it centred. With `.infinity` it is as wide as the safe area.
    public var maximumWidth: CGFloat = 640
    /// The colour of the buttons; nil, the default, for the host's tint colour.
    public var tintColor: UIColor?
    /// The colour of the panel; nil, the default, for the system's background.
    public var backgroundColor: UIColor?
    /// The radius of the panel's upper corners, in points; 12 by default.
    ///
    /// The range is from 0 to half of the host's shorter side.
    public var cornerRadius: CGFloat = 12
    /// The distances of the contents from the panel's sides, its lower edge, and the row of buttons above, in points.
    ///
    /// By default 16, and 0 below the buttons, which have the distances of the sides as well. The range of
    /// each is from 0 to a quarter of the host's shorter side.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 16, trailing: 16)
    /// The font of the title; nil, the default, for the headline's, which follows the person's text size.
    public var titleFont: UIFont?
    /// The colour of the title; nil, the default, for that of labels.
    public var titleColor: UIColor?
    /// The font of what a person types or chooses; nil, the default, for the system's.
    ///
    /// Fields, lists and large buttons have it, with ``Configuration/titleFont`` and ``Configuration/messageFont``
    /// beside it. Wheels and calendars have the system's. A font that `UIFontMetrics` has scaled follows the
    /// person's text size.
    public var contentFont: UIFont?
    /// The font of the message below the content; nil, the default, for the footnote's.
    public var messageFont: UIFont?
    /// How the button that confirms looks, but for its title; nil, the default, for bold tinted letters.
    public var okButton: UIButton.Configuration?
    /// How the button that cancels looks, but for its title; nil, the default, for tinted letters.
    public var cancelButton: UIButton.Configuration?

    private init() {}

    /// The app's default configuration, with a title if there is one.
    @MainActor public init(title: String? = nil) {
      self = .default
      if let title { self.title = title }
    }
  }
}
