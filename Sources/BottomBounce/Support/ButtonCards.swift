import UIKit

final class ButtonCards: UIStackView {
  private let radius: CGFloat

  init(radius: CGFloat) {
    self.radius = radius
    super.init(frame: .zero)
    axis = .vertical
  }

  /// Subclasses need no such initializer, because archives are not supported.
  @available(*, unavailable)
  required init(coder: NSCoder) {
    assertionFailure("ButtonCards is made in code.")
    radius = 0
    super.init(frame: .zero)
  }

  var buttons: [CardButton] { arrangedSubviews.compactMap { $0 as? CardButton } }

  func show(_ buttons: [CardButton], beginsCard: (Int) -> Bool) {
    for button in self.buttons.dropFirst(buttons.count) { button.removeFromSuperview() }
    for (index, button) in buttons.enumerated() {
      if button.superview == nil { addArrangedSubview(button) }
      let isLast = index == buttons.count - 1 || beginsCard(index + 1)
      button.setPosition(isFirst: index == 0 || beginsCard(index), isLast: isLast, radius)
      setCustomSpacing(isLast ? SheetMetrics.cardSpacing : 0, after: button)
    }
  }
}

final class CardButton: UIButton {
  private let line = UIView.makeSeparator()
  private let lineEnds: (leading: CGFloat, trailing: CGFloat)

  init(_ color: UIColor, height: CGFloat, lineEnds: (leading: CGFloat, trailing: CGFloat) = (0, 0))
  {
    self.lineEnds = lineEnds
    super.init(frame: .zero)
    backgroundColor = color
    clipsToBounds = true
    addSubview(line)
    heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
    configurationUpdateHandler = { button in
      button.configuration?.background.backgroundColor =
        button.isHighlighted ? .systemGray4 : .clear
    }
  }

  required init?(coder: NSCoder) {
    assertionFailure("CardButton is made in code.")
    return nil
  }

  func apply(_ configuration: UIButton.Configuration) {
    var configuration = configuration
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 0
    configuration.automaticallyUpdateForSelection = false
    self.configuration = configuration
  }

  func setPosition(isFirst: Bool, isLast: Bool, _ radius: CGFloat) {
    line.isHidden = isFirst
    roundCard(radius, isFirst: isFirst, isLast: isLast)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut(separator: line, leading: lineEnds.leading, trailing: lineEnds.trailing)
  }
}

extension UIView {
  func roundCard(_ radius: CGFloat, isFirst: Bool, isLast: Bool) {
    roundCorners(isFirst || isLast ? radius : 0)
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
  }

  func layOut(separator: UIView?, leading: CGFloat, trailing: CGFloat) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // One pixel on screens with a scale of 2 or 3.
    separator?.frame = CGRect(
      x: isRightToLeft ? trailing : leading, y: 0,
      width: max(bounds.width - leading - trailing, 0), height: 1 / 3)
  }
}
