import SwiftUI
import UIKit

// A SwiftUI view isn't a UIKit view.
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
