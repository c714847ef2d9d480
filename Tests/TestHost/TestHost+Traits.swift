public import UIKit

extension TestHost {
  /// Changes traits of the controller as a setting of the user does, and waits for the layout.
  ///
  /// The controller's view and its sheets inherit the traits.
  public func changeTraits(_ change: (inout UITraitOverrides) -> Void) async {
    change(&controller.traitOverrides)
    await settle()
  }

  /// Gives the controller the size classes of an iPad, so that a panel of 300 points is a card.
  public func allowCards() async {
    await changeTraits {
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .regular
    }
  }
}
