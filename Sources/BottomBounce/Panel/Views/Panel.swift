import UIKit
import ViewBuilding

/// The visible part of a sheet: a header with Cancel, title, and OK, the body, and below it a
/// footer, an error message, and cards of buttons.
@MainActor final class Panel {
  let view = PanelView()
  let header: PanelHeader
  let body: UIView
  var footer: NoteView? { didSet { add(footer, named: "footer") } }
  /// Wheels and calendars have a centered footer; text and cards don't.
  let footerPlace: NoteView.Place
  var message: NoteView? { didSet { add(message, named: "message") } }
  private(set) var buttonCards: ButtonCards? {
    didSet {
      oldValue?.removeFromSuperview()
      add(buttonCards, named: "buttons")
    }
  }
  let boxes: SheetBoxMetrics
  private let cardColor: UIColor
  /// Behind wheels and calendars on glass, where gray and colored texts have too little contrast.
  let card: UIView?
  private let onButton: @MainActor (Int) -> Void
  let bottomBar: PanelBottomBar?
  let contents: PanelScrollView
  /// The part that the safe area or the keyboard covers, whose height ``PanelPosition`` sets.
  let covered = UILayoutGuide()
  let usesAnyHeight: Bool
  let canGrow: Bool
  private(set) var grabber: Grabber?
  private(set) var width: CGFloat = 0
  /// In points, above the keyboard and without a keyboard; ``PanelPosition`` sets it.
  var maximumHeights: (@MainActor () -> (current: CGFloat, maximum: CGFloat))?
  /// While it is `true`, a body that reports a change isn't asked again.
  private var isFittingBody = false
  private var hasWarned = false
  /// The visible height that a detent sets, in points; `nil` for the height of the content.
  private(set) var height: CGFloat?

  private let prepareBody: (@MainActor (CGFloat, CGSize) -> Void)?
  private let fitBody: (@MainActor (CGFloat, CGFloat) -> Void)?
  private let extendBody: (@MainActor (NSLayoutYAxisAnchor?) -> Void)?
  let scrollEdge: PanelScrollEdge?
  private let upperEdge: PanelUpperEdge?
  let insets: NSDirectionalEdgeInsets
  private let layout: EquationLayout
  private let titleInHeader: EquationGroup
  private lazy var titleInContents = layout.group(
    """
    title.leading == start
    title.trailing == -finish
    title.top == 0
    body.top == title.bottom + margin + above
    """)
  private let detentHeight: EquationGroup
  private let end: EquationGroup
  /// The height of a body that was measured; the body holds the constraint.
  private var measuredHeight: NSLayoutConstraint?
  let surface: PanelSurface

  init(
    _ body: SheetBody<Void>, title: SheetHeader, buttons: [SheetButton] = [],
    configuration: SheetConfiguration, strings: SheetStrings,
    onButton: @escaping @MainActor (Int) -> Void = { _ in }
  ) {
    self.body = body.view
    prepareBody = body.prepareLayout
    fitBody = body.fitHeight
    extendBody = body.extendToLowerEdge
    usesAnyHeight = body.usesAnyHeight ?? body.view.containsScrollView
    canGrow = body.usesAnyHeight != false
    footerPlace = body.prefersGroupedBackground ? .leading : .center
    insets = configuration.contentInsets
    boxes = configuration.design.boxMetrics
    let isGrouped = body.prefersGroupedBackground || configuration.design.glass != nil
    cardColor = isGrouped ? .secondarySystemGroupedBackground : .secondarySystemBackground
    surface = PanelSurface(
      of: view, configuration: configuration,
      prefersGroupedBackground: body.prefersGroupedBackground)
    let glass = surface.glass
    contents = PanelScrollView(isUnderHeader: glass != nil)
    header = PanelHeader(
      header: title, configuration: configuration, strings: strings, glass: glass,
      hasOK: !body.confirmsByItself)
    scrollEdge = body.contentScrollView.map { [header] in
      PanelScrollEdge(of: $0, under: header.view)
    }
    bottomBar =
      header.hasRow || body.confirmsByItself
      ? nil : PanelBottomBar(header.okButton, configuration: configuration, glass: glass)
    self.onButton = onButton
    if let font = configuration.contentFont { body.setContentFont?(font) }
    view.accessibilityIdentifier = "BottomBounce.panel"
    Self.add(header, above: contents, to: surface)
    layout =
      ViewTree(in: contents.content, numbers: SheetMetrics.numbers(insets)) {
        ViewNode(body.view, named: "body") {
          "leading == start"
          "trailing == -finish @ \(SheetPriority.bodyWidth)"
        }
      }.layout
    let needsCard =
      glass != nil && !body.prefersGroupedBackground && PickerSettling.hasPicker(in: body.view)
    card = needsCard ? UIView() : nil
    if let card {
      card.backgroundColor = cardColor
      card.roundCorners(boxes.cornerRadius)
      contents.content.insertSubview(card, at: 0)
      layout["card"] = card
      layout.eqs("card.leading == start\ncard.trailing == -finish\ncard.top == body.top")
    }
    upperEdge = PanelUpperEdge(of: body.traits, in: contents, header, glass)
    titleInHeader = layout.group("body.top == above")
    if header.hasRow { layout["title"] = header.title.view }
    let outside = EquationLayout(in: surface.content, ["contents": contents])
    outside["covered"] = covered
    detentHeight = outside.group("")
    if usesAnyHeight { layout.eq("body.height >= tapTarget @ \(SheetPriority.minimumBodyHeight)") }
    end = layout.group("")
    end.activate()
    titleInHeader.activate()
    limitContents(in: outside)
    updateEnd()
    show(buttons)
    contents.content.onLayout = { [weak self] in
      self?.warnOfWidth()
      self?.fitBodyHeight()
    }
  }

  private func warnOfWidth() {
    let available = contents.bounds.width - insets.leading - insets.trailing
    guard !hasWarned, available > 0, body.bounds.width > available + 0.5 else { return }
    hasWarned = true
    SheetWarning.bodyTooWide.log()
  }

  private static func add(
    _ header: PanelHeader, above contents: PanelScrollView, to surface: PanelSurface
  ) {
    let glass = surface.glass
    let container = surface.content
    for view in [contents, header.view] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      contents.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      contents.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      contents.topAnchor.constraint(
        equalTo: glass == nil ? header.view.bottomAnchor : container.topAnchor),
      header.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      header.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      header.view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    if let glass {
      contents.header = header.view
      glass.fade(contents, under: header.view)
    } else {
      contents.onScroll = { [weak header] in header?.showsSeparator = $0 }
    }
  }

  private func limitContents(in layout: EquationLayout) {
    if surface.glass != nil {
      // The contents begin behind the header, and have to fit below it.
      layout["uncovered"] = UILayoutGuide()
      layout["header"] = header.view
      layout["content"] = contents.content
      layout.eqs(
        """
        uncovered.top == header.bottom
        uncovered.bottom == contents.bottom
        content.height == uncovered.height @ \(SheetPriority.filledScrollView)
        """)
    }
    if usesAnyHeight {
      // The header alone can be as high as a detent.
      layout["visible"] = layout["uncovered"] ?? contents
      layout.eq(
        "visible.height >= \(SheetMetrics.tapTarget) @ \(SheetPriority.minimumListHeight)")
    }
    layout.eq("covered.bottom == 0")
    guard let bottomBar else {
      contents.showsContentsBelow = true
      layout.eq("contents.bottom == covered.top")
      return
    }
    layout["bottomBar"] = bottomBar
    layout.eqs(
      """
      bottomBar.left == 0
      bottomBar.right == 0
      bottomBar.top == contents.bottom
      bottomBar.bottom == covered.top
      """)
  }

  /// A button in the same place stays the same view, so that a tap isn't lost.
  func show(_ buttons: [SheetButton]) {
    if buttons.isEmpty != (buttonCards == nil) {
      buttonCards = buttons.isEmpty ? nil : ButtonCards(radius: boxes.cornerRadius)
    }
    let old = buttonCards?.buttons ?? []
    let new = buttons.indices.dropFirst(old.count).map { index in
      let view = CardButton(cardColor, height: boxes.rowHeight)
      view.addAction(UIAction { [onButton] _ in onButton(index) }, for: .touchUpInside)
      view.accessibilityIdentifier = "BottomBounce.action.\(index)"
      return view
    }
    let views = old.prefix(buttons.count) + new
    for (button, view) in zip(buttons, views) { button.apply(to: view) }
    buttonCards?.show(Array(views)) { buttons[$0].role != buttons[$0 - 1].role }
    updateElementOrder()
  }

  /// Lists only visible parts, because UIKit doesn't document that VoiceOver skips hidden ones.
  func updateElementOrder() {
    let below: [UIView?] = [body, footer, message, buttonCards, bottomBar]
    let parts = header.elements + below.compactMap { $0 }.filter { !$0.isHidden && $0.alpha > 0 }
    let grabber = grabber.flatMap { $0.isHidden ? nil : $0 }
    view.accessibilityElements = (grabber.map { [$0] } ?? []) + parts
  }

  func showProgress(_ label: String?) {
    header.showProgress(label)
    updateElementOrder()
  }

  func setContentEnabled(_ isEnabled: Bool) {
    contents.content.isUserInteractionEnabled = isEnabled
    contents.content.alpha = isEnabled ? 1 : Self.disabledOpacity
  }

  /// Chosen by eye.
  static let disabledOpacity: CGFloat = 0.5

  func add(_ grabber: Grabber) {
    self.grabber = grabber
    ViewTree(in: surface.content) {
      ViewNode(grabber, named: "grabber") {
        "centerX == 0"
        "top == \(SheetMetrics.grabberMargin)"
        "width == \(SheetMetrics.grabberSize.width)"
        "height == \(SheetMetrics.grabberSize.height)"
      }
    }
    header.makeRoom(forGrabber: true)
    updateElementOrder()
    let tap = UITapGestureRecognizer()
    tap.delegate = grabber
    view.addGestureRecognizer(tap) { [weak grabber] _ in grabber?.tap() }
  }

  var floats: Bool { surface.shape == .card || surface.shape == .form }

  func contains(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self.view) ?? false
  }

  // MARK: Layout

  func prepareLayout(width: CGFloat, hostSize: CGSize) {
    self.width = width
    moveTitle(toHeader: header.arrange(width: width))
    let inner = max(width - insets.leading - insets.trailing, 0)
    prepareBody?(inner, hostSize)
    fitBodyHeight()
    guard let height = body.measuredHeight(width: inner, besides: measuredHeight) else { return }
    let priority = usesAnyHeight ? SheetPriority.scrollingBodyHeight : SheetPriority.bodyHeight
    measuredHeight = layout.eq("body.height == \(height) @ \(priority)")
  }

  /// Uses the sizes of the other parts in the last layout.
  private func fitBodyHeight() {
    guard let fitBody, !isFittingBody, let heights = maximumHeights?() else { return }
    isFittingBody = true
    defer { isFittingBody = false }
    let others =
      header.view.bounds.height + (bottomBar?.bounds.height ?? 0) + contents.content.bounds.height
      - body.bounds.height
    let current = min(heights.current, height ?? .greatestFiniteMagnitude)
    fitBody(max(current - others, 0), max(heights.maximum - others, 0))
  }

  private func moveTitle(toHeader isInHeader: Bool) {
    guard isInHeader != titleInHeader.isActive else { return }
    upperEdge?.titleDidMove(toHeader: isInHeader)
    if isInHeader {
      titleInContents.deactivate()
      header.insertTitle()
      titleInHeader.activate()
    } else {
      header.removeTitle()
      titleInHeader.deactivate()
      contents.content.insertSubview(header.title.view, at: 0)
      titleInContents.activate()
    }
  }

  /// A body that can use any height fills it; another body is never lower than its content.
  func setHeight(_ height: CGFloat?) {
    guard height != self.height else { return }
    self.height = height
    guard let height else { return detentHeight.deactivate() }
    let priority =
      usesAnyHeight ? SheetPriority.scrollingDetentHeight : SheetPriority.fixedDetentHeight
    detentHeight.eq("covered.top == \(height) @ \(priority)")
    if !detentHeight.isActive { detentHeight.activate() }
  }

  private var parts: [UIView] {
    let parts: [UIView?] = [body, footer, message, buttonCards]
    return parts.compactMap { $0 }
  }

  private func add(_ part: UIView?, named name: String) {
    if let part {
      layout[name] = part
      layout.eqs(
        """
        \(part).leading == start
        \(part).trailing == -finish
        """)
    }
    updateEnd()
  }

  private func updateEnd() {
    let parts = parts
    let isBodyLowest = parts == [body] && bottomBar == nil
    let isExtended = isBodyLowest && extendBody != nil || upperEdge?.isAboveHeader == true
    contents.extendedBody = isExtended ? body : nil
    extendBody?(isBodyLowest ? view.bottomAnchor : nil)
    layout["lowest"] = parts.last
    // The header is never higher in favor of a detent.
    let priority = usesAnyHeight ? SheetPriority.filledDetent : SheetPriority.noEmptySpace
    end.replaceAll(
      with: """
        view.bottom >= lowest.bottom + below
        view.bottom == lowest.bottom + below @ \(priority)
        """)
    if card != nil {
      let last = parts.last { $0 !== buttonCards } ?? body
      end.eq("card.bottom == \(last).bottom + \(last === body ? 0 : SheetMetrics.spacing)")
    }
    for (upper, lower) in zip(parts, parts.dropFirst()) {
      let spacing = lower === buttonCards ? SheetMetrics.cardSpacing : SheetMetrics.spacing
      end.eq("\(lower).top == \(upper).bottom + \(spacing)")
    }
  }
}
