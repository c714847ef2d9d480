import CCairo
import Foundation
import UIKit
import UIKitSimulator

/// The lower bound for presentation frames: the same pixels, composited by hand with Cairo alone.
///
/// It knows all movements in advance, and has every bitmap ready: the screen without the sheet, the
/// panel, the keyboard, the insertion point, and the system's bars. A frame has the same damaged
/// rectangles, in which only visible parts are drawn.
@MainActor final class CairoFloor {
  /// The positions of all parts in a frame of the presentation.
  struct Frame {
    var damage: [PixelRect]
    var dimming: Double
    var panel: PixelRect
    var panelAlpha: Double
    var keyboard: PixelRect
    var caret: PixelRect
    var caretAlpha: Double
  }

  private let screen: Bitmap
  private let host: Bitmap
  private var panel: Bitmap?
  private var keyboard: Bitmap?
  private var caret: Bitmap?
  private var chrome: [(bitmap: Bitmap, place: PixelRect)] = []
  /// The height of the part of the panel that its rounded corners touch, in pixels.
  private static let cornerHeight = 60

  /// Copies the screen before the presentation.
  init(_ scene: SheetScene) throws {
    let size = scene.device.system.screen.nativeBounds.size
    screen = Bitmap(width: Int(size.width), height: Int(size.height))
    guard let window = scene.device.window.layer.snapshot() else { throw BenchmarkProblem.noScreen }
    host = Bitmap(window, isOpaque: true)
    for layer in scene.device.system.tree.root.storedSublayers
    where layer !== scene.device.window.layer {
      guard !layer.isHidden, let picture = layer.snapshot() else { continue }
      chrome.append((Bitmap(picture), scene.pixels(of: layer)))
    }
  }

  private var cairo: OpaquePointer? { screen.cairo }

  /// Copies images of the moving parts from a sheet that is presented or being presented.
  func copyParts(of scene: SheetScene) throws {
    caret = scene.caret.flatMap { $0.snapshot() }.map { Bitmap($0) }
    let blinking = scene.caret
    blinking?.isHidden = true
    panel = try scene.view("BottomBounce.panel").layer.snapshot().map { Bitmap($0) }
    blinking?.isHidden = false
    keyboard = scene.keyboard.flatMap { $0.snapshot() }.map { Bitmap($0, isOpaque: true) }
  }

  /// The bounds of the screen, in pixels.
  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: screen.width, maxY: screen.height) }

  /// Composites one frame.
  func draw(_ frame: Frame) {
    let corners = PixelRect(
      minX: frame.panel.minX, minY: frame.panel.minY, maxX: frame.panel.maxX,
      maxY: frame.panel.minY + Self.cornerHeight)
    let plain = PixelRect(
      minX: frame.panel.minX, minY: corners.maxY, maxX: frame.panel.maxX, maxY: frame.keyboard.minY)
    let isOpaque = frame.panelAlpha >= 1
    for rect in frame.damage {
      // Areas behind an opaque panel or the keyboard aren't drawn.
      let end = isOpaque ? corners.maxY : frame.keyboard.minY
      let backdrop = PixelRect(
        minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: min(rect.maxY, end))
      if !backdrop.isEmpty {
        clip(to: backdrop)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cairo, host.surface, 0, 0)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(cairo, 0, 0, 0, frame.dimming)
        cairo_paint(cairo)
        cairo_restore(cairo)
      }
      lay(panel, at: frame.panel, in: rect.intersection(corners), alpha: frame.panelAlpha)
      lay(
        panel, at: frame.panel, in: rect.intersection(plain),
        isOpaque ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER, alpha: frame.panelAlpha)
      lay(caret, at: frame.caret, in: rect.intersection(frame.caret), alpha: frame.caretAlpha)
      lay(
        keyboard, at: frame.keyboard, in: rect.intersection(frame.keyboard), CAIRO_OPERATOR_SOURCE)
      for (bitmap, place) in chrome { lay(bitmap, at: place, in: rect.intersection(place)) }
    }
  }

  private func clip(to rect: PixelRect) {
    cairo_save(cairo)
    cairo_rectangle(
      cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(cairo)
  }

  private func lay(
    _ bitmap: Bitmap?, at place: PixelRect, in area: PixelRect,
    _ mode: cairo_operator_t = CAIRO_OPERATOR_OVER, alpha: Double = 1
  ) {
    guard let bitmap, !area.isEmpty, alpha > 0 else { return }
    clip(to: area)
    cairo_set_operator(cairo, mode)
    cairo_set_source_surface(cairo, bitmap.surface, Double(place.minX), Double(place.minY))
    if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
    cairo_restore(cairo)
  }

  /// Returns the number of pixels that differ from an image of the screen.
  func difference(from picture: CGImage) -> Int {
    cairo_surface_flush(screen.surface)
    guard let own = cairo_image_surface_get_data(screen.surface) else { return .max }
    return picture.withPixels { pixels, bytesPerRow in
      var count = 0
      for y in 0..<min(picture.height, screen.height) {
        for x in 0..<min(picture.width, screen.width) {
          let (a, b) = (y * screen.bytesPerRow + 4 * x, y * bytesPerRow + 4 * x)
          // The fourth byte is undefined.
          if own[a] != pixels[b] || own[a + 1] != pixels[b + 1] || own[a + 2] != pixels[b + 2] {
            count += 1
          }
        }
      }
      return count
    }
  }
}

/// A Cairo bitmap.
private final class Bitmap {
  let surface: OpaquePointer?
  let cairo: OpaquePointer?
  let width: Int
  let height: Int

  init(width: Int, height: Int, isOpaque: Bool = true) {
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo = cairo_create(surface)
  }

  /// Creates a copy of an image.
  convenience init(_ picture: CGImage, isOpaque: Bool? = nil) {
    self.init(
      width: picture.width, height: picture.height, isOpaque: isOpaque ?? picture.isOpaque)
    guard let target = cairo_image_surface_get_data(surface) else { return }
    picture.withPixels { pixels, stride in
      for y in 0..<height {
        guard let row = pixels.baseAddress else { return }
        memcpy(target + y * bytesPerRow, row + y * stride, 4 * width)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }
}
