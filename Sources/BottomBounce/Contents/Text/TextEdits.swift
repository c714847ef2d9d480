import Foundation

/// The edits of a text that aren't final yet, and how the limit cuts them.
///
/// UIKit asks before a change, but the text that an input method composes is cut only when it is
/// committed. So this value keeps the text before the change.
struct TextEdits {
  /// The maximum length of a composed text, in UTF-8 bytes.
  ///
  /// A longer insertion is a paste.
  private static let maximumCompositionLength = 256

  let limit: TextLimit
  /// A Boolean value that indicates whether the view sets the same text again.
  ///
  /// That is not an edit.
  var isRewriting = false
  /// A Boolean value that indicates whether the initial text was too long and the user is
  /// shortening it.
  private(set) var isShorteningInitialText: Bool
  /// The last change that was allowed.
  private var change: TextChange?
  /// The change that an input method composes; `nil` without marked text.
  private var composition: TextChange?
  /// The last composition, until the next change.
  ///
  /// A commit may arrive when the text is no longer marked.
  private var endedComposition: TextChange?

  /// Creates the edits of an initial text.
  init(of text: String, limit: TextLimit) {
    self.limit = limit
    isShorteningInitialText = limit.limited(text) != text
  }

  /// A Boolean value that indicates whether an input method composes text.
  var isComposing: Bool { composition != nil }

  /// Forgets the last change, because the next one has no single range, or is cut later.
  mutating func forgetChange() { change = nil }

  /// Decides about a change of a text that isn't marked.
  ///
  /// - Parameters:
  ///   - range: The range to replace, in UTF-16 units.
  ///   - text: The text before the change.
  ///   - string: The new characters.
  ///   - composes: Whether the keyboard may mark the characters. Then they may be above the limit.
  /// - Returns: The decision. A change that it accepts may still be cut by ``end(in:)``.
  mutating func decide(
    replacing range: NSRange, in text: String, with string: String,
    composes: @autoclosure () -> Bool
  ) -> TextLimit.Decision {
    if let ended = endedComposition {
      endedComposition = nil
      // The word replaces the composed letters. It is cut after UIKit has inserted it.
      if range == NSRange(location: ended.end(in: text), length: 0) {
        change = ended
        change?.latest = text
        return .accept
      }
    }
    let decision = limit.decide(replacing: range, in: text, with: string)
    let canBeComposed = string.utf8.count <= Self.maximumCompositionLength
    switch decision {
    case .accept: break
    case .reject: if !composes() || !canBeComposed { return .reject }
    case .replace: if !canBeComposed { return decision }
    }
    // An input method may begin with more characters than fit. The text is cut when it is
    // committed.
    change = TextChange(range: range, text: text)
    return .accept
  }

  /// Records which part of the text an input method composes.
  ///
  /// - Parameter marked: The change that leads to the marked text.
  mutating func compose(_ marked: @autoclosure () -> TextChange?) {
    composition = composition ?? change ?? marked()
  }

  /// A text within the limit.
  struct Cut: Equatable {
    let text: String
    /// The insertion point in UTF-16 units; `nil` for the end.
    var caret: Int?
  }

  /// Ends the last change, and cuts the insertion so that the text is within the limit.
  ///
  /// - Parameter text: The text after the change, without marked text.
  /// - Returns: The text to show instead; `nil` if the text can stay.
  mutating func end(in text: String) -> Cut? {
    let change = composition ?? change
    if composition != nil { endedComposition = composition }
    (self.change, composition) = (nil, nil)
    let limited = limit.limited(text)
    guard limited != text else {
      isShorteningInitialText = false
      return nil
    }
    // The text before the insertion can be shorter than the one before the composition.
    if isShorteningInitialText, let change, let latest = change.latest, text.count > latest.count {
      return Cut(text: latest, caret: change.end(in: latest))
    }
    switch change?.decision(for: text, limit) {
    case .replace(let text, let caret): return Cut(text: text, caret: caret)
    case .reject: return Cut(text: change?.text ?? limited, caret: change?.range.location ?? 0)
    case .accept, nil: return isShorteningInitialText ? nil : Cut(text: limited)
    }
  }
}
