/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface lies on top of another.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// How strong contrasts are to be.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the window looks active.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The direction in which lines of the interface run.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The pixels a point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// 0, which stands for unspecified.
  public static var defaultValue: CGFloat { 0 }
}

/// How much room there is from left to right.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The text size that the person has chosen.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// Whether text is to be bold.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
