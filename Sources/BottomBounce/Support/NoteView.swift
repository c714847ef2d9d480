import UIKit
import ViewBuilding

/// A line of text below a body or a field: its footer, or the message of an error.
final class NoteView: SheetSubview {
  private let label = UILabel()

  /// Creates a view without a text.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier of the text.
  ///   - isError: Whether the text describes an error, and a symbol is before it. The default is
  ///     `false`.
  ///   - isHeader: Whether the text is above the fields that it names. The default is `false`.
  init(identifier: String, isError: Bool = false, isHeader: Bool = false) {
    super.init(frame: .zero)
    label.setStyle(.footnote)
    label.textColor = isError ? .label : .secondaryLabel
    label.accessibilityIdentifier = identifier
    if isHeader { label.accessibilityTraits = .header }
    ViewTree(in: self, numbers: SheetMetrics.numbers(.zero)) {
      ViewNode(label, named: "text") {
        if !isError { "leading == box" }
        "trailing == -box"
        "top == 0"
        "bottom == -\(Self.bottomMargin)"
      }
      if isError {
        ViewNode(UIImageView.makeErrorSymbol(), named: "symbol") {
          "leading == box"
          "firstBaseline == text.firstBaseline"
          "text.leading == symbol.trailing + \(SheetMetrics.errorSymbolMargin)"
        }
      }
    }
  }

  /// The distance of the text from the lower edge, in points.
  static let bottomMargin: CGFloat = 10

  /// A Boolean value that indicates whether VoiceOver reads the text as an element of its own.
  var isElement: Bool {
    get { label.isAccessibilityElement }
    set { label.isAccessibilityElement = newValue }
  }

  /// The text; `nil` for none.
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
}
