extension Device {
  /// A Boolean value that indicates whether views with an ambiguous layout are reported when they
  /// are first shown.
  ///
  /// Release builds don't report them.
  package var warnsAboutAmbiguousLayouts: Bool {
    get { tree.didLayOut != nil }
    set {
      #if DEBUG
        tree.didLayOut = newValue ? { [unowned self] in warnAboutAmbiguousLayouts() } : nil
      #endif
    }
  }

  private func warnAboutAmbiguousLayouts() {
    MainActor.assumeIsolated {
      for scene in scenes {
        for window in scene.storedWindows { window.layoutEngine?.warnAboutAmbiguity() }
      }
    }
  }

  /// Prints a warning to standard error, as UIKit logs misuse that it ignores.
  package func warn(_ text: String) {
    warnings.append(text)
    FileHandle.standardError.write(Data("[UIKit] \(text)\n".utf8))
  }
}
