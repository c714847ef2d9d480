// swift-format-ignore-file
import BottomBounce
import UIKit
struct Country: Hashable { var name = "" }
struct P { var name = ""; var city = ""; var zip = ""; var age = 0; var day: DateComponents?; var c = Country(); var flag = false }
final class A: UIViewController {
  var x = "a", p = P(), amount: Decimal = 1, countries = [Country](), home = Country()
  let label = UILabel()
  let sheet = BottomBounceView()
  func f() {
    sheet.show(.form(p) { f, _ in
      f.field("Name", \.name) { .text($0).rules(.required()) }
      f.field("City", \.city) { .text($0).rules(.length(2...40)) }
      f.field("Country", \.c) { .list(self.countries, selected: $0, titel: \.name) }  // error
      f.field("Age", \.age) { .number($0, in: 0...120) }
      f.field("Day", \.day) { .day($0, maximum: .today).orNone() }
      f.toggle("Flag", \.flag)
      f.rule(at: \.zip) { $0.zip.isEmpty ? "x" : nil }
    }, title: "P", from: self) { [weak self] v in
      self?.p = v
    }
  }
}
