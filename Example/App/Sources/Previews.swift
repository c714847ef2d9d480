import UIKit

#Preview("Profile") {
  EditProfileController()
}

#Preview("Profile, Chinese") {
  EditProfileController(language: "zh-Hans")
}

#Preview("Catalog") {
  CatalogController()
}
