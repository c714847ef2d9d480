import TestHost
import Testing
import UIKit
import ViewBuilding

/// The examples of the articles: both versions of a screen behave the same.
@MainActor @Suite(.ownDevice) struct ClosureSnippetTests {
  @Test(arguments: [CGSize(width: 200, height: 80), CGSize(width: 60, height: 200)])
  func `a card as a subclass and one with closures look the same`(size: CGSize) throws {
    let host = TestHost()
    let cards: [UIView] = [PlainCard(), makeCard()]
    for card in cards {
      host.view.addSubview(card)
      card.frame = CGRect(x: 10, y: 100, width: 100, height: 50)
      card.layoutIfNeeded()
      card.frame.size = size
      card.layoutIfNeeded()
    }
    let titles = try cards.map { try #require($0.subviews.first as? UILabel) }
    #expect(titles[0].frame == titles[1].frame)
    #expect(titles[0].frame.width == size.width - 32)
    #expect(titles[0].text == titles[1].text)
    #expect(cards.map(\.layer.cornerRadius) == [size.height / 4, size.height / 4])
    #expect(cards[0].backgroundColor == cards[1].backgroundColor)
  }

  @Test func `a counter in one controller and in two classes has the same layout and behavior`() {
    let (plain, split) = (PlainCounterController(), CounterController())
    let (equations, anchors) = (PlainEquationController(), ViewHostController<AnchorView>())
    let hosts = [plain, split, equations, anchors].map { TestHost($0) }
    func check(_ count: String) {
      #expect(plain.label.text == count)
      #expect(split.controllerView.label.text == count)
      // The count is not needed here.
      anchors.controllerView.label.text = count
      equations.label.text = count
      for host in hosts { host.window.layoutIfNeeded() }
      let labels = [
        split.controllerView.label, equations.label, anchors.controllerView.label,
      ]
      let buttons = [
        split.controllerView.button, equations.button, anchors.controllerView.button,
      ]
      for label in labels { #expect(label.frame == plain.label.frame) }
      for button in buttons { #expect(button.frame == plain.button.frame) }
      #expect(plain.label.frame.width > 0 && plain.button.frame.width > 0)
    }
    check("0")
    hosts[0].tap(plain.button)
    hosts[1].tap(split.controllerView.button)
    check("1")
  }

  @Test func `equations can use the names of subviews`() {
    let card = ClosureView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let (photo, title) = (UIView(), UILabel())
    closureViewNames(card: card, photo: photo, title: title)
    photo.widthAnchor.constraint(equalToConstant: 40).isActive = true
    card.layoutIfNeeded()
    #expect(photo.frame.minX == 16)
    #expect(title.frame.minX == 68)
  }

  @Test func `a controller view reports user actions through closures`() {
    let rating = RatingController()
    rating.controllerView.onRating?(4)
    #expect(rating.rating == 4)
    #expect(GreetingController(name: "Ada").controllerView.name == "Ada")
  }

  @Test func `the delegate marks the focus, the overview rounds the corners`() {
    let host = TestHost()
    let card = closureViewOverview(title: UILabel())
    let marker = FocusMarker()
    card.delegate = marker
    card.acceptsFirstResponder = true
    host.view.addSubview(card)
    card.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    #expect(card.layer.cornerRadius == 10)
    card.becomeFirstResponder()
    #expect(card.layer.borderWidth == 2)
    card.resignFirstResponder()
    #expect(card.layer.borderWidth == 0)
  }
}
