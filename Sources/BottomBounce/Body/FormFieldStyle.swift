public import UIKit

/// The way in which a form shows content.
///
/// ``SheetContent/formFieldStyle(_:)`` returns it. The body finds its place in
/// ``SheetContext/place``. See <doc:Forms>.
@MainActor public struct FormFieldStyle {
  /// The place of the content's body.
  public let place: BodyPlace
  /// The text of a row; `nil` for none.
  public private(set) var text: String?
  /// The image of a row; `nil` for none.
  public private(set) var image: UIImage?
  private(set) var none: String?
  /// `true` for a row of options, and `false` for one of a picker.
  var isMenu = false
  private(set) var observe: ((_ onChange: @escaping @MainActor () -> Void) -> AnyObject?)?
  private var makeOptional: (@MainActor () -> FormFieldStyle)?

  private init(_ place: BodyPlace) {
    self.place = place
  }

  /// Below the title.
  public static let block = FormFieldStyle(.block)

  /// Beside the title, or below it if the view is a text view.
  ///
  /// The view has neither a background nor space at its leading and trailing edge.
  ///
  /// - Parameter orNone: The style after ``SheetContent/orNone(_:)``, whose button has no place in
  ///   a line. The default is ``block``.
  public static func line(
    orNone: @autoclosure @escaping @MainActor () -> FormFieldStyle = .block
  ) -> FormFieldStyle {
    var style = FormFieldStyle(.line)
    style.makeOptional = orNone
    return style
  }

  /// A row with a short text, which opens the content.
  ///
  /// - Parameters:
  ///   - text: The text for the value with which the content begins. With `nil`, the row says
  ///     "None" if ``SheetContent/untouched(_:)`` has an answer that isn't pending.
  ///   - image: The image before the text. The default is `nil`: none.
  ///   - opensInPlace: Whether the content opens below the row, and not in a sheet. The default is
  ///     `true`.
  ///   - observe: Calls a closure when the text changes while a form shows it, for example because
  ///     options have loaded, until the returned object is released. The default is `nil`: the text
  ///     depends only on the form's value.
  public static func row(
    _ text: String?, image: UIImage? = nil, opensInPlace: Bool = true,
    observe: ((_ onChange: @escaping @MainActor () -> Void) -> AnyObject?)? = nil
  ) -> FormFieldStyle {
    var style = FormFieldStyle(opensInPlace ? .belowRow : .sheet)
    style.text = text
    style.image = image
    style.observe = observe
    return style
  }

  var isRow: Bool { place == .sheet || place == .belowRow }

  func orNone(_ title: String) -> FormFieldStyle {
    var style = makeOptional?() ?? self
    style.none = title
    return style
  }
}
