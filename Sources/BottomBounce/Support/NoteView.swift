import UIKit
import ViewBuilding

/// A line of text below a body, a text, or a field: its footer, its counter, or an error's message,
/// or above the results of a search.
final class NoteView: SheetSubview {
  enum Place {
    case leading
    case center
    case trailing
  }

  let label = UILabel()

  init(
    identifier: String, isError: Bool = false, symbol name: String? = nil,
    at place: Place = .leading, sides: CGFloat = SheetMetrics.boxMargin,
    below: CGFloat = SheetMetrics.fieldMargin
  ) {
    let symbol = (isError ? "exclamationmark.circle.fill" : name).map {
      UIImageView(image: UIImage(systemName: $0))
    }
    super.init(frame: .zero)
    label.setStyle(.footnote)
    label.textColor = isError ? .label : .secondaryLabel
    if place == .center { label.textAlignment = .center }
    label.accessibilityIdentifier = identifier
    label.setContentHuggingPriority(SheetPriority.hugging, for: .vertical)
    ViewTree(in: self) {
      ViewNode(label, named: "text") {
        if place == .trailing { "leading >= \(sides)" }
        if place != .trailing, symbol == nil { "leading == \(sides)" }
        "trailing == -\(sides)"
        "top == 0"
        "bottom == -\(below)"
      }
      ViewNode(symbol, named: "symbol") { symbol, _ in
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        if isError { symbol.tintColor = .sheetError }
        "hugH, hugV, resistH, resistV == required"
        "leading == \(sides)"
        "firstBaseline == text.firstBaseline"
        "text.leading == symbol.trailing + \(SheetMetrics.errorSymbolMargin)"
      }
    }
  }

  var isElement: Bool {
    get { label.isAccessibilityElement }
    set { label.isAccessibilityElement = newValue }
  }

  /// Without a text the view keeps its height, so that nothing jumps while the user edits.
  var text: String? {
    get { alpha > 0 ? label.text : nil }
    set {
      if let newValue { label.text = newValue }
      alpha = newValue == nil ? 0 : 1
    }
  }

  // A text that appears in an animation would grow from a corner, and a new one would glide.
  override func layoutSubviews() { UIView.performWithoutAnimation { super.layoutSubviews() } }
}
