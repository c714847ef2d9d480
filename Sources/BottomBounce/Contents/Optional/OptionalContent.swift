import UIKit
import ViewBuilding

/// Content that asks for the value of other content, or for none.
///
/// ```swift
/// sheet.show(.day(birthday, maximum: .today).orNone(), from: self) { [weak self] day in
///   self?.birthday = day
/// }
/// ```
///
/// A button under the other content returns `nil` as the value, at once. The rules of the other
/// content don't count, but those that follow `orNone()` are asked for `nil`, too. If one of them
/// or `commit` refuses it, the sheet stays open with the value that the other content shows. A user
/// who cancels changes nothing.
public struct OptionalContent<Wrapped: SheetContent>: _ContentWithParts {
  private let wrapped: Wrapped
  private let clearTitle: String?
  /// `true` for a property of a form that may be `nil`: only its rows have the button.
  private let isProperty: Bool
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Wrapped.Value?>()

  init(_ wrapped: Wrapped, clearTitle: String? = nil, isProperty: Bool = false) {
    self.wrapped = wrapped
    self.clearTitle = clearTitle
    self.isProperty = isProperty
  }

  private var title: String { clearTitle ?? SheetStrings()[.clear] }

  /// Returns the other content's body, with the button in its row of buttons or in a row below it.
  public func makeBody(_ context: SheetContext) -> SheetBody<Wrapped.Value?> {
    let shown = ShownContent(self, context)
    let wrapped = wrapped.makeBody(shown.context)
    let needsButton = !isProperty || context.place == .belowRow || context.place == .sheet
    let view =
      needsButton
      ? OptionalContentView(wrapped, clearTitle: title, context: shown.context) : nil
    let acceptsEmpty = isProperty && context.place != .sheet
    let traits = view?.bodyTraits(wrapped) ?? wrapped.traits
    var body = shown.ruledBody(view ?? wrapped.view, traits) { _ in
      if view?.isCleared == true { return .success(nil) }
      let answer = wrapped.answer()
      return acceptsEmpty && answer.error?.kind == .empty ? .success(nil) : answer.map { $0 }
    } show: { content, update in
      view?.clearButton?.setTitle(content.title, for: .normal)
      return wrapped.update?(content.wrapped, update.keepsEdits) ?? update.keepsEdits
    }
    body.draft = { (wrapped.draft?() ?? wrapped.answer().value).map(Optional.some) }
    body.setValue = { value in
      guard shown.content._parts.accepts(value) else { return false }
      if let value { return wrapped.setValue?(value) == true }
      view?.clear()
      return view != nil
    }
    if let areEqual = wrapped.areEqual {
      body.areEqual = { one, other in
        guard let one, let other else { return one == nil && other == nil }
        return areEqual(one, other)
      }
    }
    return body
  }
}

extension OptionalContent {
  /// Returns what the other content returns, if it says so, or no value if the app has none.
  public func untouched(_ context: SheetContext) -> Result<Wrapped.Value?, ValidationError>? {
    guard let answer = wrapped.untouched(context) else { return nil }
    return checked(answer.error?.kind == .empty ? .success(nil) : answer.map { $0 })
  }

  /// Returns the style of the other content, with the title of the button as the text for no value.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    let style = wrapped.formFieldStyle(context)
    if isProperty, !style.isRow { return style }
    return style.orNone(clearTitle ?? SheetStrings()[.none])
  }
}

extension OptionalContent: ReplaceableContent {
  var described: Wrapped.Value?? {
    (wrapped as? any ReplaceableContent<Wrapped.Value>).map { $0.described }
  }
}

extension SheetContent {
  /// Returns content that also accepts no value: a button under it returns `nil`.
  ///
  /// - Parameter title: The title of the button. The default is `nil`: "Clear" in the app's
  ///   language.
  public func orNone(_ title: String? = nil) -> OptionalContent<Self> {
    OptionalContent(self, clearTitle: title)
  }
}

final class OptionalContentView: SheetSubview {
  private(set) var isCleared = false
  private let content: UIView
  private let context: SheetContext
  private let addButton: @MainActor (_ title: String, _ action: UIAction) -> UIButton
  private(set) var clearButton: UIButton?
  private let row: ActionRow?
  private var layout: EquationLayout?
  private var measuredHeight: NSLayoutConstraint?

  init<Value>(_ body: SheetBody<Value>, clearTitle: String, context: SheetContext) {
    content = body.view
    self.context = context
    if let addButton = body.addButton {
      row = nil
      self.addButton = addButton
    } else {
      let row = ActionRow()
      self.row = row
      addButton = { row.addButton($0, $1) }
    }
    super.init(frame: .zero)
    layout =
      ViewTree(in: self) {
        ViewNode(content, named: "content") {
          "leading, trailing, top == 0"
          if self.row == nil { "bottom == 0" }
        }
        ViewNode(self.row) {
          "leading, trailing, bottom == 0"
          "top == content.bottom"
        }
      }.layout
    clearButton = addButton(clearTitle, UIAction { [weak self] _ in self?.clear() })
    clearButton?.accessibilityIdentifier = "BottomBounce.clear"
  }

  private var rowHeight: CGFloat { row?.bounds.height ?? 0 }

  func bodyTraits<Value>(_ wrapped: SheetBody<Value>) -> SheetBodyTraits {
    var traits = SheetBody<Void>(self, wrapping: wrapped) {}.traits
    if let settle = wrapped.settle {
      traits.settle = { [self] in if !isCleared { await settle() } }
    }
    traits.prepareLayout = { [self] width, hostSize in
      wrapped.prepareLayout?(width, hostSize)
      prepareLayout(width: width)
    }
    if let fitHeight = wrapped.fitHeight {
      traits.fitHeight = { [self] in fitHeight($0 - rowHeight, $1 - rowHeight) }
    }
    // The row is below the content.
    traits.extendToLowerEdge = nil
    traits.addButton = { [self] in addButton($0, $1) }
    return traits
  }

  func clear() {
    isCleared = true
    context.confirmAlternative { [weak self] in self?.isCleared = false }
  }

  /// Also sets the height of content that has neither constraints nor an intrinsic height.
  private func prepareLayout(width: CGFloat) {
    row?.prepareLayout(width: width)
    guard let height = content.measuredHeight(width: width, besides: measuredHeight) else {
      return
    }
    measuredHeight = layout?.eq("content.height == \(height) @ \(SheetPriority.bodyHeight)")
  }
}
