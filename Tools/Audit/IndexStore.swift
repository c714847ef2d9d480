import CIndexStore
import Foundation

/// The compiler's index: every symbol in every file.
struct IndexStore {
  /// A source file and its unit in the index.
  struct Unit: Sendable {
    /// The unit's name, which is also the name of its file in the store.
    var name: String
    var file: String
    var module: String
    var records: [String]
  }

  /// A symbol at a location in a source file.
  struct Occurrence: Sendable {
    var symbol: Symbol
    var roles: Roles
    var line: Int
    var column: Int
    var relations: [Relation]
  }

  /// A symbol in the index.
  struct Symbol: Hashable, Sendable {
    var name: String
    var usr: String
    var kind: UInt32

    /// A Boolean value that indicates whether the symbol is a getter, a setter, or another accessor
    /// of a property.
    var isAccessor: Bool {
      guard let colon = name.firstIndex(of: ":") else { return false }
      return !name[..<colon].contains("(")
    }
  }

  /// The relation of a symbol at a location to another symbol.
  struct Relation: Sendable {
    var symbol: Symbol
    var roles: Roles
  }

  /// The role of a symbol at a location, as bits of the index library.
  struct Roles: OptionSet, Sendable {
    let rawValue: UInt64

    static let definition = Roles(rawValue: 1 << 1)
    static let reference = Roles(rawValue: 1 << 2)
    static let write = Roles(rawValue: 1 << 4)
    static let implicit = Roles(rawValue: 1 << 8)
    static let childOf = Roles(rawValue: 1 << 9)
    static let baseOf = Roles(rawValue: 1 << 10)
    static let overrideOf = Roles(rawValue: 1 << 11)
    static let extendedBy = Roles(rawValue: 1 << 14)
  }

  /// The index library's numbers for the kinds of symbols that the audit distinguishes.
  enum Kind {
    static let `class`: UInt32 = 7
    static let `protocol`: UInt32 = 8
    static let `extension`: UInt32 = 9
    static let function: UInt32 = 12
    static let variable: UInt32 = 13

    /// Enumerations, structures, and classes.
    static let types: Set<UInt32> = [5, 6, 7]

    /// Class and static methods and properties.
    static let typeMembers: Set<UInt32> = [17, 18, 20, 21]
  }

  /// The folder of the store.
  let path: String

  private let library: IndexLibrary
  private let store: index_pointer

  /// Opens the index that `swift build` writes.
  init(path: String, library: IndexLibrary) throws(AuditError) {
    guard FileManager.default.fileExists(atPath: path), let store = library.open(path, nil) else {
      throw .missingIndex(path)
    }
    self.path = path
    self.library = library
    self.store = store
  }

  /// Releases the store.
  ///
  /// It must not be used afterward.
  func close() {
    library.close(store)
  }

  /// All compiled files of Swift and C.
  func units() -> [Unit] {
    let names = Box<[String]>([])
    _ = library.eachUnit(store, 0, names.pointer) { context, name in
      Box<[String]>.at(context).value.append(String(name))
      return true
    }
    return names.value.compactMap(unit(named:))
  }

  /// Returns every symbol at every location of a compiled file.
  func occurrences(in unit: Unit) -> [Occurrence] {
    unit.records.flatMap(occurrences(inRecord:))
  }

  private func unit(named name: String) -> Unit? {
    guard let reader = library.openUnit(store, name, nil) else { return nil }
    defer { library.closeUnit(reader) }
    let file = String(library.mainFile(reader))
    let context = Box((library: library, file: file, records: [String]()))
    _ = library.eachDependency(reader, context.pointer) { context, dependency in
      let box = Box<(library: IndexLibrary, file: String, records: [String])>.at(context)
      let library = box.value.library
      // 2 is a record. Other dependencies are imported modules.
      if library.dependencyKind(dependency) == 2,
        String(library.dependencyFile(dependency)) == box.value.file
      {
        box.value.records.append(String(library.dependencyName(dependency)))
      }
      return true
    }
    return Unit(
      name: name, file: file, module: String(library.moduleName(reader)),
      records: context.value.records)
  }

  private func occurrences(inRecord name: String) -> [Occurrence] {
    guard let reader = library.openRecord(store, name, nil) else { return [] }
    defer { library.closeRecord(reader) }
    let context = Box((library: library, found: [Occurrence]()))
    _ = library.eachOccurrence(reader, context.pointer) { context, item in
      let box = Box<(library: IndexLibrary, found: [Occurrence])>.at(context)
      box.value.found.append(box.value.library.occurrence(item))
      return true
    }
    return context.value.found
  }
}

extension IndexLibrary {
  /// Copies the index's data of one location.
  fileprivate func occurrence(_ item: index_pointer?) -> IndexStore.Occurrence {
    var line: UInt32 = 0
    var column: UInt32 = 0
    occurrencePosition(item, &line, &column)
    let context = Box((library: self, found: [IndexStore.Relation]()))
    _ = eachRelation(item, context.pointer) { context, relation in
      let box = Box<(library: IndexLibrary, found: [IndexStore.Relation])>.at(context)
      let library = box.value.library
      box.value.found.append(
        IndexStore.Relation(
          symbol: library.symbol(library.relationSymbol(relation)),
          roles: IndexStore.Roles(rawValue: library.relationRoles(relation))))
      return true
    }
    return IndexStore.Occurrence(
      symbol: symbol(occurrenceSymbol(item)),
      roles: IndexStore.Roles(rawValue: occurrenceRoles(item)),
      line: Int(line), column: Int(column), relations: context.value.found)
  }

  private func symbol(_ item: index_pointer?) -> IndexStore.Symbol {
    IndexStore.Symbol(
      name: String(symbolName(item)), usr: String(symbolUSR(item)), kind: symbolKind(item))
  }
}

/// A value that is passed through the context pointer of a C callback.
private final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// The box as a context pointer.
  ///
  /// The caller must retain the box during the call.
  var pointer: UnsafeMutableRawPointer {
    Unmanaged.passUnretained(self).toOpaque()
  }

  /// Returns the box of a context pointer created by `pointer`.
  static func at(_ context: UnsafeMutableRawPointer?) -> Box {
    guard let context else { preconditionFailure("The index library lost its context.") }
    return Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
  }
}
