import UIKit
import ViewBuilding

/// The body of a ``ButtonsContent``: centered titles of actions, or values as in the rows of a
/// list.
final class ButtonsView: SheetSubview {
  private let buttons: [UIButton]
  /// The index of the tapped option, or else of the initially selected one.
  private var selected: Int?
  /// The index of the button that the arrow keys have highlighted.
  private var highlighted: Int?
  /// Set by the sheet, for example while the app saves the value; the buttons look the same.
  var isDisabled = false
  private let context: SheetContext
  /// `true` if the buttons are values, and not actions.
  private let showsValues: Bool

  private init(rows: [OptionRow], selected: Int?, showsValues: Bool, context: SheetContext) {
    self.selected = selected
    self.showsValues = showsValues
    self.context = context
    buttons = rows.map { _ in UIButton() }
    super.init(frame: .zero)
    // VoiceOver reads the title of the sheet at the first button.
    nameGroup(context.title)
    limitTextSize()
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: ButtonsView, _) in
      view.limitTextSize()
    }
    ViewTree(in: self) {
      for card in self.cards(rows) {
        ViewNode(UIView()) { view, _ in
          view.backgroundColor = .secondarySystemGroupedBackground
          view.roundCorners(context.boxMetrics.cornerRadius)
          view.layer.masksToBounds = true
          "leading, trailing == 0"
          "top == lastVisible.bottom + \(card.lowerBound == 0 ? 0 : SheetMetrics.cardSpacing)"
          if card.upperBound == rows.count { "bottom == 0" }
          for index in card { self.node(rows[index], at: index, in: card) }
        }
      }
    }
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

  private func cards(_ rows: [OptionRow]) -> [Range<Int>] {
    func isDestructive(_ index: Int) -> Bool { rows[index].role == .destructive }
    let starts = rows.indices.filter {
      $0 == 0 || !showsValues && isDestructive($0) != isDestructive($0 - 1)
    }
    return zip(starts, starts.dropFirst() + [rows.count]).map { $0..<$1 }
  }

  private func node(_ row: OptionRow, at index: Int, in card: Range<Int>) -> ViewNode<UIView> {
    ViewNode(UIView()) {
      "leading, trailing == 0"
      "top == lastVisible.bottom"
      if index == card.upperBound - 1 { "bottom == 0" }
      ViewNode(self.buttons[index]) { button, _ in
        self.configure(button, row, at: index)
        "edges == 0"
        "height >= \(self.showsValues ? self.context.boxMetrics.rowHeight : Self.buttonHeight)"
      }
      ViewNode(index > card.lowerBound ? UIView.makeSeparator() : nil) { _, _ in
        "top == 0"
        "leading == \(self.showsValues ? Self.margin : 0)"
        "trailing == -\(self.showsValues ? self.context.boxMetrics.separatorEnd : 0)"
        // One pixel on screens with a scale of 2 or 3.
        "height == 1 / 3"
      }
      ViewNode(index == self.selected ? UIImageView(image: Self.checkmark) : nil) { mark, _ in
        mark.tintColor = row.isEnabled ? nil : row.color
        "trailing == -\(Self.margin)"
        "centerY == 0"
      }
    }
  }

  /// With large texts, a few buttons would not fit on a phone on its side.
  private func limitTextSize() {
    maximumContentSizeCategory =
      traitCollection.verticalSizeClass == .compact ? .accessibilityMedium : nil
  }

  /// The height of a row of an action sheet on iOS 18, in points.
  private static let buttonHeight: CGFloat = 57
  /// From the button's edges to its title and image, in points.
  private static let margin: CGFloat = 16
  /// Reserved for a checkmark, in points.
  private static let markWidth: CGFloat = 28
  private static let checkmark = UIImage(
    systemName: "checkmark",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))

  private func configure(_ button: UIButton, _ row: OptionRow, at index: Int) {
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
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 0
    configuration.automaticallyUpdateForSelection = false
    button.configuration = configuration
    button.configurationUpdateHandler = { button in
      button.configuration?.background.backgroundColor =
        button.isHighlighted ? .systemGray4 : .clear
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

  /// Up and Down highlight a button, Return and Space tap it.
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
    context.submit()
  }
}
