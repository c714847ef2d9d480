// swift-format-ignore-file
import BottomBounce
import UIKit
enum Kind: String, CaseIterable { case home, work }
final class A: UIViewController {
  var kinds: [Kind] = []
  let sheet = BottomBounceView()
  func f() {
    sheet.show(
      .checklist(Kind.allCases, selected: kinds, minimum: 1),  // error
      title: "P", from: self
    ) { [weak self] in self?.kinds = $0 }
  }
}
