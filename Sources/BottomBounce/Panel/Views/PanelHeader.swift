import UIKit
import ViewBuilding

/// Cancel, title, and OK share a row: if both buttons don't fit, OK gets a second one, and a title
/// that doesn't fit moves to the contents.
@MainActor final class PanelHeader {
  let view = UIView()
  let title: PanelTitle
  let cancelButton = HeaderButton(type: .system)
  let okButton = HeaderButton(type: .system)
  var showsSeparator = false {
    didSet {
      guard showsSeparator != oldValue else { return }
      if separator == nil { separator = makeSeparator() }
      separator?.isHidden = !showsSeparator
    }
  }
  private var separator: UIView?
  private var progress: UIActivityIndicatorView?
  /// OK is hidden while it shows progress.
  private let hasOK: Bool
  private let rows: PanelHeaderRows?
  private let layout: EquationLayout?
  private var sizes = PanelHeaderSizes()
  private let insets: NSDirectionalEdgeInsets
  /// The points between the buttons and the upper and lower edge of their row.
  private let rim: CGFloat
  private let minimumHeight: CGFloat

  init(
    header: SheetHeader, configuration: SheetConfiguration, strings: SheetStrings,
    glass: (any GlassDesign)? = nil, hasOK: Bool = true
  ) {
    insets = configuration.contentInsets
    self.hasOK = hasOK
    // As in the system's bars, a long touch shows titles that don't grow any further.
    view.maximumContentSizeCategory = .accessibilityMedium
    view.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    title = PanelTitle(header, configuration: configuration)
    // Below the header as well, or a long title would be larger than a short one.
    title.view.maximumContentSizeCategory = .accessibilityMedium
    let hasRow =
      configuration.showsHeader
      && (configuration.showsCancelButton || hasOK || !title.isEmpty)
    cancelButton.isHidden = !hasRow || !configuration.showsCancelButton
    okButton.isHidden = !hasOK
    cancelButton.showCancel(header, configuration, strings, glass)
    okButton.showOK(header, configuration, strings, glass, canBeSymbol: hasRow)
    // The background of a styled button is as far from the upper edge as from the side.
    let isStyled =
      configuration.okButtonConfiguration != nil || configuration.cancelButtonConfiguration != nil
    let distance = max(insets.leading, SheetMetrics.headerRim)
    rim =
      glass != nil ? GlassMetrics.headerRim : isStyled ? distance : SheetMetrics.headerRim
    minimumHeight = isStyled && glass == nil ? 0 : SheetMetrics.tapTarget
    let isPlain = !isStyled && glass == nil
    var numbers = SheetMetrics.numbers(insets)
    numbers["rim"] = rim
    numbers["least"] = minimumHeight
    let layout = ViewTree(in: view, numbers: numbers) { [cancelButton, okButton] in
      ViewNode(hasRow ? cancelButton : nil, named: "cancel") { button, _ in
        if button.isSymbol {
          "width == height"
        } else {
          // A short title is at the leading margin, not in the middle of the tap target.
          button.contentHorizontalAlignment = .leading
        }
        "leading == start"
        "top == rim"
        if !isPlain { "width >= tapTarget\nheight >= least" }
      }
      ViewNode(hasRow ? okButton : nil, named: "ok") { button, _ in
        if button.isSymbol {
          "width == height"
        } else {
          button.contentHorizontalAlignment = .trailing
        }
        "trailing == -finish"
        "bottom == -rim"
        if !isPlain { "width >= tapTarget\nheight == cancel.height" }
      }
    }.layout
    // A body with a low hugging priority gets the remaining height of the panel.
    for button in [cancelButton, okButton] {
      if isPlain {
        button.minimumSize = CGSize(width: SheetMetrics.tapTarget, height: minimumHeight)
        button.setContentCompressionResistancePriority(.required, for: .vertical)
      }
      button.setContentHuggingPriority(SheetPriority.hugging, for: .vertical)
    }
    guard hasRow else {
      rows = nil
      self.layout = layout
      makeRoom(forGrabber: false)
      return
    }
    self.layout = nil
    layout["title"] = title.view
    rows = PanelHeaderRows(in: layout)
  }

  // MARK: Progress

  /// `nil` removes the indicator, which is in the place of OK.
  func showProgress(_ label: String?) {
    // A transparent button of glass can lose its glass.
    okButton.isHidden = label != nil || !hasOK
    guard let label else {
      progress?.removeFromSuperview()
      return progress = nil
    }
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.accessibilityLabel = label
    indicator.accessibilityIdentifier = "BottomBounce.progress"
    indicator.accessibilityTraits = .updatesFrequently
    indicator.isAccessibilityElement = true
    // A wide OK is in the footer, and a symbol is in the middle of its circle.
    let isCentered = okButton.contentHorizontalAlignment == .center
    if let row = okButton.superview {
      ViewTree(in: row) { [okButton] in
        ViewNode(indicator) {
          "centerY == \(okButton).centerY"
          if isCentered {
            "centerX == \(okButton).centerX"
          } else {
            "trailing == \(okButton).trailing"
          }
        }
      }
    }
    indicator.startAnimating()
    progress = indicator
  }

  /// In the order in which VoiceOver reads them.
  var elements: [UIView] {
    guard rows != nil else { return [] }
    let elements: [UIView] = [cancelButton] + title.labels + [progress ?? okButton]
    return elements.filter { !$0.isHidden }
  }

  var hasRow: Bool { rows != nil }

  func makeRoom(forGrabber hasGrabber: Bool) {
    let grabber = hasGrabber ? SheetMetrics.grabberMargin + SheetMetrics.grabberSize.height : 0
    layout?.eq("view.height == \(SheetMetrics.headerMargin + grabber)")
  }

  // MARK: Rows

  private func makeSeparator() -> UIView {
    let (bounds, height) = (view.bounds, CGFloat(0.5))
    let line = UIView.makeSeparator()
    line.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(line)
    return line
  }

  /// Arranges the buttons in one or two rows, and returns whether the title fits between them.
  func arrange(width: CGFloat) -> Bool {
    guard let rows else { return true }
    let inner = max(width - insets.leading - insets.trailing, 0)
    sizes.update(cancel: cancelButton, ok: okButton, title: title)
    let hasCancel = !cancelButton.isHidden
    func buttonWidth(_ measured: CGFloat) -> CGFloat {
      min(max(measured, SheetMetrics.tapTarget), inner)
    }
    let cancelWidth = hasCancel ? buttonWidth(sizes.cancel.width) : 0
    let okWidth = hasOK ? buttonWidth(sizes.ok.width) : 0
    let fitsOneRow =
      !hasCancel || !hasOK || cancelWidth + SheetMetrics.spacing + okWidth <= inner
    rows.areTwo = !fitsOneRow
    rows.limitWidths = max(sizes.cancel.width, sizes.ok.width) > inner
    guard fitsOneRow else { return false }
    // The title is centered, so the wider button counts on both sides.
    let side = max(insets.leading + cancelWidth, insets.trailing + okWidth)
    let middle = width - 2 * (side + 2 * SheetMetrics.spacing)
    let row = max(max(sizes.cancel.height, minimumHeight) + 2 * rim, SheetMetrics.rowHeight)
    return sizes.title.width <= middle && sizes.title.height <= row
  }

  func insertTitle() {
    view.addSubview(title.view)
    rows?.title.activate()
  }

  func removeTitle() {
    rows?.title.deactivate()
  }
}
