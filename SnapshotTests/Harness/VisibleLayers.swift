import UIKit
import UIKitSimulator

/// Finds the visible layers of the app, in a fixed order.
@MainActor struct VisibleLayers {
  private struct Painted {
    let layer: CALayer
    let frame: CGRect
    let isLeaf: Bool
  }

  private var painted: [Painted] = []
  /// The frame of the keyboard on the screen, which is above the app's windows.
  private var keyboard = CGRect.null

  init(of device: Simulator) {
    // The app's windows. The status bar and the home indicator belong to the system.
    for window in device.system.scene.windows {
      collect(window.layer, of: device, clip: device.system.screen.bounds)
    }
    if let panel = device.system.keyboard.window?.subviews.first {
      keyboard = device.screenFrame(of: panel.layer)
    }
  }

  private mutating func collect(_ layer: CALayer, of device: Simulator, clip: CGRect) {
    guard !layer.isHidden, layer.presentedProperties(at: device.now).opacity > 0.1 else { return }
    let frame = device.screenFrame(of: layer)
    let visible = layer.storedSublayers.filter { !$0.isHidden }
    if layer.paintsSomething, clip.contains(CGPoint(x: frame.midX, y: frame.midY)) {
      painted.append(Painted(layer: layer, frame: frame, isLeaf: visible.isEmpty))
    }
    let inner = layer.masksToBounds ? clip.intersection(frame) : clip
    for sublayer in visible { collect(sublayer, of: device, clip: inner) }
  }

  /// The layer to change in a test: the frontmost layer with contents or, without one, with a shape
  /// or a color, that has no sublayers and isn't covered at its center.
  var candidate: CALayer? {
    let leaves = painted.indices.reversed().filter { painted[$0].isLeaf && !isCovered($0) }
    let layers = leaves.map { painted[$0].layer }
    return layers.first { $0.contents != nil } ?? layers.first { $0 is CAShapeLayer }
      ?? layers.first
  }

  private func isCovered(_ index: Int) -> Bool {
    let middle = CGPoint(x: painted[index].frame.midX, y: painted[index].frame.midY)
    return keyboard.intersects(painted[index].frame)
      || painted[(index + 1)...].contains { $0.frame.contains(middle) }
  }
}

extension CALayer {
  fileprivate var paintsSomething: Bool {
    if let image = contents as? CGImage { return !image.isBlank }
    return (backgroundColor?.alpha ?? 0) > 0.1 || self is CAShapeLayer || self is CAGradientLayer
  }
}

extension CGImage {
  fileprivate var isBlank: Bool {
    withPixels { pixels, _ in !pixels.contains { $0 != 0 } }
  }
}
