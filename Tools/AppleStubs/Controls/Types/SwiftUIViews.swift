import SwiftUI
import UIKit

// A view of SwiftUI is no view of UIKit.
private struct Row: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {}
}

@MainActor private func row() -> some View {
  #if CORRECT
    Text("Birthday").background(Row())
  #else
    Text("Birthday").background(UILabel())  // error: requires that 'UILabel' conform to 'View'
  #endif
}
