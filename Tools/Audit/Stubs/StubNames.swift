/// The names that a declaration in the stub can use, and those that Objective-C supports.
struct StubNames: Sendable {
  let types: StubTypes

  /// Foundation types with a prefix like UIKit's.
  private static let foundation: Set<String> = [
    "CFTimeInterval", "CGFloat", "CGPoint", "CGRect", "CGSize", "NSAttributedString", "NSCoder",
    "NSObject", "NSObjectProtocol", "NSNotification", "NSMutableAttributedString", "NSNumber",
    "NSRange", "NSString", "NSValue",
  ]

  /// Types without a row that Objective-C can represent.
  private static let representable: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Bool", "CFTimeInterval", "CGFloat", "CGPoint", "CGRect",
    "CGSize", "Data", "Date", "Double", "Float", "IndexPath", "Int", "NSRange", "Selector", "Set",
    "NSAttributedString.Key", "NSNotification.Name", "String", "TimeInterval", "UInt", "UInt32",
    "URL", "Void",
  ]

  /// C structures, which Objective-C can represent.
  private static let cStructures: Set<String> = [
    "CATransform3D", "CGAffineTransform", "CGVector", "NSDirectionalEdgeInsets", "UIEdgeInsets",
    "UIOffset",
  ]

  /// Returns a Boolean value that indicates whether all types of a declaration are known, so that
  /// the stub can contain it.
  func isKnown(_ declaration: String) -> Bool {
    names(in: declaration).allSatisfy { name in
      let first = String(name.prefix { $0 != "." })
      let isPrefixed = ["UI", "NS", "CA", "CG", "CF"].contains(where: first.hasPrefix)
      guard isPrefixed, first.dropFirst(2).first?.isUppercase == true else { return true }
      return types[name] != nil || Self.foundation.contains(first)
    }
  }

  /// Returns a Boolean value that indicates whether Objective-C can represent all types of a
  /// declaration.
  func isRepresentable(_ declaration: String) -> Bool {
    !declaration.prefix { $0 != "(" && $0 != ":" }.contains("<") && !declaration.contains("inout ")
      && names(in: declaration).allSatisfy { name in
        Self.representable.contains(name) || types[name].map(isRepresentable) ?? false
      }
  }

  /// Returns a Boolean value that indicates whether Objective-C can represent a type.
  func isRepresentable(_ type: StubType) -> Bool {
    switch type.kind {
    case .class: isObjectiveC(type)
    case .protocol: types.isObjectiveC(type)
    case .enum: type.parents.first == "Int" || type.parents.first == "UInt"
    case .struct: isImported(type)
    case .typealias: isRepresentable(type.entry.declaration)
    }
  }

  /// Returns a Boolean value that indicates whether a class is an Objective-C class, unlike those
  /// of Core Graphics.
  func isObjectiveC(_ type: StubType) -> Bool {
    type.kind == .class && !type.isGeneric && !type.parents.isEmpty
  }

  /// Returns a Boolean value that indicates whether a structure is imported from C, such as an
  /// option set or a set of names.
  func isImported(_ type: StubType) -> Bool {
    type.kind == .struct
      && (Self.cStructures.contains(type.symbol)
        || type.parents.contains("OptionSet") || type.parents.contains("RawRepresentable"))
  }

  /// Returns the names of types in a declaration, with their enclosing types.
  func names(in declaration: String) -> [String] {
    var found: [String] = []
    // The declared name precedes the first of these characters.
    var rest = declaration.prefix { $0 != "{" }.drop { !"(:=".contains($0) }
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      rest = rest[word.endIndex...]
      guard word.first?.isUppercase == true else { continue }
      found.append(String(word.hasSuffix(".Type") ? word.dropLast(".Type".count) : word))
    }
    return found
  }
}
