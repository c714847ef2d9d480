// swift-format-ignore-file
import BottomBounce
import UIKit
enum Kind: String, CaseIterable { case home, work }
struct P { var name = "", kind = Kind.home }
final class A: UIViewController {
  var p = P()
  let sheet = BottomBounceView()
  func f() {
    sheet.show(.form(p) { f, _ in
      f.field("Name", \.name) { .text($0) }
      f.field("Kind", \.kind) { .list(Kind.allCases, selected: $0) }  // error
    }, title: "P", from: self) { [weak self] p in self?.p = p }
  }
}
