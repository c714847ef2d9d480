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
  /// `action` is called with the sheet when the user has tapped the button. Each other parameter
  /// sets the property of the same name, and has its default.
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
