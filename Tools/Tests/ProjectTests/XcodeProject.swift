import Foundation

/// The objects of a project.pbxproj file.
struct XcodeProject {
  struct Object {
    var id: String
    var fields: [String: Any]

    var isa: String { self["isa"] ?? "" }
    var name: String { self["name"] ?? self["path"] ?? id }

    subscript(key: String) -> String? { fields[key] as? String }
    func list(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
  }

  struct FormatError: Error {}

  let objects: [String: Object]
  let root: Object
  /// The folder that contains the .xcodeproj folder.
  let folder: URL

  /// Parses a project.
  ///
  /// - Parameters:
  ///   - text: The contents of project.pbxproj.
  ///   - folder: The folder that contains the .xcodeproj folder.
  init(_ text: String, folder: URL) throws {
    let list = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    guard
      let fields = list as? [String: Any],
      let objects = fields["objects"] as? [String: [String: Any]],
      let rootID = fields["rootObject"] as? String, let root = objects[rootID]
    else { throw FormatError() }
    self.objects = Dictionary(
      uniqueKeysWithValues: objects.map { ($0, Object(id: $0, fields: $1)) })
    self.root = Object(id: rootID, fields: root)
    self.folder = folder
  }

  func object(_ id: String?) -> Object? { id.flatMap { objects[$0] } }

  var targets: [Object] { root.list("targets").compactMap(object) }

  func target(_ name: String) -> Object? { targets.first { $0["name"] == name } }

  /// Returns the settings of a target's or the project's configurations, keyed by the
  /// configurations' names.
  func settings(of owner: Object) -> [String: [String: Any]] {
    let list = object(owner["buildConfigurationList"])?.list("buildConfigurations") ?? []
    return Dictionary(
      list.compactMap(object).map { ($0.name, $0.fields["buildSettings"] as? [String: Any] ?? [:]) }
    ) { first, _ in first }
  }

  /// The locations of groups, files, and folders in the file system, keyed by their objects.
  ///
  /// Products have none.
  var places: [String: URL] {
    var places: [String: URL] = [:]
    func visit(_ id: String, in folder: URL) {
      guard let object = object(id), object["sourceTree"] == "<group>" else { return }
      let place = object["path"].map { folder.appending(path: $0).standardizedFileURL } ?? folder
      places[id] = place
      for child in object.list("children") { visit(child, in: place) }
    }
    root["mainGroup"].map { visit($0, in: folder) }
    return places
  }

  /// The folders whose files a target compiles.
  func folders(of target: Object) -> [URL] {
    target.list("fileSystemSynchronizedGroups").compactMap { places[$0] }
  }

  /// The names of the targets that a target depends on.
  func dependencies(of target: Object) -> [String] {
    target.list("dependencies").compactMap { object(object($0)?["target"])?["name"] }
  }

  /// Returns the files that a target links: the products of targets and packages.
  func linked(by target: Object) -> [Object] {
    target.list("buildPhases").compactMap(object)
      .filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { $0.list("files") }.compactMap(object)
      .compactMap { object($0["fileRef"] ?? $0["productRef"]) }
  }
}
