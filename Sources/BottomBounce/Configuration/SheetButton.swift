public import UIKit

/// An additional button below the content of a sheet, for an action that needs no value.
///
/// ```swift
/// let delete = SheetButton("Delete Birthday", role: .destructive) { [weak self] in
///   self?.birthday = nil
/// }
/// sheet.show(
///   .day(birthday), title: "Birthday", from: self, extraButtons: [delete]
/// ) { [weak self] birthday in
///   self?.birthday = birthday
/// }
/// ```
///
/// A button dismisses the sheet with ``Cancellation/button``. Its action runs once, right after the
/// closure for the outcome. `shouldDismiss` isn't called, because the button says what happens.
///
/// To keep the sheet open, for example to change it or to present an alert first, set
/// ``dismissesSheet`` to `false`.
public struct SheetButton {
  /// The purpose of a button or of an option, which determines its color.
  public struct Role: Hashable, Sendable {
    private enum Kind { case destructive }
    private let kind: Kind

    /// A role for deleting data.
    ///
    /// The title is red.
    public static let destructive = Role(kind: .destructive)
  }

  /// The title, in the user's language.
  public var title: String
  /// An image before the title.
  ///
  /// The default is `nil`.
  public var image: UIImage?
  /// The role, such as ``Role/destructive``.
  ///
  /// The default is `nil`, which is no special role.
  public var role: Role?
  /// A question that the sheet asks in an action sheet before the button acts, such as "Delete this
  /// bookmark?".
  ///
  /// Its buttons are the title of this button and Cancel, which keeps the sheet. The default is
  /// `nil`: the button acts at once, as with an empty text.
  public var confirmation: String?
  /// A Boolean value that indicates whether a tap dismisses the sheet.
  ///
  /// The default is `true`.
  public var dismissesSheet: Bool
  /// A Boolean value that indicates whether the user can tap the button.
  ///
  /// The default is `true`. To change it while the sheet is presented, pass other buttons to
  /// ``BottomBounceView/update(_:title:extraButtons:keepingEdits:)``.
  public var isEnabled: Bool
  /// Gets the sheet, or `nil` if it is released.
  var run: @MainActor (UIView?) -> Void

  /// Creates a button.
  ///
  /// `action` is called when the user has tapped the button. Each other parameter sets the property
  /// of the same name, and has its default.
  public init(
    _ title: String, image: UIImage? = nil, role: Role? = nil, confirmation: String? = nil,
    dismissesSheet: Bool = true, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, image, role, confirmation, dismissesSheet, isEnabled) { _ in action() }
  }

  init(
    _ title: String, _ image: UIImage?, _ role: Role?, _ confirmation: String?,
    _ dismissesSheet: Bool, _ isEnabled: Bool, run: @escaping @MainActor (UIView?) -> Void
  ) {
    self.title = title
    self.image = image
    self.role = role
    self.confirmation = confirmation
    self.dismissesSheet = dismissesSheet
    self.isEnabled = isEnabled
    self.run = run
  }

  @MainActor func apply(to button: CardButton) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.titleAlignment = .center
    configuration.image = image
    configuration.imagePadding = SheetMetrics.spacing
    if role == .destructive { configuration.baseForegroundColor = .systemRed }
    button.apply(configuration)
    button.isEnabled = isEnabled
  }
}
