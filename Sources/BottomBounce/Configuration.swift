public import UIKit

extension BottomBounceView {
  /// How a sheet looks and what its buttons say; every field has a default.
  public struct Configuration {
    /// The text above the content; nil, the default, for none.
    public var title: String?
    /// The text of the button that confirms; nil, the default, for "OK" in the app's language.
    public var okTitle: String?
    /// The text of the button that cancels; nil, the default, for "Cancel" in the app's language.
    public var cancelTitle: String?
    /// The opacity of the black backdrop, 0 … 1; 0.4 by default.
    public var dimming: CGFloat = 0.4
    /// The seconds that rise and fall take; 0.3 by default.
    public var duration: TimeInterval = 0.3
    /// What to do where another sheet is up in the host; by default the new one takes its place.
    public var policy: Policy = .replace
    /// Whether a tap outside of the panel cancels; true by default.
    public var cancelsOnBackdropTap = true
    /// Whether the panel keeps above the keyboard; true by default.
    ///
    /// Turn it off where other code moves the host out of the keyboard's way.
    public var avoidsKeyboard = true
    /// The greatest width of the panel in points; 640 by default.
    ///
    /// A wider host has it centred.
    public var maximumWidth: CGFloat = 640
    /// The colour of the buttons; nil, the default, for the host's tint colour.
    public var tintColor: UIColor?

    /// A configuration of defaults, but for a title.
    public init(title: String? = nil) {
      self.title = title
    }
  }
}
