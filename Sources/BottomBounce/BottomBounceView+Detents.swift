extension BottomBounceView {
  /// The detent at which the panel rests, or is about to; nil where no sheet is up.
  public var selectedDetent: Detent.Identifier? { current?.detents?.selected }

  /// Moves the panel to another of its detents; nothing happens where the sheet that is up has none of this name.
  ///
  /// A finger that holds the panel loses it. ``Callbacks/didSelectDetent`` is not told, as it is of what the
  /// person does.
  ///
  /// - Parameters:
  ///   - identifier: One of those in ``Configuration/detents``. One that is inactive now is selected as soon as
  ///     it is active.
  ///   - animated: Whether the panel moves there, as it does by default.
  public func selectDetent(_ identifier: Detent.Identifier, animated: Bool = true) {
    current?.detents?.select(identifier, animated: animated)
  }
}
