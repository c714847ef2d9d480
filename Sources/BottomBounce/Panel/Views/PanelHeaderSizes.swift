import UIKit

/// The sizes of the parts of a header, if no line is wrapped.
///
/// A panel arranges its header before each layout, and measuring texts takes time. So the sizes are
/// kept until something changes that they depend on. The texts never change.
@MainActor struct PanelHeaderSizes {
  private(set) var cancel = CGSize.zero
  private(set) var ok = CGSize.zero
  private(set) var title = CGSize.zero
  /// The properties at the time of the measurement; `nil` before it.
  private var measured: Properties?

  /// The properties that the sizes depend on.
  ///
  /// The traits of a view can change before its font does.
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

  /// Measures the parts again, if they have changed.
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
