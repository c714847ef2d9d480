/// The frames of the image, the text, and the secondary text of a list row, relative to the leading
/// edge.
struct ListContentLayout {
  /// Returns the size of a text within a maximum width.
  typealias Measure = (CGFloat) -> CGSize

  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var secondaryText: CGRect?
  /// The total height of the list content, including margins.
  private(set) var height: CGFloat = 0
  private let width: CGFloat

  struct Spacing {
    var margins: NSDirectionalEdgeInsets
    var imageToText: CGFloat
    var horizontal: CGFloat
    var vertical: CGFloat
    var isSideBySide: Bool
  }

  /// Creates a layout in a width and a height.
  ///
  /// By default, the height fits the content.
  init(
    width: CGFloat, height givenHeight: CGFloat? = nil, spacing: Spacing, image imageSize: CGSize?,
    text measureText: Measure?, secondaryText measureSecondary: Measure?
  ) {
    self.width = width
    let margins = spacing.margins
    var start = margins.leading
    if let imageSize { start += imageSize.width + spacing.imageToText }
    let room = max(width - start - margins.trailing, 0)
    let single = CGFloat.greatestFiniteMagnitude
    var sizes = (text: measureText?(single), secondary: measureSecondary?(single))
    let needed = [sizes.text, sizes.secondary].compactMap { $0?.width }
    let isBeside =
      spacing.isSideBySide && needed.count == 2
      && needed[0] + spacing.horizontal + needed[1] <= room
    var textHeight: CGFloat = 0
    if isBeside {
      textHeight = max(sizes.text?.height ?? 0, sizes.secondary?.height ?? 0)
    } else {
      sizes = (measureText?(room), measureSecondary?(room))
      let heights = [sizes.text, sizes.secondary].compactMap { $0?.height }
      textHeight = heights.reduce(0, +) + (heights.count == 2 ? spacing.vertical : 0)
    }
    let content = max(textHeight, imageSize?.height ?? 0)
    height = margins.top + content + margins.bottom
    let middle =
      givenHeight.map { margins.top + ($0 - margins.top - margins.bottom) / 2 }
      ?? margins.top + content / 2
    if let size = imageSize {
      image = CGRect(
        x: margins.leading, y: middle - size.height / 2, width: size.width, height: size.height)
    }
    func place(_ size: CGSize?, x: CGFloat, y: CGFloat) -> CGRect? {
      size.map { CGRect(x: x, y: y, width: min($0.width, room), height: $0.height) }
    }
    let top = middle - textHeight / 2
    if isBeside {
      text = place(sizes.text, x: start, y: middle - (sizes.text?.height ?? 0) / 2)
      secondaryText = place(
        sizes.secondary, x: width - margins.trailing - (sizes.secondary?.width ?? 0),
        y: middle - (sizes.secondary?.height ?? 0) / 2)
    } else {
      // Wrapped text takes the whole width, so that it can be aligned.
      sizes.text?.width = room
      sizes.secondary?.width = room
      text = place(sizes.text, x: start, y: top)
      secondaryText = place(sizes.secondary, x: start, y: top + textHeight)
      if let height = secondaryText?.height { secondaryText?.origin.y -= height }
    }
  }

  /// Returns the frame in a view, aligned to pixels, and mirrored in a right-to-left layout.
  func placed(_ rect: CGRect, isMirrored: Bool, scale: CGFloat) -> CGRect {
    let x = isMirrored ? width - rect.maxX : rect.minX
    return CGRect(
      x: (x * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }
}
