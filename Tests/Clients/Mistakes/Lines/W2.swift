// swift-format-ignore-file
import BottomBounce
import UIKit
struct Country: Hashable { var name = "" }
struct P { var name = ""; var city = ""; var zip = ""; var age = 0; var day: DateComponents?; var c = Country(); var flag = false }
final class A: UIViewController {
  var x = "a", p = P(), amount: Decimal = 1, countries = [Country](), home = Country(), n = 1, d = 1.5, price: Decimal = 1, w = Measurement(value: 1, unit: UnitMass.kilograms), birthday: DateComponents?, end = Date(), set: Set<String> = []
  let label = UILabel()
  let sheet = BottomBounceView()
  func f() {
    sheet.show(.form(p) { f, address in
          f.field("Country", \.city) { .list(["US", "DE"], selected: $0).confirmsOnTap() }
          f.field("Street", \.name) { .text($0).textContentType(.fullStretAddress).rules(.required()) }  // error
          f.field("City", \.city) { .text($0).textContentType(.addressCity).rules(.required()) }
          if address.flag {
            f.field("State", \.city) { .list(["CA", "NY"], selected: $0) }
          }
          f.field(address.flag ? "ZIP" : "PLZ", \.zip) {
            .text($0).keyboardType(.numbersAndPunctuation).textContentType(.postalCode)
          }
          f.rule(at: \.zip) { a in
            a.zip.count == 5 ? nil : a.flag ? "A ZIP code has 5 digits." : "Eine PLZ hat 5 Ziffern."
          }
        }, title: "P", from: self) { [weak self] v in
      self?.p = v
    }
  }
}
