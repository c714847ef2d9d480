import UIKit

extension TextContent {
  /// A Boolean value that indicates whether a text field takes the text, and not a text view.
  var hasOneLine: Bool { isSecure || lines.upperBound <= 1 }

  /// Returns a text field or a text view.
  public func makeBody(_ context: SheetContext) -> SheetBody<String> {
    makeBody(of: TextContentView(content: self, context: context))
  }

  /// Returns a text field or a text view without a box.
  public func makeLine(_ context: SheetContext) -> SheetBody<String> {
    makeBody(of: TextContentView(content: self, context: context, isLine: true))
  }

  private func makeBody(of view: TextContentView) -> SheetBody<String> {
    var body = SheetBody(view) { () throws(ValidationError) in try view.value() }
    body.settle = { await view.settle() }
    body.setEnabled = { view.lock.isDisabled = !$0 }
    body.adoptEdits = { old in
      guard let old = old as? TextContentView else { return false }
      view.adoptText(of: old)
      return true
    }
    body.describeError = { error in
      view.message = error?.message
      view.updateHint()
      return true
    }
    body.hasChanges = { view.entry.enteredText != view.initialText }
    body.cancel = { view.stop() }
    body.setContentFont = { view.setContentFont($0) }
    body.prepareLayout = { width, _ in view.prepareLayout(width: width) }
    body.fitHeight = { height, _ in view.fitHeight(height) }
    body.usesAnyHeight = !hasOneLine
    body.growsSmoothly = !hasOneLine
    body.prefersGroupedBackground = true
    return addFooter(to: body)
  }

  /// Returns the text that the sheet returns: without the characters to trim.
  func returnedText(for text: String) -> String { trimming.trimmed(text, isSecure: isSecure) }
}
