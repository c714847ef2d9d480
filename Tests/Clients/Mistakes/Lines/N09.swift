// swift-format-ignore-file
import BottomBounce
import UIKit
struct Country: Hashable { var name = "" }
struct P { var name = ""; var city = ""; var zip = ""; var age = 0; var day: DateComponents?; var c = Country(); var flag = false }
final class A: UIViewController {
  var x = "a", p = P(), amount: Decimal = 1, countries = [Country](), home = Country(), n = 1
  let label = UILabel()
  let sheet = BottomBounceView()
  func f() {
    sheet.show(.text(x), title: "P", from: self) { [weak self] v in
      self?.x = v
      self?.label.txt = "a"  // error
    }
  }
}
