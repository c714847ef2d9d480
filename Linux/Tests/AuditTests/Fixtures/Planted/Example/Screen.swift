import UIKit

@MainActor func makeScreen() -> UIView {
  let view = UIView()
  view.becomeInvented()
  return view
}

let description = ""
