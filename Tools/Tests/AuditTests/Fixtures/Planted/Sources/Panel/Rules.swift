import UIKit

/// SwiftUI has the same name.
public struct Layout {}

protocol PanelDelegate: UILabelDelegate {}

final class Listener: PanelDelegate {
  func labelDidChange(_ label: UILabel) {}
}

@MainActor class Source<Item>: NSObject {
  func labelDidChange(_ label: UILabel) {}
}

extension Source: UILabelDelegate {}

@MainActor final class Field: UIView {
  override func becomeFirstResponder() -> Bool {
    constraints.isEmpty
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

func listen() {
  _ = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
}

final class Stranger: NSObject, UIInventedDelegate {}
