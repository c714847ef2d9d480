extension Device {
  /// Which way up the interface is shown: turned against the device.
  package var interfaceOrientation: UIInterfaceOrientation {
    switch orientation {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

}
