import UIKit
import ViewBuilding

/// The sheets in a host view, which retain this object.
@MainActor final class HostedSheets {
  private static var all: [ObjectIdentifier: Weak<HostedSheets>] = [:]

  private weak var host: UIView?
  /// The controller that was presented for its sheets; `nil` for a view of the app.
  weak var controller: (any UIViewController & FocusOwner)?
  /// Ends requests with the dismissal of the controller, or at once if it has another sheet.
  var onRemoval: (@MainActor ([PresentationRequest]) -> Void)?
  private var sheets: [Weak<SheetPresenter>] = []
  private var ending: [(request: PresentationRequest, isRemoved: Bool)] = []

  private init(in host: UIView) {
    self.host = host
  }

  static func of(_ host: UIView) -> HostedSheets {
    // A new view may have the address of a released one.
    if let sheets = all[ObjectIdentifier(host)]?.wrappedValue, sheets.host === host {
      return sheets
    }
    all = all.filter { $0.value.wrappedValue?.host != nil }
    let sheets = HostedSheets(in: host)
    all[ObjectIdentifier(host)] = Weak(sheets)
    return sheets
  }

  // MARK: Sheets

  /// Only subviews of the host view, because other code may have removed a sheet; the topmost last.
  var current: [SheetPresenter] {
    guard let host else { return [] }
    return sheets.compacted().filter { $0.view?.superview === host }
  }

  var isEmpty: Bool { current.isEmpty }

  func add(_ sheet: SheetPresenter) {
    remove(sheet)
    sheets.append(Weak(sheet))
  }

  func remove(_ sheet: SheetPresenter) {
    sheets.removeAll { $0.wrappedValue == nil || $0.wrappedValue === sheet }
  }

  func loseDetached() {
    for sheet in sheets.compacted() { sheet.loseIfDetached() }
  }

  func updateCovers() {
    let active = current.filter(\.isActive)
    for sheet in active { sheet.current?.isCovered = sheet !== active.last }
  }

  /// The focus in the sheet below a stacked sheet; otherwise that before the first sheet.
  func focus(forStacked isStacked: Bool, in host: UIView) -> FocusMemory {
    let presentations = current.compactMap(\.latest)
    if isStacked, let below = presentations.last(where: { !$0.isDecided }) {
      return FocusMemory(in: host, over: below.focus)
    }
    return presentations.first?.focus ?? controller?.focus ?? FocusMemory(in: host)
  }

  func sheetWillEnd(_ request: PresentationRequest) {
    ending.append((request, isRemoved: false))
  }

  /// Requests end in the order of their outcomes, although an upper sheet may be removed later.
  func sheetDidEnd(_ request: PresentationRequest) {
    for index in ending.indices where ending[index].request === request {
      ending[index].isRemoved = true
    }
    let removed = ending.prefix { $0.isRemoved }.map(\.request)
    guard !removed.isEmpty else { return }
    ending.removeFirst(removed.count)
    if controller != nil, let onRemoval { return onRemoval(removed) }
    for request in removed { request.end() }
  }
}
