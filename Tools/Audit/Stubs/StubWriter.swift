/// Writes the declarations of the symbol table as a module interface, from which the compiler
/// builds a UIKit for iOS.
///
/// A module interface has no bodies, and the compiler checks its declarations when it builds the
/// module. Information that the table lacks follows the rules by which Swift imports Objective-C:
/// classes are open, enumerations can have unknown cases, and a class has the members of its
/// protocols. A declaration with a type without a row is omitted.
struct StubWriter {
  let types: StubTypes
  let names: StubNames
  var lines: [String] = []
  let submodule: [StubMember]

  init(_ table: SymbolTable) {
    let submodule = "UIKit.\(Self.submoduleName)"
    self.submodule = table.rows.filter { $0.source.contains(submodule) }.map { StubMember($0) }
    types = StubTypes(
      table.rows.filter { !$0.source.contains("declared in \(submodule)") }.map { row in
        var row = row
        if row.source.contains("writable with \(submodule)") {
          row.declaration = row.declaration.replacing("{ get set }", with: "{ get }")
        }
        return row
      })
    names = StubNames(types: types)
  }

  /// Returns the module interface, without the header that contains the compiler's flags.
  mutating func text() -> String {
    for type in types.types(in: "") { write(type) }
    for (owner, members) in types.others where !owner.isEmpty {
      lines.append("extension \(owner) {")
      let isObject = owner == "NSObject"
      for member in members {
        // Members of extensions can be overridden only if Objective-C supports them.
        let isOpen = isObject && names.isRepresentable(member.declaration)
        write(member, in: nil, access: isOpen ? "open" : "public", isObjC: isOpen)
      }
      lines.append("}")
    }
    for (owner, members) in types.others where owner.isEmpty {
      for member in members { write(member, in: nil, access: "public", isObjC: false) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name of the submodule for subclasses of gesture recognizers.
  static let submoduleName = "UIGestureRecognizerSubclass"

  /// Returns the members of `UIGestureRecognizer` in the submodule, without a header.
  mutating func submoduleText() -> String {
    lines = ["extension UIGestureRecognizer {"]
    for member in submodule {
      let isOpen = names.isRepresentable(member.declaration) && !member.isVariable
      write(member, in: nil, access: isOpen ? "open" : "public", isObjC: isOpen)
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private mutating func write(_ type: StubType) {
    switch type.kind {
    case .typealias:
      guard names.isKnown(type.entry.declaration) else { return }
      let isRequirement = types[type.owner]?.kind == .protocol
      lines.append((isRequirement ? "" : "public ") + type.entry.declaration)
    case .protocol:
      writeProtocol(type)
    case .class:
      writeClass(type)
    case .struct, .enum:
      writeValue(type)
    }
  }

  private mutating func writeProtocol(_ type: StubType) {
    let isObjC = types.isObjectiveC(type)
    open(type, "public protocol", isObjC: isObjC, parents: parents(of: type))
    var others: [StubMember] = []
    for member in type.members {
      // These requirements exist in Objective-C, but the stub can't contain them.
      let isLost = isObjC && !names.isRepresentable(member.declaration)
      if !isLost { write(member, in: type, access: "", isObjC: isObjC) }
      if isLost || (!isObjC && member.isOptional) { others.append(member) }
    }
    writeNested(in: type)
    lines.append("}")
    if !others.isEmpty {
      lines.append("extension \(type.symbol) {")
      for member in others { write(member, in: nil, access: "public", isObjC: false) }
      lines.append("}")
    }
  }

  private mutating func writeClass(_ type: StubType) {
    open(
      type, "open class", isObjC: names.isObjectiveC(type), parents: parents(of: type))
    let isObjC = names.isObjectiveC(type)
    for member in types.importedMembers(of: type)
    where !member.isInitializer && !Self.objectMembers.contains(member.name) {
      let inherited = types.overridden(by: member, in: type)
      // A subclass's row with the same type is redundant, unless the property can be set only
      // there.
      let isRepeated =
        inherited.map { $0.result == member.result && $0.isSettable == member.isSettable } ?? false
      if !isRepeated { write(member, in: type, access: "open", isObjC: isObjC) }
    }
    for member in types.initializers(of: type) {
      write(member, in: type, access: "public", isObjC: false)
    }
    writeNested(in: type)
    lines.append("}")
  }

  private mutating func writeValue(_ type: StubType) {
    if let missing = Self.foundationTypes[type.symbol] {
      lines.append("extension \(type.symbol) {")
      for member in type.members where missing.contains(member.name) {
        write(member, in: nil, access: "public", isObjC: false)
      }
      lines.append("}")
      return
    }
    var parents = self.parents(of: type)
    let hasRawValue = ["OptionSet", "RawRepresentable"].contains(where: type.parents.contains)
    let isC = names.isImported(type) || (type.kind == .enum && names.isRepresentable(type))
    if type.parents.contains("RawRepresentable"), !parents.contains("Hashable") {
      parents.append("Hashable")
    }
    if isC, !parents.contains(where: { $0.contains("Sendable") }) { parents.append("Sendable") }
    if type.kind == .enum, !isC { parents += ["Hashable", "Sendable"] }
    if names.isImported(type) { parents.append("RepresentableInObjectiveC") }
    open(
      type, "public \(type.kind.rawValue)", isObjC: type.kind == .enum && isC, parents: parents)
    if hasRawValue {
      let initializer = type.members.first { $0.name == "init(rawValue:)" }
      let raw = initializer.map { $0.declaration.dropFirst("init(rawValue: ".count).dropLast() }
      let text = raw.map(String.init) ?? (type.parents.contains("OptionSet") ? "UInt" : "String")
      if initializer == nil { lines.append("public init(rawValue: \(text))") }
      if !type.members.contains(where: { $0.name == "rawValue" }) {
        lines.append("public var rawValue: \(text) { get }")
      }
    }
    if type.kind == .enum { lines += Self.synthesized(for: type) }
    for member in type.members {
      write(member, in: type, access: member.isCase ? "" : "public", isObjC: false)
    }
    writeNested(in: type)
    lines.append("}")
  }

  /// Returns the declarations that the compiler adds to enumerations, except in module interfaces.
  private static func synthesized(for type: StubType) -> [String] {
    guard type.members.contains(where: \.isCase) else { return [] }
    if let raw = type.parents.first, ["Int", "UInt", "Int32"].contains(raw) {
      return ["public init?(rawValue: \(raw))", "public var rawValue: \(raw) { get }"]
    }
    return [
      "public static func == (a: \(type.symbol), b: \(type.symbol)) -> Bool",
      "public func hash(into hasher: inout Hasher)",
    ]
  }

  /// Members that every object has.
  private static let objectMembers: Set<String> = [
    "debugDescription", "description", "hash", "isEqual(_:)",
  ]

  /// The types of the table that Foundation on Linux has, too, and the members that it lacks.
  private static let foundationTypes: [String: Set<String>] = [
    "CGPoint": ["applying(_:)"], "CGRect": ["applying(_:)", "inset(by:)"],
    "CGSize": ["applying(_:)"],
  ]

  private mutating func writeNested(in type: StubType) {
    for nested in types.types(in: type.symbol) { write(nested) }
  }

  /// Writes the header of a type.
  private mutating func open(
    _ type: StubType, _ keywords: String, isObjC: Bool, parents: [String]
  ) {
    var words = availability(of: type.entry)
    if isObjC { words.append("@objc") }
    if type.kind == .class { words.append("@_inheritsConvenienceInitializers") }
    if type.entry.isolation == "@MainActor" { words += ["@preconcurrency", "@MainActor"] }
    words += [keywords, type.name]
    if !parents.isEmpty { words += [":", parents.joined(separator: ", ")] }
    lines.append(words.joined(separator: " ") + " {")
  }

  /// Returns the superclass and the protocols of a type in the stub.
  private func parents(of type: StubType) -> [String] {
    type.parents.compactMap { parent in
      if parent == "NSObjectProtocol" { return "InheritsFromNSObject" }
      // The stub has no stored properties, so the compiler can't check the conformance.
      if parent == "Sendable", type.kind == .class { return "@unchecked Sendable" }
      if ["NSCoding", "NSSecureCoding", "NSCopying"].contains(parent) { return nil }
      return names.isKnown(":" + parent) ? parent : nil
    }
  }
}
