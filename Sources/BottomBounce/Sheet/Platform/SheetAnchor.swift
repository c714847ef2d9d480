// SwiftUI exists only on Apple's platforms. On Linux this file is only type-checked.
#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  struct SheetAnchor<Presented, Item, Content: SheetContent>: UIViewRepresentable {
    /// SwiftUI updates the view when the bindings change, because they are its properties.
    @Binding var presented: Presented
    @Binding var selectedDetent: SheetDetent.Identifier?
    let values: SheetModifierValues<Item, Content>

    func makeCoordinator() -> SheetBindingCoordinator<Item, Content> {
      SheetBindingCoordinator(values)
    }

    func makeUIView(context: Context) -> SheetAnchorView {
      let view = SheetAnchorView()
      view.onMove = { [weak coordinator = context.coordinator] in
        coordinator?.anchorDidMoveToWindow()
      }
      return view
    }

    func updateUIView(_ view: SheetAnchorView, context: Context) {
      context.coordinator.update(
        values, environment: SheetEnvironment(context.environment), anchor: view)
    }

    static func dismantleUIView(
      _ view: SheetAnchorView, coordinator: SheetBindingCoordinator<Item, Content>
    ) {
      coordinator.dismantle()
    }
  }

  extension SheetEnvironment {
    init(_ values: EnvironmentValues) {
      self.init(
        userInterfaceStyle: UIUserInterfaceStyle(values.colorScheme),
        layoutDirection: UITraitEnvironmentLayoutDirection(values.layoutDirection),
        contentSizeCategory: UIContentSizeCategory(values.dynamicTypeSize), locale: values.locale,
        calendar: values.calendar, timeZone: values.timeZone, isEnabled: values.isEnabled)
    }
  }
#endif
