// Linux's Foundation has no such resource.
#if !os(Linux)
  public import Foundation

  extension LocalizedStringResource: SheetTitle {
    /// A header with the text of the resource in its language.
    public var _header: SheetHeader { SheetHeader(String(localized: self)) }
  }
#endif
