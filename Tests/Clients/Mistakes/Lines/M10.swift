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
      f.field("Name", \.name) { .text($0).keyboardType(.phonepad) }  // error
      f.field("City", \.city) { .text($0) }
      if p.flag { f.field("ZIP", \.zip) { .text($0) } }
      f.field("Day", \.day) { .day($0) }
      f.rule(at: \.zip) { $0.zip.isEmpty ? "x" : nil }
    }, title: "P", from: self) { [weak self] v in
      self?.p = v
    }
  }
}
