extension SheetConfiguration {
  /// The appearance of the sheet that asks, without the options that only that sheet has.
  @MainActor var forQuestion: SheetConfiguration {
    let general = SheetConfiguration.default
    return SheetConfiguration {
      $0 = self
      $0.showsCancelButton = true
      $0.showsHeader = true
      $0.isCancellable = true
      $0.asksForContent = true
      $0.confirmsDiscardingChanges = false
      $0.disablesOKWhileUnchanged = false
      $0.presentationPolicy = .stack
      $0.showsGrabber = general.showsGrabber
      $0.detents = [.fits]
      $0.selectedDetent = nil
      $0.largestUndimmedDetent = nil
    }
  }
}
