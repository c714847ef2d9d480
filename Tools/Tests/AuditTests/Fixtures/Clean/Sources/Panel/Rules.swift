import Foundation
import UIKit

/// A name that has an exception.
public struct Subview {}

/// A name that no other module has.
public struct PanelLayout {}

/// Not exported, so it may have any name.
struct Layout {}

protocol PanelSource: UILabelSource {}

/// A generic class may adopt a protocol of Objective-C in its own declaration.
@MainActor class Source<Item>: NSObject, PanelSource {}

@MainActor final class Field: UIView {
  override func becomeFirstResponder() -> Bool {
    super.becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@MainActor func listen(for inset: UIInset) -> Set<UIInset> {
  let token = NotificationCenter.default.addObserver(
    forName: .init("a"), object: nil, queue: .main
  ) { _ in }
  _ = token
  return [UIInset(top: 1)]
}
