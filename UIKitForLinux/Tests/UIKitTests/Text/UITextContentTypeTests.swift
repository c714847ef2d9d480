import Testing
import UIKit

@Suite struct UITextContentTypeTests {
  private static let all: [UITextContentType] = [
    .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
    .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
    .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode,
    .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username, .password,
    .newPassword, .oneTimeCode, .shipmentTrackingNumber, .flightNumber, .dateTime, .birthdate,
    .birthdateDay, .birthdateMonth, .birthdateYear, .creditCardSecurityCode, .creditCardName,
    .creditCardGivenName, .creditCardMiddleName, .creditCardFamilyName, .creditCardExpiration,
    .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardType, .cellularEID,
    .cellularIMEI, .cellularIMEI1, .cellularIMEI2, .cellularNAL,
  ]

  @Test func `the types are different`() {
    #expect(Set(Self.all).count == 48)
  }

  @Test(arguments: [
    (UITextContentType.oneTimeCode, "one-time-code"), (.telephoneNumber, "tel"),
    (.birthdate, "bday"), (.creditCardNumber, "cc-number"), (.postalCode, "postal-code"),
  ])
  func `many types have the names of fields in HTML`(type: UITextContentType, name: String) {
    #expect(UITextContentType(rawValue: name) == type)
  }
}
