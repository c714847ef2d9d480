import UIKit

/// Thumbnails of all pictures of a run in one image, with their names.
enum ContactSheet {
  private static let cellSize = CGSize(width: 240, height: 540)
  private static let gap: CGFloat = 24
  private static let columns = 5

  static func make(_ entries: [(name: String, picture: CGImage)]) throws -> CGImage {
    let across = min(columns, max(entries.count, 1))
    let down = max((entries.count + across - 1) / across, 1)
    let width = CGFloat(across) * (cellSize.width + gap) + gap
    let height = CGFloat(down) * (cellSize.height + gap) + gap
    let scale: CGFloat = 2
    let context = try CGContext(
      pixelWidth: Int(width * scale), pixelHeight: Int(height * scale), scale: scale, opaque: true)
    context.setFillColor(gray: 0.82, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.interpolationQuality = .high
    for (index, entry) in entries.enumerated() {
      let origin = CGPoint(
        x: gap + CGFloat(index % across) * (cellSize.width + gap),
        y: gap + CGFloat(index / across) * (cellSize.height + gap))
      draw(entry, at: origin, in: context)
    }
    return context.finish()
  }

  private static func draw(
    _ entry: (name: String, picture: CGImage), at origin: CGPoint, in context: CGContext
  ) {
    let title = CanvasText(
      entry.name, attributes: .init(font: CanvasFont(size: 11, weight: 0.23)),
      paragraph: .init(), maximumWidth: cellSize.width, maximumLines: 1)
    title.draw(in: context, at: origin)
    let room = CGSize(width: cellSize.width, height: cellSize.height - 18)
    let (width, height) = (CGFloat(entry.picture.width), CGFloat(entry.picture.height))
    let factor = min(room.width / width, room.height / height)
    context.drawUpright(
      entry.picture,
      in: CGRect(
        x: origin.x, y: origin.y + 18, width: width * factor, height: height * factor))
  }
}
