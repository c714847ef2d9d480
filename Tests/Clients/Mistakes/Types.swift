import BottomBounce
import UIKit

struct Unequal {}

@MainActor func makeUnequalOption() {
  _ = SheetOption(Unequal(), title: "")  // error
}

struct Land: Hashable {}

@MainActor func showWithoutTitles(
  _ sheet: BottomBounceView, from controller: UIViewController, lands: [Land]
) {
  sheet.show(.list([1, 2]), from: controller) { _ in }  // error
  sheet.show(.list(lands), from: controller) { _ in }  // error
  sheet.show(.checklist(lands), from: controller) { _ in }  // error
  sheet.show(.buttons(lands), from: controller) { _ in }  // error
  sheet.show(.wheel(lands), from: controller) { _ in }  // error
  _ = TextContent.list(["a"])  // error
}
