public import UIKit

extension TestHost {
  /// Changes traits of the controller as a setting of the user does, and waits for the layout.
  ///
  /// The controller's view and its sheets inherit the traits.
  public func changeTraits(_ change: (inout UITraitOverrides) -> Void) async {
    change(&controller.traitOverrides)
    await settle()
  }
}
