import CIndexStore
import Foundation

/// The functions of the toolchain's index library that the audit calls.
///
/// The library is part of the compiler. It's loaded from the folder of the running Swift runtime,
/// so the package doesn't depend on it.
struct IndexLibrary {
  let open: index_open
  let close: index_close
  let eachUnit: index_each_unit

  let openUnit: index_open_in
  let closeUnit: index_close
  let mainFile: index_get_string
  let moduleName: index_get_string
  let eachDependency: index_each
  let dependencyKind: index_get_kind
  let dependencyName: index_get_string
  let dependencyFile: index_get_string

  let openRecord: index_open_in
  let closeRecord: index_close
  let eachOccurrence: index_each
  let occurrenceSymbol: index_get_pointer
  let occurrenceRoles: index_get_roles
  let occurrencePosition: index_get_position
  let eachRelation: index_each
  let relationSymbol: index_get_pointer
  let relationRoles: index_get_roles

  let symbolName: index_get_string
  let symbolUSR: index_get_string
  let symbolKind: index_get_kind

  /// Loads the library and finds every function.
  ///
  /// - Parameter path: The path of the library. The default is next to the running Swift runtime.
  init(path: String? = nil) throws(AuditError) {
    let path = path ?? Self.defaultPath
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .missingLibrary(path)
    }
    func find<Function>(_ name: String) throws(AuditError) -> Function {
      guard let symbol = dlsym(handle, "indexstore_" + name) else {
        throw .missingFunction("indexstore_" + name, library: path)
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    open = try find("store_create")
    close = try find("store_dispose")
    eachUnit = try find("store_units_apply_f")
    openUnit = try find("unit_reader_create")
    closeUnit = try find("unit_reader_dispose")
    mainFile = try find("unit_reader_get_main_file")
    moduleName = try find("unit_reader_get_module_name")
    eachDependency = try find("unit_reader_dependencies_apply_f")
    dependencyKind = try find("unit_dependency_get_kind")
    dependencyName = try find("unit_dependency_get_name")
    dependencyFile = try find("unit_dependency_get_filepath")
    openRecord = try find("record_reader_create")
    closeRecord = try find("record_reader_dispose")
    eachOccurrence = try find("record_reader_occurrences_apply_f")
    occurrenceSymbol = try find("occurrence_get_symbol")
    occurrenceRoles = try find("occurrence_get_roles")
    occurrencePosition = try find("occurrence_get_line_col")
    eachRelation = try find("occurrence_relations_apply_f")
    relationSymbol = try find("symbol_relation_get_symbol")
    relationRoles = try find("symbol_relation_get_roles")
    symbolName = try find("symbol_get_name")
    symbolUSR = try find("symbol_get_usr")
    symbolKind = try find("symbol_get_kind")
  }

  /// The path of `lib/libIndexStore.so` in the toolchain whose `lib/swift/linux/libswiftCore.so` is
  /// running.
  private static var defaultPath: String {
    let name = "libIndexStore.so"
    let maps = String(
      decoding: FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data(),
      as: UTF8.self)
    guard let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
      let start = line.firstIndex(of: "/")
    else { return name }
    return URL(filePath: String(line[start...])).deletingLastPathComponent()
      .appending(path: "../../" + name).standardizedFileURL.path
  }
}

extension String {
  /// Copies a string that the index library owns.
  init(_ text: index_string) {
    guard let data = text.data else {
      self = ""
      return
    }
    let bytes = UnsafeRawBufferPointer(start: data, count: text.length)
    self = String(decoding: bytes, as: UTF8.self)
  }
}
