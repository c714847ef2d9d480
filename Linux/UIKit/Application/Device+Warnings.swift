extension Device {
  /// Says on the standard error output what UIKit would log: a misuse that is ignored.
  package func warn(_ text: String) {
    warnings.append(text)
    FileHandle.standardError.write(Data("[UIKit] \(text)\n".utf8))
  }
}
