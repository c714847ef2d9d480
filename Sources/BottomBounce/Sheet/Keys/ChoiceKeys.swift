import UIKit

/// Arrows among large buttons: they mark one, as a finger does that lies on it; Return and Space tap it.
@MainActor final class ChoiceKeys: BodyKeys {
  private unowned let choice: ChoiceContentView
  private var marked: Int?

  init(_ choice: ChoiceContentView) {
    self.choice = choice
  }

  var pressesOnReturn: Bool { marked != nil }

  func move(_ arrow: ArrowKey) -> Bool {
    guard let step = arrow.rowStep else { return false }
    let buttons = choice.buttons
    let start = marked ?? choice.chosen
    var place = start.map { $0 + step } ?? (step > 0 ? 0 : buttons.count - 1)
    while buttons.indices.contains(place), !buttons[place].isEnabled { place += step }
    guard buttons.indices.contains(place) else { return true }
    if let marked { buttons[marked].isHighlighted = false }
    buttons[place].isHighlighted = true
    marked = place
    return true
  }

  func press() -> Bool {
    guard let marked else { return false }
    choice.buttons[marked].sendActions(for: .touchUpInside)
    return true
  }
}
