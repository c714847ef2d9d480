import UIKit

@MainActor func makeScreen() -> UIView {
  let view = UIView()
  view.becomeInvented()
  view.becomeOwn()
  return view
}

let description = ""
