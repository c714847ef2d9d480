import UIKit
import ViewBuilding

/// The sheets in a host view, and the requests that wait until it has none.
///
/// The sheets retain this object, and it retains the waiting requests.
@MainActor final class HostedSheets {
  /// The objects of all host views that have a sheet.
  private static var all: [ObjectIdentifier: Weak<HostedSheets>] = [:]

  private weak var host: UIView?
  /// The controller that was presented for its sheets; `nil` for a view of the app.
  weak var controller: (any UIViewController & FocusOwner)?
  /// Ends requests whose sheets are removed, when the controller is dismissed, or at once if it has
  /// another sheet.
  var onRemoval: (@MainActor ([PresentationRequest]) -> Void)?
  /// The sheets, the topmost last.
  private var sheets: [Weak<SheetPresenter>] = []
  private var requests: [@MainActor () -> Void] = []
  /// The requests that have an outcome and haven't ended, in the order of their outcomes.
  private var ending: [(request: PresentationRequest, isRemoved: Bool)] = []

  private init(in host: UIView) {
    self.host = host
  }

  /// Returns the sheets in a host view.
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

  /// The sheets that are subviews of the host view, the topmost last.
  ///
  /// Other code may have removed one that hasn't ended yet.
  var current: [SheetPresenter] {
    guard let host else { return [] }
    return sheets.compacted().filter { $0.view?.superview === host }
  }

  /// A Boolean value that indicates whether the host view has no sheet.
  var isEmpty: Bool { current.isEmpty }

  /// Adds a sheet as the topmost one.
  func add(_ sheet: SheetPresenter) {
    remove(sheet)
    sheets.append(Weak(sheet))
  }

  func remove(_ sheet: SheetPresenter) {
    sheets.removeAll { $0.wrappedValue == nil || $0.wrappedValue === sheet }
  }

  /// Ends the sheets that aren't in a window.
  func loseDetached() {
    for sheet in sheets.compacted() { sheet.loseIfDetached() }
  }

  /// Returns the focus to restore after a new sheet.
  ///
  /// For a stacked sheet, this is the focus in the sheet below; otherwise, the focus before the
  /// first sheet appeared.
  func focus(forStacked isStacked: Bool, in host: UIView) -> FocusMemory {
    let presentations = current.compactMap(\.latest)
    if isStacked, let below = presentations.last(where: { !$0.isDecided }) {
      return FocusMemory(in: host, over: below.focus)
    }
    return presentations.first?.focus ?? controller?.focus ?? FocusMemory(in: host)
  }

  /// Called before a request gets its outcome.
  func sheetWillEnd(_ request: PresentationRequest) {
    ending.append((request, isRemoved: false))
  }

  /// Ends a request whose sheet is removed; if there is a controller, when that is dismissed.
  ///
  /// Requests end in the order of their outcomes. A sheet whose animation is shorter, or that moves
  /// with the keyboard, may be removed before one above it.
  func sheetDidEnd(_ request: PresentationRequest) {
    for index in ending.indices where ending[index].request === request {
      ending[index].isRemoved = true
    }
    let removed = ending.prefix { $0.isRemoved }.map(\.request)
    guard !removed.isEmpty else { return }
    ending.removeFirst(removed.count)
    if controller != nil, let onRemoval { onRemoval(removed) } else { end(removed) }
  }

  /// Ends requests, and presents the next ones.
  func end(_ requests: [PresentationRequest]) {
    for request in requests {
      request.end()
      presentNext()
    }
  }

  // MARK: Waiting requests

  /// Appends a closure that presents a request, or cancels it.
  ///
  /// The closure retains the request and its sheet.
  func enqueue(_ present: @escaping @MainActor () -> Void) {
    requests.append(present)
  }

  /// Presents waiting requests until the host view has a sheet again.
  private func presentNext() {
    while !requests.isEmpty, isEmpty { requests.removeFirst()() }
  }
}
