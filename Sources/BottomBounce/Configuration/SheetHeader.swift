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
  /// The texts of the header.
  var header: SheetHeader { get }
}

extension String: SheetTitle {
  /// A header with this title.
  public var header: SheetHeader { SheetHeader(self) }
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
  /// The title of this sheet's button that confirms.
  ///
  /// The default is `nil`: ``SheetConfiguration/okTitle``.
  public var okTitle: String?

  /// Creates the texts of a header.
  ///
  /// - Parameters:
  ///   - title: The title above the content. The default is `nil`: no title.
  ///   - subtitle: A second line below the title. The default is `nil`.
  ///   - okTitle: The title of the button that confirms. The default is `nil`:
  ///     ``SheetConfiguration/okTitle``.
  public init(_ title: String? = nil, subtitle: String? = nil, okTitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.okTitle = okTitle
  }

  /// The header itself.
  public var header: SheetHeader { self }
}
