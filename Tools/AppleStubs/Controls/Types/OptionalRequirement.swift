import UIKit

// A delegate need not implement an optional requirement.
@MainActor private func endsEditing(_ field: UITextField) -> Bool {
  #if CORRECT
    field.delegate?.textFieldShouldReturn?(field) ?? true
  #else
    field.delegate?.textFieldShouldReturn(field) ?? true  // error: value of optional type
  #endif
}
