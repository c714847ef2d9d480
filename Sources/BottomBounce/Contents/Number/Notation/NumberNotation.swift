import Foundation

/// The unit or currency displayed next to a number.
enum NumberNotation: Hashable, Sendable {
  case none
  case unit(String)
  /// An uppercase currency code.
  case currency(String)

  init(unit: String?) {
    self = unit.flatMap { $0.isEmpty ? nil : .unit($0) } ?? .none
  }

  init?(currency: String) {
    let code = currency.uppercased()
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard code.utf8.count == 3, code.utf8.allSatisfy(letters.contains) else { return nil }
    self = .currency(code)
  }

  var fractionDigits: Int? {
    guard case .currency(let code) = self else { return nil }
    return CurrencySymbol(code, Locale(identifier: "en")).fractionDigits
  }
}

struct CurrencySymbol: Sendable {
  /// The text before the amount, with the space that separates them.
  let before: String
  let after: String
  let fractionDigits: Int
  let isLeftToRight: Bool

  typealias Presentation = CurrencyFormatStyleConfiguration.Presentation

  init(_ code: String, _ locale: Locale, _ presentation: Presentation = .standard) {
    let amount = Decimal(0).formatted(
      Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(presentation))
    let parts = amount.split { $0.isWholeNumber }.map(String.init)
    let digits = amount.filter(\.isWholeNumber).count
    let isFirst = amount.visible.first?.isWholeNumber == true
    before = isFirst ? "" : parts.first?.visible ?? ""
    let after = amount.last?.isWholeNumber == true ? "" : parts.last?.visible.withoutBlankEnds ?? ""
    // Cape Verde writes its currency in the place of the decimal separator.
    self.after = before.isEmpty && after.isEmpty ? code : after
    fractionDigits = max(digits - 1, 0)
    isLeftToRight = amount.unicodeScalars.first == "\u{200E}"
  }

  var text: String { (after.isEmpty ? before : after).folded }
}

extension String {
  /// Without marks for the direction of text.
  var visible: String {
    String(
      String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .format }))
  }

  var folded: String {
    String(
      visible.withoutBlankEnds.map { $0.isWhitespace && $0 != "\t" && !$0.isNewline ? " " : $0 }
    )
    .folding(options: [.caseInsensitive, .widthInsensitive], locale: nil)
  }
}
