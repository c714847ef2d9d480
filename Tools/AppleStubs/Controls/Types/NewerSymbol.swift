import UIKit

// The package runs on iOS 17.0.
@MainActor private func asksForMonths(_ picker: UIDatePicker) {
  #if CORRECT
    if #available(iOS 17.4, *) { picker.datePickerMode = .yearAndMonth }
  #else
    picker.datePickerMode = .yearAndMonth  // error: only available in iOS 17.4
  #endif
}
