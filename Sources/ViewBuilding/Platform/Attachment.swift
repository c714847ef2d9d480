import UIKit

/// Where the record of an object is kept, so that it goes when the object goes.
///
/// On Apple's platforms every object can hold one. On Linux responders and gesture recognisers can; the
/// records of other objects are in a table, from which those of objects that are gone are swept.
@MainActor enum Attachment {
  #if os(Linux)
    private struct Entry {
      weak var object: AnyObject?
      let record: EventRecord
    }

    // An address may be used again: only an entry whose object lives is about the object at its address.
    private static var others: [ObjectIdentifier: Entry] = [:]
    private static var sweepCount = leastSweepCount
    private static let leastSweepCount = 8

    /// How many records the table has, those of objects that are gone included.
    static var tableCount: Int { others.count }

    /// Returns the record of an object, if it has one.
    static func record(of object: AnyObject) -> EventRecord? {
      if let responder = object as? UIResponder { return record(in: responder.attachment) }
      if let recognizer = object as? UIGestureRecognizer {
        return record(in: recognizer.attachment)
      }
      guard !others.isEmpty, let entry = others[ObjectIdentifier(object)], entry.object === object
      else { return nil }
      return entry.record
    }

    /// Lets go of what is kept for an object that has gone.
    static func objectHasGone(_ identifier: ObjectIdentifier) {
      guard let entry = others[identifier], entry.object == nil else { return }
      others[identifier] = nil
      withExtendedLifetime(entry) {}
    }

    private static func attach(_ record: EventRecord, to object: AnyObject) {
      if let responder = object as? UIResponder {
        responder.attachment = record
      } else if let recognizer = object as? UIGestureRecognizer {
        recognizer.attachment = record
      } else {
        let identifier = ObjectIdentifier(object)
        let old = others[identifier]
        others[identifier] = Entry(object: object, record: record)
        withExtendedLifetime(old) {}
        if others.count > sweepCount { sweep() }
      }
    }

    private static func record(in attachment: AnyObject?) -> EventRecord? {
      attachment as? EventRecord
    }

    private static func sweep() {
      // What goes is released last: it may run anything on its way out.
      let before = others
      others = before.filter { $0.value.object != nil }
      sweepCount = max(leastSweepCount, others.count * 2)
      withExtendedLifetime(before) {}
    }
  #else
    // Only its address counts, which no other memory has while the process runs.
    private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// Returns the record of an object, if it has one.
    static func record(of object: AnyObject) -> EventRecord? {
      objc_getAssociatedObject(object, key) as? EventRecord
    }

    /// Does nothing: objects take their records with them.
    static func objectHasGone(_ identifier: ObjectIdentifier) {}

    private static func attach(_ record: EventRecord, to object: AnyObject) {
      objc_setAssociatedObject(object, key, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  #endif

  /// Returns the record of an object.
  static func makeRecord(of object: AnyObject) -> EventRecord {
    if let record = record(of: object) { return record }
    let record = EventRecord()
    attach(record, to: object)
    return record
  }
}
