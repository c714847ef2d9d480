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
  init(identifier: String, isError: Bool = false) {
    super.init(frame: .zero)
    label.setStyle(.footnote)
    label.textColor = isError ? .label : .secondaryLabel
    label.accessibilityIdentifier = identifier
    ViewTree(in: self, numbers: SheetMetrics.numbers(.zero)) {
      ViewNode(label, named: "text") {
        if !isError { "leading == box" }
        "trailing == -box"
        "top == 0"
        "bottom == -10"
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
