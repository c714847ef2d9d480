public import UIKit

extension Simulator {
  /// Returns an image of the screen's current pixels, with the screen's scale.
  public func screenshot() -> UIImage {
    guard let picture = screenImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: system.screen.scale, orientation: .up)
  }

  /// Returns an image of the screen's current pixels.
  package func screenImage() -> CGImage? { updatedScreen()?.image() }

  /// Updates the image of the screen, and returns the renderer.
  @discardableResult package func updatedScreen() -> ScreenRenderer? {
    system.makeCurrent()
    system.commit()
    chrome.update()
    system.tree.root.displayTree()
    guard let renderer = rendererForPresentSize() else { return nil }
    renderer.render()
    return renderer
  }

  /// Returns the renderer, which keeps the previous image.
  ///
  /// Another screen size needs a new renderer.
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
