import UIKit

// The content of a preview is type-checked.
#Preview("Label") {
  let label = UILabel()
  #if CORRECT
    label.text = "Label"
  #else
    label.title = "Label"  // error: value of type 'UILabel' has no member 'title'
  #endif
  return label
}
