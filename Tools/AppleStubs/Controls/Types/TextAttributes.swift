import Foundation
import SwiftUI
import UIKit

// Without a type, an attribute that both modules have is SwiftUI's.
private func setColor(in text: inout AttributedString, from other: AttributedString) {
  text.foregroundColor = UIColor.red
  #if CORRECT
    let color: UIColor? = other.uiKit.foregroundColor
  #else
    let attribute = other.foregroundColor
    let color: UIColor? = attribute  // error: cannot assign value of type
  #endif
  text.uiKit.foregroundColor = color
}

// Its key isn't sendable.
private func send<Key: Sendable>(_ key: Key.Type) {}

private func sendKey() {
  #if !CORRECT
    send(AttributeScopes.UIKitAttributes.FontAttribute.self)  // error: to 'Sendable' is unavailable
  #endif
}
