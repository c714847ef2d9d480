import UIKit
import ViewBuilding

// The code of the doc comments of `EquationLayout`, `EquationLiteral`, `ViewTree`, and `ViewNode`.

private struct Theme {
  var equations = ""
}

/// A screen that is laid out by equations.
private final class EquationScreen: UIViewController {
  private let photo = UIImageView()
  private let name = UILabel()
  private let side: CGFloat = 40
  private var isOpen = false

  func layOut() {
    let layout = EquationLayout(in: view, ["photo": photo, "name": name])
    layout.eqs(
      """
      photo.left == 16
      photo.centerY == 0
      name.left == photo.right + 12      # beside the photo
      name.right <= view.margins.right
      name.centerY == photo.centerY
      """)
    layout.eqs("photo.size == \(side)")
  }

  func layOut(by theme: Theme, in layout: EquationLayout) throws {
    try layout.eqs(theme.equations)
  }

  func open(_ layout: EquationLayout) {
    layout.eq("calendar.height == \(isOpen ? 320 : 0)")
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }

  func swap(_ layout: EquationLayout) {
    let list = layout.group("photo.width == 40")
    let page = layout.group("photo.width == view.width")
    list.activate()
    UIView.animate(withDuration: 0.3) {
      list.deactivate()
      page.activate()
      self.view.layoutIfNeeded()
    }
  }

  func layOutInterpolatedViews(_ layout: EquationLayout) {
    layout.eqs("photo.size == \(side)")
    layout.eqs("\(name).leading == \(photo).trailing + 12")
  }

  func build() -> ViewTree {
    let photo = UIImageView()
    let tree = ViewTree(in: view) {
      ViewNode(photo) { "leading, top == 12" }
      ViewNode(UILabel(), named: "name") { view, superview in
        view.text = "Ada"
        "leading == \(photo).trailing + 12"
        "centerY == \(photo).centerY"
      }
    }
    return tree
  }

  func buildLabel() {
    let photo = photo
    ViewTree(in: view) {
      ViewNode(photo) { "leading, top == 12" }
      ViewNode(UILabel()) { view, superview in
        view.textColor = superview.tintColor
        "leading == \(photo).trailing + 12"
      }
    }
  }
}
