import BottomBounce
import Foundation
import UIKit
import UIKitSimulator

/// A number field without a sheet, into which texts are pasted.
@MainActor struct AmountField {
  private static let limit = 1e12

  private let body: SheetBody<Decimal>
  private let field: UITextField

  /// Creates a field for amounts of a currency, or for whole numbers.
  init?(_ place: AmountPlace, on device: Simulator) {
    let range = -Self.limit...Self.limit
    let content: NumberContent<Decimal> =
      if let currency = place.currency {
        .number(nil, in: range, currency: currency)
      } else {
        .number(nil, in: range)
      }
    body = content.locale(place.locale).makeBody(SheetContext())
    guard let field = device.view("BottomBounce.text", in: body.view) as? UITextField else {
      return nil
    }
    self.field = field
  }

  /// Returns the number that OK would return for a text, or `nil` if the text is refused.
  func number(in text: String) -> Decimal? {
    field.text = text
    field.sendActions(for: .editingChanged)
    return try? body.value()
  }
}

/// The locale and the currency of a number field.
struct AmountPlace: Hashable, CustomStringConvertible {
  static let locales = [
    "en_US", "en_GB", "en_CA", "en_IN", "en_ZA", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CA",
    "fr_CH", "it_IT", "es_ES", "es_MX", "es_AR", "pt_BR", "pt_PT", "nl_NL", "da_DK", "sv_SE",
    "nb_NO", "fi_FI", "pl_PL", "cs_CZ", "hu_HU", "ro_RO", "bg_BG", "ru_RU", "uk_UA", "tr_TR",
    "el_GR", "he_IL", "ar_EG", "ar_AE", "fa_IR", "hi_IN@numbers=deva", "bn_BD", "th_TH", "vi_VN",
    "id_ID", "ja_JP", "ko_KR", "zh_CN",
  ].map(Locale.init(identifier:))
  /// Currencies, of which the last two have three fraction digits.
  static let currencies = [
    "USD", "EUR", "GBP", "JPY", "CNY", "KRW", "INR", "CHF", "SEK", "DKK", "PLN", "CZK", "HUF",
    "RUB", "TRY", "BRL", "CAD", "PKR", "AED", "XOF", "KWD", "TND",
  ]

  let locale: Locale
  /// The code of the currency, or `nil` for whole numbers.
  let currency: String?

  /// The number of digits after the decimal separator.
  var fractionDigits: Int {
    guard let currency else { return 0 }
    return Decimal(0).formatted(.currency(code: currency).locale(Self.locales[0]))
      .count(where: \.isWholeNumber) - 1
  }

  var description: String { "\(locale.identifier), \(currency ?? "whole numbers")" }
}
