/// The keyboards of languages with Latin letters.
extension KeyboardLanguage {
  static let german: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.setLetters(["qwertzuiopü", "asdfghjklöä", "yxcvbnm"])
    language.setCurrency("€")
    language.setLabels(
      space: "Leerzeichen", newLine: "Return", go: "Öffnen", search: "Suchen", join: "Verbinden",
      next: "Weiter", route: "Route", send: "Senden", done: "Fertig", emergencyCall: "Notruf",
      continue: "Fortfahren")
    return language
  }()

  static let french: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.setLetters(["azertyuiop", "qsdfghjklm", "wxcvbn´"])
    language.joins = { letter, accent in
      let accented = "\(letter)\u{301}".precomposedStringWithCanonicalMapping
      return accent == "´" && accented.unicodeScalars.count == 1 ? accented : nil
    }
    language.setCurrency("€")
    language.setLabels(
      space: "espace", newLine: "retour", go: "accéder", search: "rechercher", join: "rejoindre",
      next: "suivant", route: "itinéraire", send: "envoyer", done: "terminé",
      emergencyCall: "urgences", continue: "continuer")
    return language
  }()

  static let spanish: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.setLetters(["qwertyuiop", "asdfghjklñ", "zxcvbnm"])
    language.setCurrency("€")
    language.setLabels(
      space: "espacio", newLine: "intro", go: "ir", search: "buscar", join: "unirse",
      next: "siguiente", route: "ruta", send: "enviar", done: "listo",
      emergencyCall: "emergencia", continue: "continuar")
    return language
  }()

  static let portuguese: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.setLabels(
      space: "espaço", newLine: "retorno", go: "ir", search: "buscar", join: "conectar",
      next: "seguinte", route: "rota", send: "enviar", done: "OK", emergencyCall: "emergência",
      continue: "continuar")
    return language
  }()

  static let italian: KeyboardLanguage = {
    var language = KeyboardLanguage()
    language.setCurrency("€")
    language.setLabels(
      space: "spazio", newLine: "invio", go: "vai", search: "cerca", join: "accedi",
      next: "avanti", route: "percorso", send: "invia", done: "fine",
      emergencyCall: "emergenza", continue: "continua")
    return language
  }()
}
