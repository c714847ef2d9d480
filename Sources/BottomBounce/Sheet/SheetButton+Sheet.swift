public import UIKit

extension SheetButton {
  /// Creates a button whose action uses the sheet.
  ///
  /// ```swift
  /// let reset = SheetButton("Reset", dismissesSheet: false) { sheet in sheet.update(.text("")) }
  /// ```
  ///
  /// After the sheet has ended, its `update` returns `false`, and its `dismiss()` does nothing.
  ///
  /// - Parameters:
  ///   - title: The title, in the user's language.
  ///   - image: An image before the title. The default is `nil`.
  ///   - role: The role, such as ``Role/destructive``. The default is `nil`.
  ///   - confirmation: A question that the sheet asks before the button acts, such as "Delete this
  ///     bookmark?". The default is `nil`: the button acts at once.
  ///   - dismissesSheet: Whether a tap dismisses the sheet. The default is `true`.
  ///   - isEnabled: Whether the user can tap the button. The default is `true`.
  ///   - action: Called with the sheet when the user has tapped the button.
  public init(
    _ title: String, image: UIImage? = nil, role: Role? = nil, confirmation: String? = nil,
    dismissesSheet: Bool = true, isEnabled: Bool = true,
    action: @escaping @MainActor (_ sheet: BottomBounceView) -> Void
  ) {
    self.init(title, image, role, confirmation, dismissesSheet, isEnabled) {
      action($0 as? BottomBounceView ?? BottomBounceView())
    }
  }
}
