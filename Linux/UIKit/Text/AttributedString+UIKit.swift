extension AttributeScopes {
  /// UIKit's attributes of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of text.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How lines are made and placed.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The key's name.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The key's name.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = NSUnderlineStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// How lines are made and placed.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A paragraph's style.
      public typealias Value = NSParagraphStyle
      /// The key's name.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// Points by which the text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The key's name.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension NSAttributedString {
  /// An attributed string of Swift's kind, with UIKit's attributes and links.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: run.attributes.uiKitValues))
    }
    self.init(attributedString: result)
  }
}

extension AttributeContainer {
  /// UIKit's attributes among these, as an `NSAttributedString` has them.
  package var uiKitValues: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[Scope.FontAttribute.self]
    values[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    values[.kern] = self[Scope.KernAttribute.self]
    values[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    values[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    values[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    values[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return values
  }
}
