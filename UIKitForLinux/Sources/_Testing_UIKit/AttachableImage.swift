public import Testing
@_exported public import UIKit

// On Apple's platforms, Swift Testing attaches images with `AttachableAsImage` and a wrapper type.
// Both are unavailable on Linux. This file replaces them, so that `Attachment.record(image, named:
// "screen")` compiles. Only the choice of a format is missing.

/// The content of an image attachment.
///
/// Tests don't use its name.
///
/// The `Sendable` conformance is explicit, because swift-testing 6.3 drops the names of other
/// attachments.
public struct _AttachableImage: AttachableWrapper, Sendable {
  /// The image.
  public let wrappedValue: UIImage

  fileprivate init(_ image: UIImage) {
    wrappedValue = image
  }

  /// Calls a closure with the image as a PNG file.
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<_AttachableImage>,
    _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard let data = wrappedValue.pngData() else { throw NoPictureError() }
    return try data.withUnsafeBytes(body)
  }

  /// Returns the suggested name with the extension of a PNG file.
  public func preferredName(
    for attachment: borrowing Attachment<_AttachableImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }

  private struct NoPictureError: Error, CustomStringConvertible {
    let description = "The image has no pixels to attach."
  }
}

extension Attachment where AttachableValue == _AttachableImage {
  /// Creates an attachment of an image, as a PNG file.
  public init(
    _ image: UIImage, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(_AttachableImage(image), named: preferredName, sourceLocation: sourceLocation)
  }

  /// Attaches an image to the current test, as a PNG file.
  public static func record(
    _ image: UIImage, named preferredName: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(_AttachableImage(image), named: preferredName, sourceLocation: sourceLocation)
  }
}
