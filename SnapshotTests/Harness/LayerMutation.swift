import UIKit
import UIKitSimulator

/// A small change of what a screen shows, to see whether the comparison notices.
enum LayerMutation: String, CaseIterable, Sendable {
  /// The layer is left out.
  case hide
  /// The layer is one device pixel lower.
  case move
  /// Every colour of the layer is 8 of 255 steps lighter or darker.
  case recolor

  @MainActor func apply(to layer: CALayer, scale: CGFloat) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    switch self {
    case .hide: layer.isHidden = true
    case .move: layer.position.y += 1 / scale
    case .recolor: recolor(layer)
    }
  }

  private func recolor(_ layer: CALayer) {
    if let image = layer.contents.flatMap({ $0 as? CGImage }) {
      layer.contents = shifted(image)
    }
    layer.backgroundColor = layer.backgroundColor.map(shifted)
    if let shape = layer as? CAShapeLayer {
      shape.fillColor = shape.fillColor.map(shifted)
      shape.strokeColor = shape.strokeColor.map(shifted)
    }
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = gradient.colors?.map { color in
        (color as? CGColor).map { shifted($0) as Any } ?? color
      }
    }
  }

  private func shifted(_ color: CGColor) -> CGColor {
    let components = color.components ?? []
    guard components.count == 4 else {
      let grey = shifted(components.first ?? 0)
      return CGColor(gray: grey, alpha: color.alpha)
    }
    return CGColor(
      srgbRed: shifted(components[0]), green: shifted(components[1]), blue: shifted(components[2]),
      alpha: color.alpha)
  }

  private func shifted(_ value: CGFloat) -> CGFloat {
    value > 0.5 ? value - 8.0 / 255 : value + 8.0 / 255
  }

  private func shifted(_ image: CGImage) -> CGImage {
    var bytes = image.rgbaBytes()
    for index in bytes.indices where index % 4 != 3 {
      bytes[index] = bytes[index] > 127 ? bytes[index] - 8 : bytes[index] + 8
    }
    return (try? CGImage(rgba: bytes, width: image.width, height: image.height)) ?? image
  }
}
