import UIKit

/// Content while a body shows it.
///
/// It holds the content that the app has described last, so no closure of the body has an older one.
/// It knows whether the user has edited this body, which may be a part of another one. It applies
/// the rules and the line of text.
@MainActor final class ShownContent<Content: _ContentWithParts> {
  /// What the context notes.
  ///
  /// A view retains its context, but neither the content nor the body.
  private final class Notes {
    var isEdited = false
    /// The answer since the last change.
    var answer: Answer<Content.Value>?
  }

  private(set) var content: Content
  /// The connection of the body's view to the sheet.
  let context: SheetContext
  private let notes = Notes()

  init(_ content: Content, _ context: SheetContext) {
    self.content = content
    self.context = context.noting { [notes] byUser in
      notes.answer = nil
      if byUser { notes.isEdited = true }
    }
  }

  /// Returns the body.
  ///
  /// - Parameters:
  ///   - view: The view, which has the ``context``.
  ///   - traits: The optional members.
  ///   - joinsFooters: Whether the line is below the line of the traits, and not in its place. The
  ///     default is `false`.
  ///   - answer: Returns the answer of the view to the content, without its rules.
  ///   - lazyAnswer: Returns the same without making the value. The default is `nil`.
  ///   - show: Shows other content in the view, and returns whether it could. The default is `nil`:
  ///     the view keeps what the user has entered.
  func body(
    _ view: UIView, _ traits: SheetBodyTraits, joinsFooters: Bool = false,
    answer: @escaping @MainActor (Content) -> Answer<Content.Value>,
    lazyAnswer: (@MainActor () -> Answer<@MainActor () -> Content.Value>)? = nil,
    show: (@MainActor (Content, BodyUpdate) -> Bool)? = nil
  ) -> SheetBody<Content.Value> {
    let ask: @MainActor () -> Answer<Content.Value> = { [self] in
      let own = answer(content)
      let checked = content._parts.rules.isEmpty ? own : own.checked(content._parts.check)
      notes.answer = checked
      return checked
    }
    var body = SheetBody(view, traits: traits) { () throws(ValidationError) in try ask().get() }
    body.answer = ask
    if let lazyAnswer {
      body.lazyAnswer = { [self] in
        // A rule and the line of text need the value.
        let needsValue = !content._parts.rules.isEmpty || content._parts.footer != nil
        return needsValue ? ask().map { value in { value } } : lazyAnswer()
      }
    }
    body.footer = { [self] in
      guard let footer = content._parts.footer else { return traits.footer?() }
      let line = footer((notes.answer ?? ask()).value)
      return joinsFooters ? [traits.footer?(), line].joinedLines : line
    }
    body.update = { [self] new, keepsEdits in
      guard let new = new as? Content else { return false }
      let old = content
      let update = BodyUpdate(keepsEdits: keepsEdits, keepsValue: keepsEdits && notes.isEdited)
      // A view that notifies the sheet meanwhile is asked by the new rules.
      content = new
      notes.answer = nil
      guard show?(new, update) ?? keepsEdits else {
        content = old
        return false
      }
      if !keepsEdits { notes.isEdited = false }
      return true
    }
    return body
  }

  /// Notes that the view shows the value of the content in place of what the user has edited.
  func forgetEdits() { notes.isEdited = false }

  /// Returns the body of content that shows other content in the same view.
  func body<Other: SheetContent>(
    wrapping other: SheetBody<Other.Value>, _ wrapped: @escaping (Content) -> Other
  ) -> SheetBody<Content.Value> where Other.Value == Content.Value {
    var body = body(other.view, other.traits) { _ in
      other.answer()
    } show: { content, update in
      other.update?(wrapped(content), update.keepsEdits) ?? update.keepsEdits
    }
    body.areEqual = other.areEqual
    return body
  }
}

/// How a body shows other content.
struct BodyUpdate {
  /// A Boolean value that indicates whether the app describes the content again, and doesn't set its
  /// value.
  let keepsEdits: Bool
  /// A Boolean value that indicates whether the body keeps its value, because the user has edited it.
  let keepsValue: Bool
}
