import TestHost
import Testing
import UIKit
import ViewBuilding

// The code of the article “View trees” and of the doc comments of `ViewTree/`.
// `DocumentationTests` compares the two.

@MainActor private func introduce(in view: UIView) {
  let photo = UIImageView()
  let tree = ViewTree(in: view) {
    ViewNode(photo) { "leading, top == 12" }
    ViewNode(UILabel(), named: "name") { view, superview in
      view.text = "Ada"
      "leading == \(photo).trailing + 12"
      "centerY == \(photo).centerY"
    }
  }
  _ = tree
}

@MainActor private func subview(in view: UIView) {
  let photo = UIImageView()
  ViewTree(in: view) {
    ViewNode(photo)
    ViewNode(UILabel()) { view, superview in
      view.textColor = superview.tintColor
      "leading == \(photo).trailing + 12"
    }
  }
}

@MainActor private func names(in view: UIView) {
  let name = UILabel()
  let tree = ViewTree(in: view) {
    ViewNode(name) { "center == 0" }
    ViewNode(UITextField(), named: "field") {
      "leading, trailing, bottom == 0"
    }
  }
  name.text = "Ada"
  (tree["field"] as? UITextField)?.placeholder = "Ada"
}

@MainActor private func control(
  in view: UIView, lines: [String], badge: UIView?, url: URL?, isEditable: Bool
) {
  ViewTree(in: view) {
    ViewNode(UIStackView()) { stack, _ in
      stack.axis = .vertical
      "leading, trailing, top == 0"
      for line in lines {
        ViewNode(UILabel()) { view, _ in view.text = line }
      }
    }
    if let url {
      ViewNode(UILabel(), named: "link") { view, _ in view.text = url.absoluteString }
    }
    if isEditable {
      ViewNode(UITextField(), named: "field")
    } else {
      ViewNode(UILabel(), named: "field")
    }
    ViewNode(badge) { "top, trailing == 0" }
  }
}

@MainActor private func anchors(in view: UIView, button: UIButton) {
  ViewTree(in: view) {
    ViewNode(button) { view, superview in
      view.bottomAnchor.constraint(equalTo: superview.keyboardLayoutGuide.topAnchor)
      "leading, trailing == 0"
    }
  }
}

@MainActor private func change(in view: UIView, photo: UIView) {
  let tree = ViewTree(in: view) {
    ViewNode(photo, named: "photo") {
      "left, top == 16"
      "size == 40"
    }
  }
  tree.layout.eqs("photo.size == 80")
  UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
}

// MARK: The same card twice

@MainActor private func plainCard(in view: UIView, photo: UIImageView, name: UILabel) {
  let card = UIView()
  card.backgroundColor = .secondarySystemBackground
  card.layer.cornerRadius = 12
  card.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(card)
  photo.translatesAutoresizingMaskIntoConstraints = false
  card.addSubview(photo)
  name.font = .preferredFont(forTextStyle: .headline)
  name.translatesAutoresizingMaskIntoConstraints = false
  card.addSubview(name)
  NSLayoutConstraint.activate([
    card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
    photo.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
    photo.widthAnchor.constraint(equalToConstant: 40),
    photo.heightAnchor.constraint(equalToConstant: 40),
    name.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 12),
    name.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -12),
    name.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
  ])
}

@MainActor private final class Card {
  private let photo: UIImageView
  private let name: UILabel

  init(in view: UIView, photo: UIImageView, name: UILabel) {
    self.photo = photo
    self.name = name
    layOut(in: view)
  }

  private func layOut(in view: UIView) {
    ViewTree(in: view) {
      ViewNode(UIView()) { [self] view, _ in
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 12
        "top == superview.safeArea.top + 16"
        "leading == 16"
        "trailing == -16"
        ViewNode(photo) {
          "top, leading == 12"
          "bottom == -12"
          "size == 40"
        }
        ViewNode(name) { [self] view, _ in
          view.font = .preferredFont(forTextStyle: .headline)
          "leading == \(photo).trailing + 12"
          "trailing <= -12"
          "centerY == \(photo).centerY"
        }
      }
    }
  }
}

@MainActor @Suite(.ownDevice) struct ViewTreeSnippetTests {
  @Test func `the card has the same layout with UIKit alone and as a tree`() async {
    func frames(_ make: (UIView, UIImageView, UILabel) -> Void) async -> [CGRect] {
      let host = TestHost()
      let (photo, name) = (UIImageView(), UILabel())
      name.text = "Ada Lovelace"
      make(host.view, photo, name)
      await host.settle()
      return [photo, name].map { $0.frame } + host.view.subviews.map { $0.frame }
    }
    let plain = await frames(plainCard)
    let tree = await frames { _ = Card(in: $0, photo: $1, name: $2) }
    #expect(plain == tree)
    #expect(plain.allSatisfy { !$0.isEmpty })
  }
}
