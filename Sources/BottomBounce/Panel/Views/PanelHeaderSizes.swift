import UIKit

/// Keeps the sizes of a header without wrapped lines, because measuring texts takes time.
@MainActor struct PanelHeaderSizes {
  private(set) var cancel = CGSize.zero
  private(set) var ok = CGSize.zero
  private(set) var title = CGSize.zero
  private var measured: Properties?

  /// What the sizes depend on, with the fonts, which can change after the traits.
  private struct Properties {
    let traits: UITraitCollection
    let cancelFont, okFont, titleFont, subtitleFont: UIFont?
    let cancelState, okState: UIControl.State

    func isEqual(to other: Properties) -> Bool {
      cancelFont === other.cancelFont && okFont === other.okFont && titleFont === other.titleFont
        && subtitleFont === other.subtitleFont && cancelState == other.cancelState
        && okState == other.okState && (traits === other.traits || traits == other.traits)
    }
  }

  mutating func update(cancel: UIButton, ok: UIButton, title: PanelTitle) {
    let properties = Properties(
      traits: title.view.traitCollection, cancelFont: cancel.titleLabel?.font,
      okFont: ok.titleLabel?.font, titleFont: title.titleLabel.font,
      subtitleFont: title.subtitleLabel?.font, cancelState: cancel.state, okState: ok.state)
    if let measured, measured.isEqual(to: properties) { return }
    measured = properties
    self.cancel = cancel.intrinsicContentSize
    self.ok = ok.intrinsicContentSize
    self.title = title.unwrappedSize
  }
}
