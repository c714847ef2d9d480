import Testing
import UIKit
import UIKitSimulator

private struct Theme: UITraitDefinition {
  static let defaultValue = 0
}

/// A value that counts how often such values are compared.
private struct Counted: Equatable {
  var value = 0
  // Only tests on the main actor compare such values.
  nonisolated(unsafe) static var comparisons = 0

  static func == (a: Counted, b: Counted) -> Bool {
    comparisons += 1
    return a.value == b.value
  }
}

private struct Ink: UITraitDefinition {
  static let defaultValue = Counted()
}

private struct Margin: UITraitDefinition {
  static let defaultValue = Counted()
}

private struct Grid: UITraitDefinition {
  static let defaultValue = Counted()
}

private struct Paper: UITraitDefinition {
  static let defaultValue = UIUserInterfaceStyle.light
  static let affectsColorAppearance = true
}

@MainActor @Suite(.ownDevice) struct UITraitCollectionTests {
  @Test func `an unspecified trait has its default value`() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits[Theme.self] == 0)
  }

  @Test func `collections are equal if their values are`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
    }
    #expect(
      traits == UITraitCollection(displayScale: 2).modifyingTraits { $0.userInterfaceStyle = .dark }
    )
    #expect(traits != UITraitCollection(displayScale: 2))
    #expect(traits.replacing(Theme.self, value: 3)[Theme.self] == 3)
  }

  @Test func `changes lists changed traits, and defaults equal missing values`() {
    let old = UITraitCollection(userInterfaceStyle: .light)
    let new = old.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0[Theme.self] = 0
    }
    let changed = new.changedTraits(from: old).map { ObjectIdentifier($0) }
    #expect(changed == [ObjectIdentifier(UITraitUserInterfaceStyle.self)])
  }

  @Test func `changes are listed in the order in which the traits were set`() {
    let mutations: [UITraitMutations] = [
      { $0.userInterfaceStyle = .dark }, { $0.displayScale = 2 }, { $0[Theme.self] = 1 },
      { $0.legibilityWeight = .bold }, { $0.layoutDirection = .rightToLeft },
      { $0.horizontalSizeClass = .regular }, { $0[Grid.self].value = 1 },
    ]
    let traits: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, Theme.self,
      UITraitLegibilityWeight.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      Grid.self,
    ]
    for rotation in mutations.indices {
      let order = mutations.indices.map { ($0 + rotation) % mutations.count }
      let collection = UITraitCollection { for index in order { mutations[index](&$0) } }
      let names = order.map { traits[$0].name }
      #expect(collection.changedTraits(from: nil).map { $0.name } == names)
      #expect(UITraitCollection().changedTraits(from: collection).map { $0.name } == names)
    }
  }

  @Test func `comparison stops at the first difference, in the order in which values were set`() {
    let mutations: [UITraitMutations] = [
      { $0[Ink.self].value = 1 }, { $0[Margin.self].value = 1 }, { $0[Grid.self].value = 1 },
    ]
    let changes: [UITraitMutations] = [
      { $0[Ink.self].value = 2 }, { $0[Margin.self].value = 2 }, { $0[Grid.self].value = 2 },
    ]
    for rotation in mutations.indices {
      let order = mutations.indices.map { ($0 + rotation) % mutations.count }
      let collection = UITraitCollection { for index in order { mutations[index](&$0) } }
      for (place, index) in order.enumerated() {
        let other = collection.modifyingTraits(changes[index])
        Counted.comparisons = 0
        #expect(collection != other)
        #expect(Counted.comparisons == place + 1)
      }
    }
  }

  @Test func `only some traits affect the appearance of colors`() {
    let base = UITraitCollection.deviceDefaults
    func differs(_ mutations: UITraitMutations) -> Bool {
      base.modifyingTraits(mutations).hasDifferentColorAppearance(comparedTo: base)
    }
    #expect(differs { $0.userInterfaceStyle = .dark })
    #expect(differs { $0.accessibilityContrast = .high })
    #expect(differs { $0.userInterfaceLevel = .elevated })
    #expect(differs { $0[Paper.self] = .dark })
    #expect(!differs { $0.preferredContentSizeCategory = .small })
    #expect(!differs { $0[Theme.self] = 1 })
  }

  @Test func `performAsCurrent sets the current traits in a closure`() {
    _ = Simulator()
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a view's override applies to it and its subviews`() {
    let device = Simulator()
    let (outer, inner, sibling) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    device.window.addSubview(outer)
    device.window.addSubview(sibling)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides[Theme.self] = 7
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection[Theme.self] == 7)
    #expect(sibling.traitCollection.userInterfaceStyle == .light)
    #expect(outer.traitOverrides.contains(Theme.self))
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection[Theme.self] == 7)
  }

  @Test func `a view inherits the traits of its new superview`() {
    let device = Simulator()
    let (parent, child) = (UIView(), UIView())
    parent.overrideUserInterfaceStyle = .dark
    device.window.addSubview(parent)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    parent.addSubview(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test
  func `a view controller's override applies to its view, whose own override takes precedence`() {
    let device = Simulator()
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    device.window.rootViewController = controller
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    controller.view.overrideUserInterfaceStyle = .light
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a registration is called once per change, before layout, with the previous traits`() {
    final class Recorder: UIView {
      var log: [String] = []
      override func layoutSubviews() { log.append("layout \(traitCollection.userInterfaceStyle)") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.append("didChange")
      }
    }
    let device = Simulator()
    let view = Recorder()
    device.window.addSubview(view)
    device.system.commit()
    view.log = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Recorder, previous: UITraitCollection) in
      view.log.append("from \(previous.userInterfaceStyle)")
    }
    device.window.overrideUserInterfaceStyle = .dark
    device.window.traitOverrides.displayScale = 1
    #expect(view.log == [])
    device.system.commit()
    #expect(view.log == ["from light", "didChange", "layout dark"])
    device.system.commit()
    #expect(view.log.count == 3)
  }

  @Test func `a reverted change isn't notified`() {
    let device = Simulator()
    let view = UIView()
    device.window.addSubview(view)
    device.system.commit()
    var count = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in count += 1 }
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .unspecified
    device.system.commit()
    #expect(count == 0)
  }

  @Test func `registrations are called only for their traits, until they are removed`() {
    let device = Simulator()
    let view = UIView()
    device.window.addSubview(view)
    var (theme, style) = (0, 0)
    let registration = view.registerForTraitChanges([Theme.self]) { (_: UIView, _) in theme += 1 }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in style += 1 }
    view.traitOverrides[Theme.self] = 1
    view.updateTraitsIfNeeded()
    #expect((theme, style) == (1, 0))
    view.unregisterForTraitChanges(registration)
    view.traitOverrides[Theme.self] = 2
    device.system.commit()
    #expect((theme, style) == (1, 0))
  }

  @Test func `the device's traits are inherited by the scene, view controllers, and views`() {
    let device = Simulator()
    let controller = UIViewController()
    device.window.rootViewController = controller
    device.system.commit()
    var heard: [String] = []
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self]
    device.system.scene.registerForTraitChanges(traits) { (_: UIWindowScene, _) in
      heard.append("scene")
    }
    controller.registerForTraitChanges(traits) { (_: UIViewController, _) in
      heard.append("controller")
    }
    controller.view.registerForTraitChanges(traits) { (_: UIView, _) in heard.append("view") }
    device.system.traits = device.system.traits.modifyingTraits {
      $0.preferredContentSizeCategory = .extraLarge
    }
    device.system.commit()
    #expect(heard == ["scene", "controller", "view"])
    #expect(UITraitCollection.current.preferredContentSizeCategory == .extraLarge)
  }

  @Test func `a dynamic background color follows the appearance`() {
    let device = Simulator()
    let view = UIView()
    view.backgroundColor = .systemBackground
    device.window.addSubview(view)
    #expect(view.layer.backgroundColor?.rgba.red == 1)
    device.window.overrideUserInterfaceStyle = .dark
    device.system.commit()
    #expect(view.layer.backgroundColor?.rgba.red == 0)
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func `a view without an override shares its superview's collection object`() {
    let device = Simulator()
    let view = UIView()
    device.window.addSubview(view)
    #expect(view.traitCollection === device.window.traitCollection)
  }

  @Test func `content size categories are ordered`() {
    #expect(UIContentSizeCategory.small < .medium)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!(UIContentSizeCategory.unspecified < .large))
  }
}
