public import UIKit

/// A rule that decides where the panel is a floating card with four rounded corners.
///
/// A panel that doesn't float is attached to the lower edge.
public struct FloatingStyle: Hashable, Sendable {
  enum Kind: Hashable { case never, automatic, anchored(PanelAnchor) }

  let kind: Kind

  /// The panel is a card in the middle of the host if both size classes are regular and the host is
  /// wider than the card, as on an iPad.
  ///
  /// This is where UIKit centers its form sheets. The card has the height of its content, at most
  /// 680 points, and no detents. It is at most 540 points wide, as a form sheet, and stays above
  /// the keyboard. The card of a SwiftUI modifier is next to the modified view instead, as
  /// ``anchored(to:)`` describes.
  public static let automatic = FloatingStyle(kind: .automatic)

  /// The panel is attached to the lower edge, never a floating card.
  public static let never = FloatingStyle(kind: .never)

  /// The panel is a card next to a view or an item of a bar, such as the row or the button that the
  /// user tapped, where ``automatic`` centers it.
  ///
  /// The card is below the item, or above it if there is not enough room. It is as wide as its
  /// content, from 320 to 400 points, and appears with a cross-dissolve. If the item isn't in the
  /// window of the sheet, or there is not enough room on both sides of it, the card is centered.
  ///
  /// - Parameter item: A view, a bar button item, or a tab bar item, as for a popover. The style
  ///   doesn't retain it.
  @MainActor public static func anchored(
    to item: any UIPopoverPresentationControllerSourceItem
  ) -> FloatingStyle {
    FloatingStyle(kind: .anchored(PanelAnchor(item)))
  }
}

@MainActor final class PanelAnchor {
  private weak var item: (any UIPopoverPresentationControllerSourceItem)?
  private nonisolated let identity: ObjectIdentifier

  init(_ item: any UIPopoverPresentationControllerSourceItem) {
    self.item = item
    identity = ObjectIdentifier(item)
  }

  /// `nil` if the item and the sheet aren't in the same window.
  func rect(in sheet: UIView) -> CGRect? {
    guard let item, let window = sheet.window else { return nil }
    if let view = item as? UIView, view.window !== window { return nil }
    // UIKit returns an empty frame for an item that no bar shows.
    guard let frame = item.frame(in: sheet), item is UIView || !frame.isEmpty else { return nil }
    return frame
  }
}

extension PanelAnchor: Hashable {
  nonisolated static func == (left: PanelAnchor, right: PanelAnchor) -> Bool {
    left.identity == right.identity
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
