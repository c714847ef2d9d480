/// The title of a sheet: a string, or a ``SheetHeader`` with more than a title.
///
/// ```swift
/// sheet.show(.text(name), title: "Nickname", from: self) { [weak self] name in
///   self?.name = name
/// }
/// sheet.show(
///   .text(name), title: SheetHeader("Nickname", subtitle: "Only friends see it", okTitle: "Save"),
///   from: self
/// ) { [weak self] name in
///   self?.name = name
/// }
/// ```
public protocol SheetTitle {
  /// The texts of the header, for the package only.
  var _header: SheetHeader { get }
}

extension String: SheetTitle {
  /// A header with this title.
  public var _header: SheetHeader { SheetHeader(self) }
}

/// The texts in the header of a sheet.
public struct SheetHeader: SheetTitle {
  /// The title above the content.
  ///
  /// The default is `nil`: no title.
  public var title: String?
  /// A second line below the title, in a smaller font.
  ///
  /// The default is `nil`.
  ///
  /// It is also shown without a title.
  public var subtitle: String?
  /// The title of the button that confirms.
  ///
  /// The default is `nil`: "OK" in the app's language. In the design of iOS 26 it is a checkmark
  /// that is called "Done", unless ``SheetConfiguration/okButtonConfiguration`` sets a style, or
  /// there is no header.
  public var okTitle: String?
  /// The role of the button that confirms.
  ///
  /// The default is `nil`. With ``SheetButton/Role/destructive`` the button is red.
  public var okRole: SheetButton.Role?
  /// The title of the button that cancels.
  ///
  /// The default is `nil`: "Cancel" in the app's language. In the design of iOS 26 it is a cross
  /// that is called "Cancel", unless ``SheetConfiguration/cancelButtonConfiguration`` sets a style.
  public var cancelTitle: String?

  /// Creates the texts of a header.
  ///
  /// Each parameter sets the property of the same name. The default is `nil`.
  public init(
    _ title: String? = nil, subtitle: String? = nil, okTitle: String? = nil,
    okRole: SheetButton.Role? = nil, cancelTitle: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.okTitle = okTitle
    self.okRole = okRole
    self.cancelTitle = cancelTitle
  }

  /// The header itself.
  public var _header: SheetHeader { self }
}
