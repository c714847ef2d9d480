public import UIKit

extension TestHost {
  /// Taps a visible row of a table.
  public func tapRow(_ path: IndexPath, in table: UITableView) {
    #if os(Linux)
      if let cell = table.cellForRow(at: path) { device.tap(cell) }
    #else
      select(path, in: table)
    #endif
  }
}
