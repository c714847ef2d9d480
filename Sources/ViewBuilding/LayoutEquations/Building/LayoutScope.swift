import UIKit

/// The container and the names of a layout, which its groups share.
@MainActor final class LayoutScope {
  private(set) weak var container: UIView?
  /// The view in whose block equations stand; nil outside of one.
  private(set) weak var own: UIView?
  var vocabulary = EquationVocabulary()

  /// Where equations with a question mark print to.
  var print: (String) -> Void = { Swift.print($0) }

  /// What a mistake in the source leads to: a stop in debug builds, nothing in release builds.
  var stop: (_ message: () -> String, _ file: StaticString, _ line: UInt) -> Void = {
    assertionFailure($0(), file: $1, line: $2)
  }

  /// What the names in the vocabulary stand for; none of it is kept alive by having a name.
  private var items: [Named] = []

  private struct Named {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
  }

  init(_ container: UIView) {
    self.container = container
  }

  /// A view that is never shown, for constraints that stand in for refused equations.
  ///
  /// It lives as long as the process because constraints do not keep their items alive.
  private static let viewNeverShown = UIView()

  /// Returns a constraint that can be activated and changed, and affects nothing that is shown.
  ///
  /// UIKit raises an exception for a constraint without items.
  func makeConstraintWithoutEffect() -> NSLayoutConstraint {
    Self.viewNeverShown.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
  }

  // MARK: Names

  func item(named name: String) -> (any LayoutItem)? {
    if name == EquationVocabulary.container { return container }
    guard let index = vocabulary.items.index(of: name) else { return nil }
    return items[index].view ?? items[index].guide
  }

  /// Gives a name to a view or guide, which is put into the container if it has no place.
  func name(_ item: (any LayoutItem)?, _ name: String) {
    if vocabulary.reserved.index(of: name) != nil {
      if item == nil || item !== container { refuse(name) }
      return
    }
    if let view = item as? UIView { add(view) }
    if let guide = item as? UILayoutGuide, guide.owningView == nil {
      container?.addLayoutGuide(guide)
    }
    if item == nil, vocabulary.items.index(of: name) == nil { return }
    register(item, name)
  }

  private func register(_ item: (any LayoutItem)?, _ name: String) {
    let guide = item as? UILayoutGuide
    let index = vocabulary.addItem(name, isGuide: guide != nil)
    if index == items.count { items.append(Named()) }
    items[index] = Named(view: item as? UIView, guide: guide)
  }

  private func refuse(
    _ name: String, _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    stop(
      { "“\(name)” cannot be given to another view: give that one another name." }, file, line)
  }

  private func add(_ view: UIView) {
    guard let container, view !== container else { return }
    if view.root !== container.root { container.addSubview(view) }
    // Outside the container somebody else lays out.
    if view.isDescendant(of: container) { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  // MARK: Blocks

  /// Gives a name to a view of a tree, which has its place already.
  func nameInTree(_ view: UIView, _ name: String, _ file: StaticString, _ line: UInt) {
    if EquationVocabulary.isReservedInTree(name) { return refuse(name, file, line) }
    if let other = item(named: name), other !== view {
      stop({ "Two views of a tree are called “\(name)”: give one another name." }, file, line)
    }
    register(view, name)
  }

  /// Lets equations stand in the block of a view while some work is done.
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

  /// The last subview before the view of the block that is not hidden.
  var lastVisibleSibling: UIView? {
    guard let own, let siblings = own.superview?.subviews else { return nil }
    return siblings.prefix { $0 !== own }.last { !$0.isHidden }
  }

  // MARK: Items

  /// A view or guide as constraints take it.
  struct Item {
    let object: AnyObject
    /// The view in whose hierarchy it is.
    let view: UIView
    /// The view itself; nil for a guide.
    let asView: UIView?

    /// The view that this one lies in.
    @MainActor var parent: UIView? { asView == nil ? view : asView?.superview }
  }

  /// What an equation speaks of; nil if it is gone.
  func item(_ item: EquationItem) -> Item? {
    switch item.owner {
    case .container, .lastVisible: container.flatMap { self.item($0, item.guide) }
    case .own: own.flatMap { self.item($0, item.guide) }
    case .parent: nil
    case .named(let index):
      if let view = items[index].view {
        self.item(view, item.guide)
      } else if let guide = items[index].guide, let owner = guide.owningView {
        Item(object: guide, view: owner, asView: nil)
      } else {
        nil
      }
    }
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

  /// The view that an item is, or that it is a guide of.
  static func view(of object: AnyObject?) -> UIView? {
    (object as? UIView) ?? (object as? UILayoutGuide)?.owningView
  }

  /// The words that stand for a view or guide in equations; nil if it has no name.
  func words(for object: AnyObject?) -> String? {
    if let guide = object as? UILayoutGuide {
      if let index = items.firstIndex(where: { $0.guide === guide }) {
        return vocabulary.items.names[index]
      }
      guard let owner = guide.owningView, let name = words(for: owner) else { return nil }
      let kind = EquationGuide.allCases.first { item(owner, $0).object === guide }
      return kind.map { "\(name).\($0.rawValue)" }
    }
    guard let object else { return nil }
    if object === container { return EquationVocabulary.container }
    return items.firstIndex { $0.view === object }.map { vocabulary.items.names[$0] }
  }
}

extension UIView {
  /// The topmost view above this one.
  fileprivate var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Whether a constraint between this view and another can be activated.
  func isRelated(to other: UIView) -> Bool {
    self === other || superview === other || other.superview === self
      || (superview != nil && superview === other.superview) || root === other.root
  }
}
