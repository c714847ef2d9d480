import UIKit
import ViewBuilding

/// Centered titles of actions, or values that look like the rows of a list.
final class ButtonsView: SheetSubview {
  private let buttons: [CardButton]
  private var selected: Int?
  private var highlighted: Int?
  /// Set by the sheet, for example while the app saves the value; the buttons look the same.
  var isDisabled = false
  private let context: SheetContext
  private let showsValues: Bool

  private init(rows: [OptionRow], selected: Int?, showsValues: Bool, context: SheetContext) {
    self.selected = selected
    self.showsValues = showsValues
    self.context = context
    let boxes = context.boxMetrics
    buttons = rows.map { _ in
      CardButton(
        .secondarySystemGroupedBackground,
        height: showsValues ? boxes.rowHeight : Self.buttonHeight,
        lineEnds: showsValues ? (Self.margin, boxes.separatorEnd) : (0, 0))
    }
    super.init(frame: .zero)
    // VoiceOver reads the title of the sheet at the first button.
    nameGroup(context.title)
    limitTextSize()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: ButtonsView, _) in
      view.limitTextSize()
    }
    for (index, row) in rows.enumerated() { configure(buttons[index], row, at: index) }
    let cards = ButtonCards(radius: boxes.cornerRadius)
    cards.show(buttons) { !showsValues && rows[$0].role != rows[$0 - 1].role }
    ViewTree(in: self) { ViewNode(cards) { "edges == 0" } }
  }

  static func makeBody<Content: _ContentWithParts>(
    _ shown: ShownContent<Content>, showsValues: Bool,
    _ choice: @escaping (Content) -> (options: [SheetOption<Content.Value>], value: Content.Value?)
  ) -> SheetBody<Content.Value> where Content.Value: Hashable {
    var shownChoice = choice(shown.content)
    var options: [SheetOption<Content.Value>] { shownChoice.options }
    var selected: Int? {
      shownChoice.value.flatMap { value in options.firstIndex { $0.value == value } }
    }
    let view = ButtonsView(
      rows: options.map(\.row), selected: selected, showsValues: showsValues, context: shown.context
    )
    var traits = SheetBodyTraits()
    traits.handleKey = { view.handle($0) }
    traits.setEnabled = { view.isDisabled = !$0 }
    traits.setContentFont = { view.setContentFont($0) }
    traits.initialAccessibilityElement = { view.selected.map { view.buttons[$0] } ?? view }
    traits.usesAnyHeight = false
    traits.confirmsByItself = true
    traits.prefersGroupedBackground = true
    var body = shown.ruledBody(view, traits) { _ in
      // Return can confirm without a selection.
      view.selected.map { .success(options[$0].value) }
        ?? .failure(.empty(SheetStrings()[.chooseOne]))
    } show: { content, update in
      // A finger can be on one of the buttons.
      let new = choice(content)
      guard new.value == shownChoice.value, new.options.map(\.row) == options.map(\.row) else {
        return false
      }
      shownChoice = new
      if !update.keepsValue { view.selected = selected }
      return true
    }
    body.setValue = { value in
      guard let index = options.firstIndex(where: { $0.value == value && $0.isEnabled }),
        shown.content._parts.accepts(value)
      else { return false }
      view.choose(index)
      return true
    }
    return body
  }

  /// With large texts, a few buttons would not fit on a phone on its side.
  private func limitTextSize() {
    maximumContentSizeCategory =
      traitCollection.verticalSizeClass == .compact ? .accessibilityMedium : nil
  }

  /// The height of a row of an action sheet on iOS 18, in points.
  private static let buttonHeight: CGFloat = 57
  private static let margin: CGFloat = 16
  private static let markWidth: CGFloat = 28
  private static let checkmark = UIImage(
    systemName: "checkmark",
    withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)
      .applying(UIImage.SymbolConfiguration(weight: .semibold)))

  private func configure(_ button: CardButton, _ row: OptionRow, at index: Int) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = row.title
    configuration.subtitle = row.subtitle
    configuration.image = row.image
    configuration.imagePadding = 12
    configuration.titleAlignment = showsValues ? .leading : .center
    let style: UIFont.TextStyle = showsValues ? .body : .title3
    configuration.titleTextAttributesTransformer = Self.transformer {
      .preferredFont(forTextStyle: style, compatibleWith: .current)
    }
    configuration.subtitleTextAttributesTransformer = Self.transformer(
      color: row.isEnabled ? .secondaryLabel : nil
    ) {
      .preferredFont(forTextStyle: .footnote, compatibleWith: .current)
    }
    configuration.baseForegroundColor =
      row.role == .destructive ? .systemRed : showsValues ? .label : nil
    if showsValues { button.contentHorizontalAlignment = .leading }
    let end = index == selected ? Self.margin + Self.markWidth : Self.margin
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: showsValues ? 6 : 12, leading: Self.margin, bottom: showsValues ? 6 : 12, trailing: end)
    button.apply(configuration)
    if index == selected {
      ViewTree(in: button) {
        ViewNode(UIImageView(image: Self.checkmark)) { mark, _ in
          mark.tintColor = row.isEnabled ? nil : row.color
          "trailing == -\(Self.margin)"
          "centerY == 0"
        }
      }
    }
    button.isEnabled = row.isEnabled
    button.isSelected = index == selected
    button.accessibilityIdentifier = "BottomBounce.button.\(index)"
    button.addAction(
      UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
  }

  func setContentFont(_ font: UIFont) {
    for button in buttons {
      button.configuration?.titleTextAttributesTransformer = Self.transformer { font }
    }
  }

  private static func transformer(
    color: UIColor? = nil, _ font: @escaping @Sendable () -> UIFont
  ) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = font()
      if let color { attributes.foregroundColor = color }
      return attributes
    }
  }

  private func handle(_ key: SheetKey) -> Bool {
    if let step = key.rowStep {
      highlight(by: step)
      return true
    }
    guard key == .space || key == .return, let highlighted else { return false }
    buttons[highlighted].sendActions(for: .touchUpInside)
    return true
  }

  private func highlight(by step: Int) {
    let start = highlighted ?? selected
    var index = start.map { $0 + step } ?? (step > 0 ? 0 : buttons.count - 1)
    while buttons.indices.contains(index), !buttons[index].isEnabled { index += step }
    guard buttons.indices.contains(index) else { return }
    if let highlighted { buttons[highlighted].isHighlighted = false }
    buttons[index].isHighlighted = true
    highlighted = index
  }

  private func choose(_ index: Int) {
    // A finger may have touched the button before.
    if isDisabled { return }
    let isChange = selected != index
    selected = index
    if isChange { context.valueChanged() }
    context.confirm()
  }
}
