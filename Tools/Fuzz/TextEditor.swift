import BottomBounce
import Foundation
import RandomActions
import SeededRandom
import UIKit
import UIKitSimulator

/// A text sheet beside a model of its text, in which nothing that is entered is lost.
@MainActor struct TextEditor: @MainActor CustomStringConvertible {
  /// Invisible characters that texts have at their ends when they are copied from other apps.
  private static let marks = ["\u{200B}", "\u{200E}", "\u{2068}", "\u{2069}", "\u{202C}"]
  /// Characters that never combine with a neighbor.
  private static let letters =
    [
      "a", "b", "z", " ", "é", "e\u{301}", "👨‍👩‍👧‍👦", "🇫🇷", "🇩🇪", "👍🏽", "각", "好", "你",
      "“", "’", "—",
    ] + marks
  /// Keys that the software keyboard replaces with curly quotes and dashes.
  private static let keys = ["'", "\"", "-"]
  private static let compositions = ["n", "ni", "nihao", "ㄨ", "ㄨㄤ", "k", "ka"]

  /// The outcomes of the sheet.
  @MainActor private final class Outcomes {
    var values: [String] = []
    var cancellations: [Cancellation] = []
  }

  private let device = Simulator()
  private let controller = UIViewController()
  private let sheet = BottomBounceView()
  private let outcomes = Outcomes()
  private let initial: String
  private let limit: Int?
  private let trims: Bool
  private let input: any UITextInput
  /// What is around the marked text.
  private var surroundings: (before: String, after: String)?
  /// A description of the problem, or `nil`.
  private(set) var problem: String?

  init?(_ random: inout SplitMix64) {
    limit = random.chance(75) ? random.index(9) : nil
    trims = random.chance(70)
    initial = Self.text(random.index(random.chance(85) ? (limit ?? 6) + 1 : 12), &random)
    device.window.rootViewController = controller
    device.undoesTextFieldsByRange = random.chance(50)
    var content = TextContent.text(initial, limit: limit).normalized(trims ? .trimmed : .none)
      .autocapitalization(.none).autocorrection(.no)
    if random.chance(40) { content = content.lines(1...4) }
    let outcomes = outcomes
    sheet.show(content, in: controller.view) {
      outcomes.values.append($0)
    } onCancel: {
      outcomes.cancellations.append($0)
    }
    device.settleQuickly()
    guard let input = device.view("BottomBounce.text") as? any UITextInput else { return nil }
    self.input = input
  }

  var description: String {
    "\(initial.debugDescription) with the limit \(limit.map { "\($0)" } ?? "none")"
  }

  private static func text(_ count: Int, _ random: inout SplitMix64) -> String {
    (0..<count).map { _ in random.pick(letters) }.joined()
  }

  // MARK: State

  private var text: String {
    (input as? UITextField)?.text ?? (input as? UITextView)?.text ?? ""
  }

  private func text(from start: UITextPosition, to end: UITextPosition) -> String {
    input.textRange(from: start, to: end).flatMap { input.text(in: $0) } ?? ""
  }

  /// The text before and after a range; by default the selection.
  private func around(_ range: UITextRange?) -> (before: String, after: String)? {
    guard let range = range ?? input.selectedTextRange else { return nil }
    return (
      text(from: input.beginningOfDocument, to: range.start),
      text(from: range.end, to: input.endOfDocument)
    )
  }

  private func range(_ start: Int, _ end: Int) -> UITextRange? {
    let characters = Array(text)
    func position(_ index: Int) -> UITextPosition? {
      let offset = String(characters.prefix(index)).utf16.count
      return input.position(from: input.beginningOfDocument, offset: offset)
    }
    guard let from = position(start), let to = position(end) else { return nil }
    return input.textRange(from: from, to: to)
  }

  // MARK: Actions

  /// Edits the text, checks it, and returns a description of the edit.
  mutating func act(_ random: inout SplitMix64) -> String {
    let before = text
    let isMarked = input.markedTextRange != nil
    let place = isMarked ? nil : around(nil)
    switch random.index(16) {
    case 0...2:
      let letter = random.pick(Self.letters)
      if isMarked { surroundings = nil }
      input.insertText(letter)
      device.advance(by: device.frameInterval)
      check(place.map { $0.before + letter + $0.after })
      return "type \(letter.debugDescription)"
    case 3:
      input.deleteBackward()
      surroundings = nil
      check(nil)
      return "delete"
    case 4, 5:
      let marked = random.pick(Self.compositions)
      if !isMarked { surroundings = place }
      device.compose(marked)
      if let surroundings { expectComposition(marked, surroundings) }
      return "compose \(marked)"
    case 6, 7:
      return commit(random.chance(50) ? Self.text(1 + random.index(3), &random) : nil, before)
    case 8:
      let pasted = Self.text(random.index(random.chance(5) ? 400 : 6), &random)
      surroundings = nil
      UIPasteboard.general.string = pasted
      paste()
      check(place.map { $0.before + pasted + $0.after })
      return "paste \(pasted.debugDescription)"
    case 9:
      surroundings = nil
      return turnBack(random.chance(70), isMarked ? nil : before)
    case 10, 11:
      let key = random.pick(Self.keys)
      surroundings = nil
      device.type(key)
      check(place.map { Self.text(typing: key, after: $0.before) + $0.after })
      return "type \(key)"
    default:
      if isMarked { return "nothing" }
      let count = text.count
      let ends = [random.index(count + 1), random.index(count + 1)].sorted()
      let end = random.chance(60) ? ends[0] : ends[1]
      if random.chance(50) {
        input.selectedTextRange = range(ends[0], end)
        check(before)
        return "select \(ends[0])..<\(end)"
      }
      return replace(range(ends[0], end), &random)
    }
  }

  /// Undoes or redoes one step, after all of them back and forth, which must lose nothing.
  private mutating func turnBack(_ isUndo: Bool, _ before: String?) -> String {
    guard let manager = (input as? UIResponder)?.undoManager else { return "nothing" }
    func turn(_ isUndo: Bool) -> Bool {
      guard isUndo ? manager.canUndo : manager.canRedo else { return false }
      if isUndo { manager.undo() } else { manager.redo() }
      return true
    }
    var steps = 0
    while turn(isUndo) { steps += 1 }
    if isUndo { check(before.map { _ in trimmed(initial) }) }
    for _ in 0..<steps { _ = turn(!isUndo) }
    check(before)
    _ = turn(isUndo)
    device.advance(by: device.frameInterval)
    check(nil)
    return isUndo ? "undo" : "redo"
  }

  /// Replaces a range as a correction does, or inserts text at the selection as dictation does,
  /// which asks nobody.
  private mutating func replace(_ range: UITextRange?, _ random: inout SplitMix64) -> String {
    let word = Self.text(1 + random.index(3), &random)
    let isDictated = random.chance(50)
    guard let range = isDictated ? input.selectedTextRange : range, let place = around(range),
      isDictated || input.shouldChangeText(in: range, replacementText: word)
    else { return "nothing" }
    input.replace(range, withText: word)
    device.advance(by: device.frameInterval)
    check(place.before + word + place.after)
    return "\(isDictated ? "dictate" : "correct to") \(word.debugDescription)"
  }

  /// Returns the text before the insertion point after a key was typed there.
  private static func text(typing key: String, after before: String) -> String {
    let isOpening = before.last.map { " “‘".contains($0) } ?? true
    return switch key {
    case "'": before + (isOpening ? "‘" : "’")
    case "\"": before + (isOpening ? "“" : "”")
    default: before.hasSuffix("-") ? before.dropLast() + "—" : before + key
    }
  }

  private func paste() {
    (input as? UITextField)?.paste(nil)
    (input as? UITextView)?.paste(nil)
    device.advance(by: device.frameInterval)
  }

  private mutating func commit(_ word: String?, _ before: String) -> String {
    let marked = input.markedTextRange.flatMap { input.text(in: $0) }
    let expected = surroundings.flatMap { around in
      (word ?? marked).map { around.before + $0 + around.after }
    }
    surroundings = nil
    device.commitComposition(as: word)
    check(marked == nil ? before : expected)
    return "commit \(word?.debugDescription ?? "as it is")"
  }

  // MARK: Checks

  private mutating func expectComposition(
    _ marked: String, _ around: (before: String, after: String)
  ) {
    let expected = around.before + marked + around.after
    if text != expected { problem = "\(text.debugDescription) while composing" }
  }

  /// Checks the text after an edit.
  ///
  /// - Parameter expected: The text, or `nil` if it is not known.
  private mutating func check(_ expected: String?) {
    guard input.markedTextRange == nil else { return }
    let text = text
    let whole = Set((Self.letters + Self.keys + ["‘", "”"]).map { Character($0) })
      .union(Self.compositions.flatMap { Array($0) })
    if let split = text.first(where: { !whole.contains($0) }) {
      problem = "\(split.debugDescription) is split in \(text.debugDescription)"
    }
    if let expected, text != expected {
      problem = "\(text.debugDescription) instead of \(expected.debugDescription)"
    }
  }

  /// Confirms, and returns a description of a wrong outcome, or `nil`.
  func problemOfOutcome() async -> String? {
    // The panel may still be growing.
    device.settleQuickly()
    let shown = input.markedTextRange == nil ? text : nil
    guard let ok = device.view("BottomBounce.ok") else { return "no OK button" }
    device.tap(ok)
    await device.settleQuicklyWithTasks()
    // A text that isn't edited is shown as it is returned.
    if let shown, text != shown, text != trimmed(shown) {
      return "OK changes \(shown.debugDescription) to \(text.debugDescription)"
    }
    // A text above the limit stays until the user shortens it.
    if trimmed(text).count > limit ?? .max {
      let hasOutcome = !outcomes.values.isEmpty || !outcomes.cancellations.isEmpty
      return hasOutcome ? "\(text.debugDescription) isn't refused" : nil
    }
    guard outcomes.values.count == 1, outcomes.cancellations.isEmpty,
      let value = outcomes.values.first
    else { return "\(outcomes.values) and \(outcomes.cancellations) instead of one value" }
    guard trimmed(value) == value else { return "\(value.debugDescription) is not trimmed" }
    guard let shown else { return nil }
    let expected = trimmed(shown)
    return value == expected
      ? nil : "\(value.debugDescription) is returned for \(shown.debugDescription)"
  }

  private func trimmed(_ text: String) -> String {
    let blanks = CharacterSet(charactersIn: Self.marks.joined()).union(.whitespacesAndNewlines)
    return trims ? text.trimmingCharacters(in: blanks) : text
  }
}
