import Testing
import UIKit
import ViewBuilding

// The code of the article “Layout equations” and of the doc comments of `LayoutEquations/`.
// `DocumentationTests` compares the two.

@MainActor private func interpolate(
  _ layout: EquationLayout, side: CGFloat, name: UIView, photo: UIView
) {
  layout.eqs("photo.size == \(side)")
  layout.eqs("\(name).leading == \(photo).trailing + 12")
}

@MainActor private func interpolate(_ layout: EquationLayout, badge: UIView, photo: UIView) {
  layout.eqs(
    """
    \(badge).leading == \(photo).trailing + 12
    \(badge).centerY == photo.centerY
    """)
}

@MainActor private func hide(_ photo: UIView, _ title: UIView, _ caption: UIView, in card: UIView) {
  let rows = UIStackView(arrangedSubviews: [title, photo, caption])
  rows.axis = .vertical
  let layout = EquationLayout(in: card, ["rows": rows])
  layout.eqs("rows.edges == 0")
  photo.isHidden = true
}

@MainActor private func show(_ banner: UIView, in view: UIView, _ layout: EquationLayout) {
  view.addSubview(banner)
  layout.eqs("\(banner).leading, \(banner).trailing == 0\n\(banner).top == view.safeArea.top")
}

@MainActor private func failOnErrors() {
  LayoutError.onLiteralError = { error in assertionFailure(error.description) }
}

/// The behavior of the code in the article.
@MainActor struct LayoutSnippetTests {
  @Test func `interpolated views are beside each other`() {
    let (container, badge) = (UIView(), UIView())
    let (name, photo) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
    let layout = EquationLayout(in: container, ["photo": photo])
    container.addSubview(badge)
    container.addSubview(name)
    layout.eqs("photo.left == 0\nphoto.top == 0")
    interpolate(layout, side: 40, name: name, photo: photo)
    interpolate(layout, badge: badge, photo: photo)
    container.layoutIfNeeded()
    #expect(name.frame.minX == 52)
    #expect(badge.frame.minX == 52 && badge.center.y == 20)
  }

  @Test func `a banner that comes again has its equations`() {
    let (view, banner) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), UIView())
    let layout = EquationLayout(in: view)
    for _ in 0..<2 {
      show(banner, in: view, layout)
      view.layoutIfNeeded()
      #expect(banner.frame.width == 320)
      banner.removeFromSuperview()
    }
    #expect(layout.constraints.count == 3)
  }

  @Test func `a container of a stack view is as high as its visible rows`() {
    let (container, card) = (UIView(), UIView())
    let rows = (0..<3).map { _ in UIView() }
    for row in rows { row.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    EquationLayout(in: container, ["card": card]).eqs("card.left, card.top == 0")
    hide(rows[1], rows[0], rows[2], in: card)
    container.layoutIfNeeded()
    #expect(card.frame.height == 80)
    rows[1].isHidden = false
    container.layoutIfNeeded()
    #expect(card.frame.height == 120)
  }
}
