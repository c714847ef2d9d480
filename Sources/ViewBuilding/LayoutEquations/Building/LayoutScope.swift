import UIKit

/// The container and the names of a layout, which all of its groups share.
@MainActor final class LayoutScope {
  private(set) weak var container: UIView?
  /// The view whose block contains the equations, or `nil` outside of blocks.
  private(set) weak var own: UIView?
  var vocabulary = EquationVocabulary()

  /// Prints equations that end with a question mark.
  var print: (String) -> Void = { Swift.print($0) }

  /// Logs equations that don't apply because of their views.
  var log: (String) -> Void = LayoutLog.write

  var stop: (_ message: () -> String, _ file: StaticString, _ line: UInt) -> Void = {
    assertionFailure($0(), file: $1, line: $2)
  }

  /// In the order of the names in the vocabulary.
  private var items: [WeakItem] = []

  private struct WeakItem {
    weak var item: (any LayoutItem)?
  }

  init(_ container: UIView) {
    self.container = container
  }

  /// Lives as long as the process because constraints do not retain their items.
  private static let hiddenView = UIView()

  /// UIKit raises an exception for a constraint without items.
  func makeConstraintWithoutEffect() -> NSLayoutConstraint {
    Self.hiddenView.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
  }

  // MARK: Names

  func item(named name: String) -> (any LayoutItem)? {
    if name == EquationVocabulary.container { return container }
    return vocabulary.index(of: name).flatMap { items[$0].item }
  }

  /// Adds a view to the container if they share no hierarchy, and a guide if it has no owner.
  func setItem(
    _ item: (any LayoutItem)?, named name: String, _ file: StaticString, _ line: UInt
  ) {
    if vocabulary.reserved[name] != nil, item != nil, item === container { return }
    if let view = item as? UIView { add(view) }
    if let guide = item as? UILayoutGuide, guide.owningView == nil {
      container?.addLayoutGuide(guide)
    }
    guard canName(name, vocabulary.reserved[name] != nil, file, line) else { return }
    if item == nil, vocabulary.index(of: name) == nil { return }
    register(item, name)
  }

  func nameInTree(_ view: UIView, _ name: String, _ file: StaticString, _ line: UInt) {
    guard canName(name, EquationVocabulary.isReservedInTree(name), file, line) else { return }
    if let other = item(named: name), other !== view {
      log("\(file):\(line): Two views of the tree are named “\(name)”. Rename one of them.")
    }
    register(view, name)
  }

  private func register(_ item: (any LayoutItem)?, _ name: String) {
    if items.count >= sweepCount, vocabulary.index(of: name) == nil { removeFreeNames() }
    let index = vocabulary.addItem(name, isGuide: item is UILayoutGuide)
    if index == items.count { items.append(WeakItem()) }
    items[index].item = item
  }

  private var sweepCount = ConstraintTable.minimumSweepCount

  private func removeFreeNames() {
    let used = items.indices.filter { items[$0].item != nil }
    vocabulary.keepItems(used)
    items = used.map { items[$0] }
    sweepCount = max(2 * items.count, ConstraintTable.minimumSweepCount)
  }

  /// Reports why the name is not allowed.
  private func canName(
    _ name: String, _ isReserved: Bool, _ file: StaticString, _ line: UInt
  ) -> Bool {
    if !isReserved, EquationScanner.isName(name) { return true }
    let rule = "A name consists of letters, digits, “_”, and emoji, and doesn't start with a digit."
    log("\(file):\(line): “\(name)” can't be a name. \(isReserved ? "It is reserved." : rule)")
    return false
  }

  private func add(_ view: UIView) {
    guard let container, view !== container else { return }
    if view.root !== container.root { container.add(view) }
    useConstraints(for: view)
  }

  /// Views outside of the container belong to other layouts, and a tree handles its own views.
  func useConstraints(for item: AnyObject) {
    guard let container, own == nil, let view = item as? UIView, view !== container else { return }
    if view.isDescendant(of: container) { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  func resolvedName(of object: AnyObject?) -> (name: String, owner: EquationItem.Owner)? {
    guard let object else { return nil }
    let reserved: EquationItem.Owner? =
      object === own ? .own : object === container ? .container : nil
    if let reserved, let name = vocabulary.reserved.first(where: { $0.value == reserved })?.key {
      return (name, reserved)
    }
    let index = items.firstIndex { $0.item === object }
    return index.map { (vocabulary.items[$0], .named($0)) }
  }

  // MARK: Blocks

  func inBlock<Result>(of view: UIView, _ work: () -> Result) -> Result {
    let outside = container
    own = view
    container = view.superview
    vocabulary.isInBlock = true
    defer {
      own = nil
      container = outside
      vocabulary.isInBlock = false
    }
    return work()
  }

  // MARK: Items

  struct Item {
    let object: AnyObject
    /// The view whose hierarchy contains the item.
    let view: UIView
    /// `nil` for a guide.
    let asView: UIView?

    @MainActor var parent: UIView? { asView == nil ? view : asView?.superview }
  }

  func item(_ item: EquationItem, in source: EquationSource) -> Item? {
    switch item.owner {
    case .container: container.flatMap { self.item($0, item.guide) }
    case .own: own.flatMap { self.item($0, item.guide) }
    case .parent: nil
    case .named(let index): find(items[index].item, item.guide)
    case .interpolated(let index): find(source.object(at: index), item.guide)
    }
  }

  private func find(_ object: (any LayoutItem)?, _ guide: EquationGuide?) -> Item? {
    if let view = object as? UIView { return item(view, guide) }
    guard let object = object as? UILayoutGuide, let owner = object.owningView else { return nil }
    return Item(object: object, view: owner, asView: nil)
  }

  func item(_ view: UIView, _ guide: EquationGuide?) -> Item {
    let object: AnyObject =
      switch guide {
      case nil: view
      case .safeArea: view.safeAreaLayoutGuide
      case .margins: view.layoutMarginsGuide
      case .keyboard: view.keyboardLayoutGuide
      case .readable: view.readableContentGuide
      }
    return Item(object: object, view: view, asView: guide == nil ? view : nil)
  }

  static func view(of object: AnyObject?) -> UIView? {
    (object as? UIView) ?? (object as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// In a stack view, the view becomes an arranged subview.
  func add(_ view: UIView) {
    guard let stack = self as? UIStackView else { return addSubview(view) }
    stack.addArrangedSubview(view)
  }

  fileprivate var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Returns whether a constraint between the views can be active.
  func isRelated(to other: UIView) -> Bool {
    self === other || superview === other || other.superview === self
      || (superview != nil && superview === other.superview) || root === other.root
  }
}
