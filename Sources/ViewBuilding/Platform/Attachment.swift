import UIKit

/// An object that is released together with another one, which has at most one of each subclass.
///
/// On Apple's platforms, attachments are associated objects. On Linux, responders and gesture
/// recognizers have a property for them, and a table, which is swept when it grows, has the others.
@MainActor class Attachment {
  private var next: Attachment?

  required init() {}

  final class func attached(to object: AnyObject) -> Self? {
    var attachment = first(of: object)
    while let current = attachment {
      if let match = current as? Self { return match }
      attachment = current.next
    }
    return nil
  }

  /// Returns the attachment of this kind, which is created if the object has none.
  final class func attach(to object: AnyObject) -> Self {
    if let attachment = attached(to: object) { return attachment }
    let attachment = Self()
    attachment.next = first(of: object)
    setFirst(attachment, of: object)
    return attachment
  }

  #if os(Linux)
    /// In the table, because a new object can have the address of a released one.
    private weak var object: AnyObject?
    private static var table: [ObjectIdentifier: Attachment] = [:]
    private static var sweepCount = minimumSweepCount
    private static let minimumSweepCount = 8

    /// Includes entries of released objects.
    static var tableCount: Int { table.count }

    private static func first(of object: AnyObject) -> Attachment? {
      if let responder = object as? UIResponder { return responder.attachment as? Attachment }
      if let recognizer = object as? UIGestureRecognizer {
        return recognizer.attachment as? Attachment
      }
      guard !table.isEmpty, let attachment = table[ObjectIdentifier(object)],
        attachment.object === object
      else { return nil }
      return attachment
    }

    private static func setFirst(_ attachment: Attachment, of object: AnyObject) {
      if let responder = object as? UIResponder {
        responder.attachment = attachment
      } else if let recognizer = object as? UIGestureRecognizer {
        recognizer.attachment = attachment
      } else {
        attachment.object = object
        let old = table.updateValue(attachment, forKey: ObjectIdentifier(object))
        withExtendedLifetime(old) {}
        if table.count > sweepCount { sweep() }
      }
    }

    private static func sweep() {
      // Released closures can run any code, so they are released after the table is consistent.
      let before = table
      for (id, attachment) in before where attachment.object == nil { table[id] = nil }
      sweepCount = max(minimumSweepCount, table.count * 2)
      withExtendedLifetime(before) {}
    }
  #else
    // Only the address is used. No other memory has it while the process runs.
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    private static func first(of object: AnyObject) -> Attachment? {
      objc_getAssociatedObject(object, key) as? Attachment
    }

    private static func setFirst(_ attachment: Attachment, of object: AnyObject) {
      objc_setAssociatedObject(object, key, attachment, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  #endif
}
