/// What a text stands for, so that the system can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The type's name, as HTML's `autocomplete` has it.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organisation.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number, on as many lines as it takes.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is yet to be chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code from a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date and time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a day of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a day of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a day of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}
