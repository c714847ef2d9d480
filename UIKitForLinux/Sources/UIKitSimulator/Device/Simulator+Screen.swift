public import UIKit

extension Simulator {
  /// Returns exactly what the screen shows now, in pixels, with the screen's scale.
  public func screenshot() -> UIImage {
    guard let picture = screenImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: system.screen.scale, orientation: .up)
  }

  /// Returns the picture of the screen as it is now, pixel by pixel.
  package func screenImage() -> CGImage? { updatedScreen()?.image() }

  /// Brings the picture of the screen up to date, and returns what holds it and knows what has changed.
  @discardableResult package func updatedScreen() -> ScreenRenderer? {
    system.makeCurrent()
    system.commit()
    chrome.update()
    system.tree.root.displayTree()
    guard let renderer = rendererForPresentSize() else { return nil }
    renderer.render()
    return renderer
  }

  /// The renderer keeps what it has drawn from one picture to the next; another size needs another one.
  private func rendererForPresentSize() -> ScreenRenderer? {
    let pixels = system.screen.nativeBounds.size
    if let renderer, rendererSize == pixels { return renderer }
    rendererSize = pixels
    renderer = try? ScreenRenderer(
      tree: system.tree, pixelWidth: Int(pixels.width.rounded()),
      pixelHeight: Int(pixels.height.rounded()), scale: system.screen.scale)
    return renderer
  }
}
