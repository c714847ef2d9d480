import UIKit

/// Where the panel lies in its container: figures in, frames out.
struct PanelGeometry: Equatable {
  /// The container's size, in points.
  var size: CGSize
  /// The container's safe area.
  var safeArea: UIEdgeInsets
  /// How far the keyboard covers the container from below, in points.
  var keyboardOverlap: CGFloat = 0
  /// The greatest width of the panel, in points.
  var maximumWidth: CGFloat = 640

  /// The part of the panel at its lower edge that bars or the keyboard cover.
  var bottomInset: CGFloat {
    max(safeArea.bottom, keyboardOverlap)
  }

  /// The width of the panel: that of the container without what bars cover at its sides.
  var width: CGFloat {
    max(min(size.width - safeArea.left - safeArea.right, maximumWidth), 0)
  }

  /// The greatest height that the contents may have.
  var maximumContentHeight: CGFloat {
    max(size.height - safeArea.top - bottomInset, 0)
  }

  /// The panel's frame when it is up, for contents of a height.
  func raisedFrame(contentHeight: CGFloat) -> CGRect {
    let height = min(contentHeight, maximumContentHeight) + bottomInset
    let left = safeArea.left + (size.width - safeArea.left - safeArea.right - width) / 2
    return CGRect(x: left, y: size.height - height, width: width, height: height)
  }

  /// The panel's frame when it is down: just below the container.
  func loweredFrame(contentHeight: CGFloat) -> CGRect {
    var frame = raisedFrame(contentHeight: contentHeight)
    frame.origin.y = size.height
    return frame
  }

  /// Returns how far a keyboard covers a container from below, both in the container's coordinates.
  ///
  /// A keyboard that floats above the lower edge, or lies beside the container, covers nothing.
  static func overlap(of keyboard: CGRect, in container: CGRect) -> CGFloat {
    guard keyboard.width > 0, keyboard.height > 0, keyboard.maxY >= container.maxY - 0.5,
      keyboard.maxX > container.minX, keyboard.minX < container.maxX
    else { return 0 }
    return min(max(container.maxY - keyboard.minY, 0), max(container.height, 0))
  }
}
