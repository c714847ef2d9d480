import UIKit
import ViewBuilding

@MainActor final class TurningWheels {
  private(set) var isTurning = false
  private let onChange: @MainActor () -> Void
  private var observer: WheelTurnObserver?

  init(in view: UIView, onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    observer = WheelTurnObserver(of: view) { [weak self, weak view] _ in
      if let view { self?.begin(in: view) }
    }
  }

  private func begin(in view: UIView) {
    guard !isTurning, PickerSettling.hasPicker(in: view) else { return }
    isTurning = true
    onChange()
    PendingWork.task("wheel that the user has let go of") { [weak self] _ in
      await PickerSettling(of: view).wait()
      self?.isTurning = false
      self?.onChange()
    }
  }
}
