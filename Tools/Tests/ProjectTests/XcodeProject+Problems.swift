import Foundation

extension XcodeProject {
  /// Returns errors that Xcode would reject or ignore, one sentence each.
  func problems(manifest: Manifest, tests: URL) -> [String] {
    referenceProblems + pathProblems + packageProblems(manifest) + settingsProblems(manifest)
      + testProblems(manifest, tests: tests)
  }

  // MARK: Objects

  private var referenceProblems: [String] {
    var problems: [String] = []
    var reached: Set<String> = []
    func follow(_ value: Any, from owner: String) {
      switch value {
      case let text as String where text.wholeMatch(of: /[0-9A-F]{24}/) != nil:
        guard let object = objects[text] else {
          problems.append("\(owner) refers to \(text), which does not exist.")
          return
        }
        guard reached.insert(text).inserted else { return }
        for (key, value) in object.fields { follow(value, from: "\(object.isa) \(text), \(key)") }
      case let list as [Any]: for element in list { follow(element, from: owner) }
      case let fields as [String: Any]:
        for (key, value) in fields {
          follow(key, from: owner)
          follow(value, from: owner)
        }
      default: break
      }
    }
    follow(root.id, from: "The root")
    let lost = objects.keys.filter { !reached.contains($0) }
    return problems + lost.map { "Nothing refers to \(objects[$0]?.isa ?? "") \($0)." }
  }

  // MARK: Paths

  private var pathProblems: [String] {
    let places = places
    return objects.values.flatMap { object -> [String] in
      switch object.isa {
      case "PBXGroup", "PBXFileSystemSynchronizedRootGroup", "PBXFileReference":
        guard object["sourceTree"] != "BUILT_PRODUCTS_DIR" else { return [] }
        guard let place = places[object.id] else { return ["\(object.name) is in no group."] }
        let isFolder = object.isa != "PBXFileReference"
        return Repository.exists(place, isDirectory: isFolder)
          ? [] : ["\(object.name): there is no \(isFolder ? "folder" : "file") \(place.path)."]
      case "PBXNativeTarget":
        return settings(of: object).values.compactMap { $0["INFOPLIST_FILE"] as? String }
          .filter { !Repository.exists(folder.appending(path: $0), isDirectory: false) }
          .map { "\(object.name): there is no file \($0)." }
      default: return []
      }
    }
  }

  // MARK: The package

  private func packageProblems(_ manifest: Manifest) -> [String] {
    let packages = root.list("packageReferences").compactMap(object)
      .compactMap { $0["relativePath"] }
    let places = packages.map { folder.appending(path: $0).standardizedFileURL.path }
    var problems: [String] = []
    if places != [Repository.root.standardizedFileURL.path] {
      problems.append("The project's package is at \(places), not at the root of the repository.")
    }
    for object in objects.values where object.isa == "XCSwiftPackageProductDependency" {
      let product = object["productName"] ?? ""
      if !manifest.products.contains(product) {
        problems.append("The package has no product \(product).")
      }
    }
    for target in targets {
      let declared = Set(target.list("packageProductDependencies"))
      let linked = linked(by: target).filter { $0.isa == "XCSwiftPackageProductDependency" }
      if declared != Set(linked.map(\.id)) {
        problems.append("\(target.name) declares other package products than it links.")
      }
      // The tests use the copy in the host app. A second copy would duplicate types and globals.
      if !declared.isEmpty, target["productType"] != "com.apple.product-type.application" {
        problems.append("\(target.name) links package products, which only the app does.")
      }
    }
    return problems
  }

  // MARK: Settings

  private func settingsProblems(_ manifest: Manifest) -> [String] {
    var expected = ["SWIFT_VERSION": "6.0"]
    expected["IPHONEOS_DEPLOYMENT_TARGET"] = manifest.deploymentTarget.map { "\($0).0" }
    for feature in manifest.upcomingFeatures {
      let words = feature.replacing(/[A-Z]/) { "_" + $0.output }.uppercased()
      expected["SWIFT_UPCOMING_FEATURE" + words] = "YES"
    }
    return settings(of: root).flatMap { configuration, settings in
      expected.compactMap { key, value in
        let found = settings[key] as? String
        return found == value
          ? nil : "\(configuration): \(key) is \(found ?? "missing"), the manifest says \(value)."
      }
    }
  }

  // MARK: Tests

  private func testProblems(_ manifest: Manifest, tests: URL) -> [String] {
    var problems: [String] = []
    let compiled = Set(targets.flatMap(folders).map(\.path))
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? []
    for name in folders.sorted() where !Repository.isForLinux(testFolder: name) {
      let folder = tests.appending(path: name).standardizedFileURL
      if !compiled.contains(folder.path) { problems.append("No target compiles Tests/\(name).") }
    }
    let app = targets.first { $0["productType"] == "com.apple.product-type.application" }
    // The tests import the examples from the app's module.
    for name in ["EditProfile", "Catalog"] {
      let example = Repository.root.appending(path: "Example/\(name)").standardizedFileURL
      if app.map({ self.folders(of: $0).contains(example) }) != true {
        problems.append("The app does not compile Example/\(name).")
      }
    }
    for name in manifest.testTargets {
      guard let target = target(name), target["productType"]?.hasSuffix("unit-test") == true else {
        problems.append("There is no test target \(name).")
        continue
      }
      if self.folders(of: target) != [tests.appending(path: name).standardizedFileURL] {
        problems.append("\(name) does not compile Tests/\(name).")
      }
      if let app { problems += hostProblems(of: target, app: app) }
    }
    return problems
  }

  private func hostProblems(of target: Object, app: Object) -> [String] {
    var problems: [String] = []
    let host =
      "$(BUILT_PRODUCTS_DIR)/\(app.name).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(app.name)"
    for (configuration, settings) in settings(of: target) {
      if settings["TEST_HOST"] as? String != host {
        problems.append("\(target.name), \(configuration): TEST_HOST is not the app.")
      }
      if settings["BUNDLE_LOADER"] as? String != "$(TEST_HOST)" {
        problems.append("\(target.name), \(configuration): BUNDLE_LOADER is not TEST_HOST.")
      }
    }
    let attributes = root.fields["attributes"] as? [String: Any]
    let all = attributes?["TargetAttributes"] as? [String: [String: Any]]
    if all?[target.id]?["TestTargetID"] as? String != app.id {
      problems.append("\(target.name): TestTargetID is not the app.")
    }
    let dependencies = dependencies(of: target)
    if !dependencies.contains(app.name) {
      problems.append("\(target.name) does not depend on the app.")
    }
    let products = Dictionary(
      targets.map { ($0["productReference"] ?? "", $0.name) }
    ) { first, _ in first }
    for product in linked(by: target) {
      guard let name = products[product.id], !dependencies.contains(name) else { continue }
      problems.append("\(target.name) links \(name) without depending on it.")
    }
    return problems
  }
}
