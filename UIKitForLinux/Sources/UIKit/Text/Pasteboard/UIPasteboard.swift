/// Differs: A pasteboard stores only text.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private let contents: PasteboardContents

  private init(_ contents: PasteboardContents) {
    self.contents = contents
    super.init()
  }

  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let device = Device.current
    guard create || device.pasteboards[pasteboardName] != nil else { return nil }
    self.init(device.pasteboard(named: pasteboardName))
  }

  open class var general: UIPasteboard {
    UIPasteboard(Device.current.pasteboard(named: .general))
  }

  open class func withUniqueName() -> UIPasteboard {
    let device = Device.current
    let name = Name("com.apple.UIKit.pboard.unique-\(device.pasteboards.count)")
    return UIPasteboard(device.pasteboard(named: name))
  }

  open var name: UIPasteboard.Name { contents.name }

  open var changeCount: Int { contents.changeCount }

  open var numberOfItems: Int { contents.strings.count }

  open var string: String? {
    get { contents.strings.first }
    set { strings = newValue.map { [$0] } }
  }

  open var strings: [String]? {
    get { contents.strings.isEmpty ? nil : contents.strings }
    set {
      contents.strings = newValue ?? []
      contents.changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  open var hasStrings: Bool { !contents.strings.isEmpty }

  // Pasteboards with the same name are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIPasteboard)?.contents === contents
  }

  open override var hash: Int { contents.name.hashValue }

  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")
}

extension UIPasteboard {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
}

/// The contents of a pasteboard, which all `UIPasteboard` objects with its name share.
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
