extension UITableViewCell {
  /// The duration of a fading highlight in seconds; an estimate.
  private static let fade: TimeInterval = 0.35

  final func stateChanged(animated: Bool) {
    setNeedsUpdateConfiguration()
    // The content of the system looks the same in every state, so it isn't drawn again.
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration,
      !(configuration is UIListContentConfiguration)
    {
      let updated = configuration.updated(for: configurationState)
      (contentView as? any UIContentView)?.configuration = updated
    }
    labels.text?.isHighlighted = isMarked
    labels.detail?.isHighlighted = isMarked
    showState(animated: animated)
    table?.showSeparators(around: self)
  }

  /// A Boolean value that indicates whether the cell looks selected or highlighted.
  final var isMarked: Bool { (isHighlighted || isSelected) && selectionStyle != .none }

  final func showState(animated: Bool) {
    let color = backgroundFill
    let isMarked = isMarked
    if let selected = selectedBackgroundView { selected.alpha = isMarked ? 0 : 1 }
    let show = {
      self.background.backgroundColor = color
      self.background.isHidden = color == nil
      self.selectedBackgroundView?.alpha = isMarked ? 1 : 0
    }
    guard animated, window != nil else { return UIView.performWithoutAnimation(show) }
    UIView.animate(
      withDuration: Self.fade, delay: 0, options: .allowUserInteraction, animations: show)
  }

  private var backgroundFill: UIColor? {
    if isMarked, selectedBackgroundView == nil {
      let own = backgroundConfiguration.flatMap { configuration in
        configuration.backgroundColorTransformer.map { transformer in
          transformer(configuration.backgroundColor ?? .systemGray4)
        }
      }
      return own ?? .systemGray4
    }
    if backgroundView != nil { return nil }
    if let ownBackgroundColor { return ownBackgroundColor }
    let configuration = backgroundConfiguration ?? defaultBackgroundConfiguration()
    return configuration.backgroundColor.map {
      configuration.backgroundColorTransformer?($0) ?? $0
    }
  }

  /// The text that VoiceOver reads: all texts of the content, in order.
  final var spokenText: String? {
    if let list = contentView as? UIListContentView { return list.spokenText }
    let texts =
      [labels.text?.text, labels.detail?.text].compactMap(\.self)
      + (labels.text == nil && labels.detail == nil ? Self.texts(in: contentView) : [])
    let said = texts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  private static func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { subview -> [String] in
      guard !subview.isHidden else { return [] }
      if subview.isAccessibilityElement { return [subview.accessibilityLabel].compactMap(\.self) }
      return texts(in: subview)
    }
  }
}
