public import UIKit

/// Content while a body shows it.
///
/// It holds the content that the app has described last, so no closure of the body has an older
/// one. It knows whether the user has edited this body, which may be a part of another one. See
/// <doc:CustomContents>.
@MainActor public final class ShownContent<Content: SheetContent> {
  /// A view retains its context, but neither the content nor the body.
  private final class Notes {
    var isEdited = false
    var answer: Answer<Content.Value>?
  }

  /// The content that the app has described last.
  public private(set) var content: Content
  /// The connection of the body's view to the sheet.
  ///
  /// The object learns of changes from it, so the view must use it, and not the context of the
  /// sheet.
  public let context: SheetContext
  private let notes = Notes()

  /// Creates an object for a body that shows content, with the context of the sheet.
  public init(_ content: Content, _ context: SheetContext) {
    self.content = content
    self.context = context.noting { [notes] byUser in
      notes.answer = nil
      if byUser { notes.isEdited = true }
    }
  }

  /// Returns the body.
  ///
  /// - Parameters:
  ///   - view: The view, which uses ``context``.
  ///   - traits: The optional members. The default is none.
  ///   - answer: Returns the value that the view shows for the content, or the error that it has
  ///     instead.
  ///   - show: Shows other content in the view, and returns whether it could. The default is `nil`:
  ///     the view stays as it is while the user edits it, and a new one is made for another value.
  public func body(
    _ view: UIView, _ traits: SheetBodyTraits = SheetBodyTraits(),
    answer: @escaping @MainActor (_ content: Content) -> Result<Content.Value, ValidationError>,
    show: (@MainActor (_ content: Content, _ update: BodyUpdate) -> Bool)? = nil
  ) -> SheetBody<Content.Value> {
    let ask: @MainActor () -> Answer<Content.Value> = { [self] in
      let new = answer(content)
      notes.answer = new
      return new
    }
    var body = SheetBody(view, traits: traits) { () throws(ValidationError) in try ask().get() }
    body.answer = ask
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
      // A value that the app has set counts like one that the user has entered.
      if !keepsEdits { notes.isEdited = true }
      return true
    }
    return body
  }

  func forgetEdits() { notes.isEdited = false }
}

extension ShownContent where Content: _ContentWithParts {
  /// Pass `false` for `checksRules` if the answer already obeys the rules.
  func ruledBody(
    _ view: UIView, _ traits: SheetBodyTraits, joinsFooters: Bool = false,
    checksRules: Bool = true,
    answer: @escaping @MainActor (Content) -> Answer<Content.Value>,
    lazyAnswer: (@MainActor () -> Answer<@MainActor () -> Content.Value>)? = nil,
    draft: (@MainActor () -> Content.Value?)? = nil,
    show: (@MainActor (Content, BodyUpdate) -> Bool)? = nil
  ) -> SheetBody<Content.Value> {
    var body = body(
      view, traits,
      answer: { content in
        let own = answer(content)
        return content._parts.rules.isEmpty || !checksRules
          ? own : own.checked(content._parts.check)
      }, show: show)
    if let lazyAnswer {
      body.lazyAnswer = { [self, ask = body.answer] in
        // A rule and the line of text need the value.
        let needsValue = !content._parts.rules.isEmpty || content._parts.footer != nil
        return needsValue ? ask().map { value in { value } } : lazyAnswer()
      }
    }
    body.draft = draft ?? { [self] in answer(content).value }
    body.setValue = { [self, update = body.update] value in
      guard
        let new = (content as? any ReplaceableContent<Content.Value>)?.replacing(value, context),
        new.untouched(context)?.error == nil
      else { return false }
      return update?(new, false) == true
    }
    body.footer = { [self, ask = body.answer] in
      guard let footer = content._parts.footer else { return traits.footer?() }
      let line = footer((notes.answer ?? ask()).value)
      return joinsFooters ? [traits.footer?(), line].joinedLines : line
    }
    return body
  }

  func ruledBody<Other: SheetContent>(
    wrapping other: SheetBody<Other.Value>, _ wrapped: @escaping (Content) -> Other
  ) -> SheetBody<Content.Value> where Other.Value == Content.Value {
    var body = ruledBody(other.view, other.traits) { _ in
      other.answer()
    } show: { content, update in
      other.update?(wrapped(content), update.keepsEdits) ?? update.keepsEdits
    }
    body.areEqual = other.areEqual
    body.draft = { other.draft?() ?? other.answer().value }
    body.setValue = { [self] value in
      content._parts.accepts(value) && other.setValue?(value) == true
    }
    return body
  }
}

/// How a body shows other content.
public struct BodyUpdate: Hashable, Sendable {
  /// A Boolean value that indicates whether the app describes the content again, and doesn't set
  /// its value.
  public let keepsEdits: Bool
  /// A Boolean value that indicates whether the body keeps its value, because the user has edited
  /// it or the app has set it.
  public let keepsValue: Bool
}
