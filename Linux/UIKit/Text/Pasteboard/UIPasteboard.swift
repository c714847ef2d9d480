/// What was copied, to be pasted elsewhere; one is the device's own, and apps can make more.
///
/// Only text is kept on Linux.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private let contents: PasteboardContents

  private init(_ contents: PasteboardContents) {
    self.contents = contents
    super.init()
  }

  /// The pasteboard with a name; nil if there is none and none shall be made.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let device = Device.current
    guard create || device.pasteboards[pasteboardName] != nil else { return nil }
    self.init(device.pasteboard(named: pasteboardName))
  }

  /// The pasteboard of the whole device.
  open class var general: UIPasteboard {
    UIPasteboard(Device.current.pasteboard(named: .general))
  }

  /// Returns a new pasteboard with a name that no other one has.
  open class func withUniqueName() -> UIPasteboard {
    let device = Device.current
    let name = Name("com.apple.UIKit.pboard.unique-\(device.pasteboards.count)")
    return UIPasteboard(device.pasteboard(named: name))
  }

  /// The pasteboard's name.
  open var name: UIPasteboard.Name { contents.name }

  /// How often the contents have changed.
  open var changeCount: Int { contents.changeCount }

  /// How many things lie on the pasteboard.
  open var numberOfItems: Int { contents.strings.count }

  /// The text of the first item.
  open var string: String? {
    get { contents.strings.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The text of all items.
  open var strings: [String]? {
    get { contents.strings.isEmpty ? nil : contents.strings }
    set {
      contents.strings = newValue ?? []
      contents.changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Whether there is text.
  open var hasStrings: Bool { !contents.strings.isEmpty }

  // Pasteboards with one name are one pasteboard.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIPasteboard)?.contents === contents
  }

  open override var hash: Int { contents.name.hashValue }

  /// The contents of a pasteboard have changed.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
}

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// A name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard of the whole device.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
}

/// What lies on a pasteboard; all `UIPasteboard`s with its name share it.
@MainActor package final class PasteboardContents {
  let name: UIPasteboard.Name
  var strings: [String] = []
  var changeCount = 0

  init(name: UIPasteboard.Name) {
    self.name = name
  }
}

extension Device {
  fileprivate func pasteboard(named name: UIPasteboard.Name) -> PasteboardContents {
    if let contents = pasteboards[name] { return contents }
    let contents = PasteboardContents(name: name)
    pasteboards[name] = contents
    return contents
  }
}
