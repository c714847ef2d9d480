import UIKit
import ViewBuilding

/// A row of buttons under a body, each for something that one tap does; without buttons it takes no room.
@MainActor final class ActionRow: UIView {
  private let stack = UIStackView()

  /// A row without buttons.
  init() {
    super.init(frame: .zero)
    stack.distribution = .fillEqually
    ViewTree(in: self) {
      "height == 0 @ low"
      ViewNode(stack) { "edges == 0" }
    }
    stackIfLarge()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in
      self.stackIfLarge()
    }
  }

  /// The row is made in code; archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("ActionRow is made in code.")
    return nil
  }

  /// Adds a button after those that are there.
  @discardableResult
  func addButton(
    _ title: String, identifier: String, onTap: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = identifier
    button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    ViewTree(in: stack) {
      ViewNode(button) { "height >= \(PanelLayout.tappable)" }
    }
    return button
  }

  /// Words of the largest sizes do not fit beside each other.
  private func stackIfLarge() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
  }
}

/// A body with a row of buttons, to which a content around it may add one.
@MainActor protocol ActionRowBody: UIView {
  var actionRow: ActionRow { get }
}
