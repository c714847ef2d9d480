import BottomBounce
import TestHost

/// Weak references to the package's objects of a sheet.
///
/// The simulator reports leaked views, layers, and other UIKit objects, but not these. They are
/// found from the sheet by reflection, independent of property names.
@MainActor struct ObjectProbe {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []
  /// The objects that exist as long as the host and its sheet.
  private let permanent: Set<ObjectIdentifier>

  /// Creates a probe for a host and for new sheets.
  ///
  /// The host's sheet is presented once first, so objects that are created only once don't count as
  /// leaks. A leak in each presentation is still found, because each presentation has its own
  /// objects.
  init(for host: TestHost) {
    host.show(PlainContent())
    let presented = Search(host.sheet).found.values.map { Reference(object: $0) }
    host.sheet.dismiss()
    host.settleAnimations()
    permanent = Set(Search(host.sheet).found.keys)
      .union(presented.compactMap { $0.object.map(ObjectIdentifier.init) })
  }

  /// The number of objects found so far.
  var count: Int { references.count }

  /// The objects that are still alive.
  var alive: [AnyObject] { references.compactMap(\.object) }

  /// The names of the classes of the objects that are still alive.
  var aliveClasses: Set<String> { Set(alive.map { String(reflecting: type(of: $0)) }) }

  /// Records the objects of a presented sheet.
  ///
  /// - Returns: The number of objects, without the sheet itself.
  @discardableResult
  mutating func record(_ sheet: BottomBounceView) -> Int {
    let found = Search(sheet).found.filter { $0.value !== sheet && !permanent.contains($0.key) }
    references += found.values.map { Reference(object: $0) }
    return found.count
  }

  /// A traversal of the stored properties of an object and of the sheet's objects in them.
  private struct Search {
    private(set) var found: [ObjectIdentifier: AnyObject] = [:]

    init(_ object: AnyObject) { visit(object) }

    private mutating func visit(_ object: AnyObject) {
      let name = String(reflecting: type(of: object))
      let isOwn = name.hasPrefix("BottomBounce.")
      guard isOwn || name.hasPrefix("ViewBuilding.") else { return }
      guard found.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
      // ViewBuilding's objects contain event tables, which on Linux outlive their objects.
      guard isOwn else { return }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for child in current.children { visit(value: child.value) }
        mirror = current.superclassMirror
      }
    }

    private mutating func visit(value: Any) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class {
        visit(value as AnyObject)
      } else {
        for child in mirror.children { visit(value: child.value) }
      }
    }
  }
}
