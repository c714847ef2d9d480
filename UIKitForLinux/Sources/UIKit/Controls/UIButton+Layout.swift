extension UIButton {
  private struct Sizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// The size of the title and the subtitle together.
    var text = CGSize.zero
    /// The size of the button's content without the insets.
    var content = CGSize.zero
  }

  /// The layout of the content; without a configuration, that of buttons before iOS 15.
  private struct Placement {
    var insets: UIEdgeInsets
    /// The image's edge, with leading and trailing resolved.
    var imageEdge: UIRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
  }

  private var placement: Placement {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let configuration else {
      return Placement(
        insets: .zero, imageEdge: isMirrored ? .right : .left, imagePadding: 0, titlePadding: 0)
    }
    let own = configuration.contentInsets
    let edge: UIRectEdge =
      switch configuration.imagePlacement {
      case .top: .top
      case .bottom: .bottom
      case .trailing: isMirrored ? .left : .right
      default: isMirrored ? .right : .left
      }
    return Placement(
      insets: UIEdgeInsets(
        top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
        right: isMirrored ? own.leading : own.trailing),
      imageEdge: edge, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding)
  }

  /// Returns the size of the content and its insets, rounded up to pixels.
  final func fittingSize(width: CGFloat) -> CGSize {
    let placement = placement
    let insets = placement.insets
    let sizes = sizes(inWidth: width - insets.left - insets.right, placement)
    let scale = max(traitCollection.displayScale, 1)
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }
    var size = CGSize(
      width: up(sizes.content.width + insets.left + insets.right),
      height: up(sizes.content.height + insets.top + insets.bottom))
    guard configuration == nil else { return size }
    // A title has a padding of 6 points above and below. An empty button is as high as one with a
    // title.
    let (image, title, _) = contents
    if title != nil {
      size.height = max(size.height, up(sizes.title.height + 12))
    } else if image == nil {
      size.height = (titleLabel?.font ?? .systemFont(ofSize: 18)).lineHeight.rounded(.up) + 12
    }
    if title != nil || image == nil {
      size.width = max(size.width, 30)
    }
    return size
  }

  private func sizes(inWidth width: CGFloat, _ placement: Placement) -> Sizes {
    let (image, title, subtitle) = contents
    var sizes = Sizes()
    sizes.image = image?.image?.size ?? .zero
    let hasText = title != nil || subtitle != nil
    let isBeside = placement.imageEdge == .left || placement.imageEdge == .right
    let gap = image != nil && hasText ? placement.imagePadding : 0
    let room = isBeside ? width - sizes.image.width - gap : width
    let limit = CGSize(width: room.isFinite ? max(room, 1) : 0, height: 0)
    sizes.title = title?.sizeThatFits(limit) ?? .zero
    sizes.subtitle = subtitle?.sizeThatFits(limit) ?? .zero
    if room.isFinite {
      sizes.title.width = min(sizes.title.width, max(room, 0))
      sizes.subtitle.width = min(sizes.subtitle.width, max(room, 0))
    }
    let between = title != nil && subtitle != nil ? placement.titlePadding : 0
    sizes.text = CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + between + sizes.subtitle.height)
    if isBeside {
      sizes.content = CGSize(
        width: sizes.image.width + gap + sizes.text.width,
        height: max(sizes.image.height, sizes.text.height))
    } else {
      sizes.content = CGSize(
        width: max(sizes.image.width, sizes.text.width),
        height: sizes.image.height + gap + sizes.text.height)
    }
    return sizes
  }

  final func placeContents() {
    placeBackground()
    let placement = placement
    let sizes = sizes(inWidth: bounds.inset(by: placement.insets).width, placement)
    let (imageRect, textRect) = rects(in: bounds, sizes, placement)
    contents.image?.frame = onPixels(imageRect)
    placeTitles(in: textRect, sizes, placement)
  }

  /// Returns the distance of the title's first baseline from the top of a size, and of the last
  /// text's last baseline from the bottom.
  final func baselines(in size: CGSize) -> (fromTop: CGFloat, fromBottom: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size)
    let placement = placement
    let sizes = sizes(inWidth: bounds.inset(by: placement.insets).width, placement)
    let text = rects(in: bounds, sizes, placement).text
    let (_, title, subtitle) = contents
    guard let first = title ?? subtitle, let last = subtitle ?? title else { return (0, 0) }
    let firstSize = title == nil ? sizes.subtitle : sizes.title
    let lastSize = subtitle == nil ? sizes.title : sizes.subtitle
    return (
      onPixels(text).minY + first.baselines(in: firstSize).fromTop,
      size.height - onPixels(text).maxY + last.baselines(in: lastSize).fromBottom
    )
  }

  private func rects(
    in bounds: CGRect, _ sizes: Sizes, _ placement: Placement
  ) -> (image: CGRect, text: CGRect) {
    let area = bounds.inset(by: placement.insets)
    let content = CGRect(origin: origin(of: sizes.content, in: area), size: sizes.content)
    var imageRect = CGRect(origin: content.origin, size: sizes.image)
    var textRect = CGRect(origin: content.origin, size: sizes.text)
    switch placement.imageEdge {
    case .right:
      imageRect.origin.x = content.maxX - sizes.image.width
    case .top:
      textRect.origin.y = content.maxY - sizes.text.height
    case .bottom:
      imageRect.origin.y = content.maxY - sizes.image.height
    default:
      textRect.origin.x = content.maxX - sizes.text.width
    }
    if configuration == nil {
      // The image and the title are aligned separately.
      imageRect.origin.y = origin(of: sizes.image, in: area).y
      textRect.origin.y = origin(of: sizes.text, in: area).y
    } else if placement.imageEdge == .left || placement.imageEdge == .right {
      imageRect.origin.y = content.midY - sizes.image.height / 2
      textRect.origin.y = content.midY - sizes.text.height / 2
    } else {
      imageRect.origin.x = content.midX - sizes.image.width / 2
      textRect.origin.x = content.midX - sizes.text.width / 2
    }
    return (imageRect, textRect)
  }

  private func placeTitles(in rect: CGRect, _ sizes: Sizes, _ placement: Placement) {
    let side = titleSide(placement)
    func x(_ width: CGFloat) -> CGFloat {
      switch side {
      case .left: rect.minX
      case .right: rect.maxX - width
      default: rect.midX - width / 2
      }
    }
    let alignment: NSTextAlignment = side
    let (_, title, subtitle) = contents
    title?.frame = onPixels(
      CGRect(x: x(sizes.title.width), y: rect.minY, size: sizes.title))
    subtitle?.frame = onPixels(
      CGRect(
        x: x(sizes.subtitle.width), y: rect.maxY - sizes.subtitle.height, size: sizes.subtitle))
    if configuration != nil {
      if title?.textAlignment != alignment { title?.textAlignment = alignment }
      if subtitle?.textAlignment != alignment { subtitle?.textAlignment = alignment }
    }
  }

  /// Returns the alignment of the title and the subtitle: on the side opposite the image.
  private func titleSide(_ placement: Placement) -> NSTextAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration?.titleAlignment ?? .center {
    case .center: return .center
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .automatic:
      guard contents.image != nil else { return .center }
      switch placement.imageEdge {
      case .left: return .left
      case .right: return .right
      default: return .center
      }
    }
  }

  private func placeBackground() {
    guard let view = backgroundView else { return }
    let own = configuration?.background.backgroundInsets ?? .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = bounds.inset(
      by: UIEdgeInsets(
        top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
        right: isMirrored ? own.leading : own.trailing))
    if configuration?.isCapsule == true { view.layer.cornerRadius = view.bounds.height / 2 }
    if configuration?.isGlass == true { view.layer.cornerCurve = .circular }
  }

  private func origin(of size: CGSize, in area: CGRect) -> CGPoint {
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left: area.minX
      case .right: area.maxX - size.width
      default: area.midX - size.width / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - size.height
      default: area.midY - size.height / 2
      }
    return CGPoint(x: x, y: y)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(traitCollection.displayScale, 1)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      size: rect.size)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
