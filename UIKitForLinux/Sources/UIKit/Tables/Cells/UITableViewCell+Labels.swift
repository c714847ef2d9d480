/// The labels of an unconfigured cell, depending on its style.
struct CellLabels {
  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
}

extension UITableViewCell {
  final func label(_ path: WritableKeyPath<CellLabels, UILabel?>) -> UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let label = labels[keyPath: path] { return label }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.isAccessibilityElement = false
    label.font = .preferredFont(forTextStyle: .body)
    if path == \.detail {
      if style == .subtitle { label.font = .preferredFont(forTextStyle: .caption1) }
      if style == .value1 { label.textColor = .secondaryLabel }
    } else if style == .value2 {
      label.textColor = tintColor
    }
    labels[keyPath: path] = label
    contentView.addSubview(label)
    return label
  }

  final var labelledImageView: UIImageView? {
    guard contentConfiguration == nil else { return nil }
    if let view = labels.image { return view }
    let view = UIImageView()
    labels.image = view
    contentView.addSubview(view)
    return view
  }

  final func layOutLabels() {
    let content = contentView
    guard let layout = labelLayout(width: content.bounds.width, height: content.bounds.height)
    else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let scale = max(traitCollection.displayScale, 1)
    let places: [(UIView?, CGRect?)] = [
      (labels.text, layout.text), (labels.detail, layout.secondaryText),
      (labels.image, layout.image),
    ]
    for case (let view?, let place?) in places {
      view.frame = layout.placed(place, isMirrored: isMirrored, scale: scale)
    }
  }

  /// Returns the layout of the labels, or `nil` if the app uses its own views.
  final func labelLayout(width: CGFloat, height: CGFloat?) -> ListContentLayout? {
    guard labels.text != nil || labels.detail != nil || labels.image != nil else { return nil }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = contentView.layoutMargins
    func measure(_ label: UILabel?) -> ListContentLayout.Measure? {
      guard let label, label.text?.isEmpty == false else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: 0)) }
    }
    return ListContentLayout(
      width: width, height: height,
      spacing: ListContentLayout.Spacing(
        margins: NSDirectionalEdgeInsets(
          top: 11, leading: isMirrored ? margins.right : margins.left, bottom: 11,
          trailing: isMirrored ? margins.left : margins.right),
        imageToText: 16, horizontal: 12, vertical: 3,
        isSideBySide: style == .value1 || style == .value2),
      image: labels.image?.image.map(\.size), text: measure(labels.text),
      secondaryText: measure(labels.detail))
  }
}
