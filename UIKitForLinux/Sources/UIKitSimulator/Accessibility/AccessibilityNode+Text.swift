import UIKit

extension AccessibilityNode {
  /// Returns one line for each element.
  ///
  /// The elements of a group are indented by two spaces, and an arrow marks the focus.
  func lines(focus: NSObject?, indentation: Int = 0) -> [String] {
    let mark = element === focus && !isGroup ? "→ " : "  "
    let indent = String(repeating: "  ", count: indentation)
    guard isGroup else { return [mark + indent + element.spokenLine] }
    let isNamed = isNamedGroup
    let inner = children.flatMap {
      $0.lines(focus: focus, indentation: indentation + (isNamed ? 1 : 0))
    }
    return isNamed ? ["  " + indent + element.groupLine] + inner : inner
  }
}

extension UIResponder {
  /// The description of an element in VoiceOver's order: kind, label, value, states, hint, and
  /// actions.
  fileprivate var spokenLine: String {
    var line = kindWord
    if let label = accessibilityLabel, !label.isEmpty {
      line += " " + quoted(label)
    } else if accessibilityValue?.isEmpty != false {
      line += " without a label"
    }
    if let value = accessibilityValue, !value.isEmpty { line += " = " + quoted(value) }
    for state in states { line += ", " + state }
    if let hint = accessibilityHint, !hint.isEmpty { line += ", hint " + quoted(hint) }
    if let language = accessibilityLanguage { line += ", language " + language }
    let actions = (accessibilityCustomActions ?? []).map { quoted($0.name) }
    if !actions.isEmpty { line += ", actions " + actions.joined(separator: " ") }
    return line
  }

  fileprivate var groupLine: String {
    let word =
      switch accessibilityContainerType {
      case .dataTable: "table"
      case .list: "list"
      case .landmark: "landmark"
      case .semanticGroup, .none: "group"
      }
    guard let label = accessibilityLabel, !label.isEmpty else { return word }
    return word + " " + quoted(label)
  }

  private var kindWord: String {
    let traits = accessibilityTraits
    let words: [(UIAccessibilityTraits, String)] = [
      (.keyboardKey, "key"), (.searchField, "search field"),
      (.toggleButton, traits.contains(.button) ? "switch" : "toggle"),
      (.tabBar, "tab bar"), (.link, "link"), (.button, "button"), (.adjustable, "adjustable"),
      (.header, "heading"), (.image, "image"),
    ]
    if let word = words.first(where: { traits.contains($0.0) })?.1 { return word }
    if self is any UIKeyInput { return "text field" }
    return traits.contains(.staticText) ? "text" : "element"
  }

  private var states: [String] {
    let traits = accessibilityTraits
    var states: [String] = []
    if traits.contains(.selected) { states.append("selected") }
    if traits.contains(.notEnabled) { states.append("dimmed") }
    if traits.contains(.button), traits.contains(.header) { states.append("heading") }
    if traits.contains(.updatesFrequently) { states.append("updates frequently") }
    if self is any UIKeyInput, isFirstResponder { states.append("is editing") }
    return states
  }

  private func quoted(_ text: String) -> String {
    "“" + text.replacingOccurrences(of: "\n", with: "⏎") + "”"
  }
}
