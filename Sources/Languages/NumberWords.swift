/// Whole numbers as people say them: `twelve`, `einundzwanzig`, `vingt et une`. From a hundred on, and in Japanese, they are digits.
package enum NumberWords {
    /// How a number agrees with the noun after it.
    package enum Agreement: Sendable {
        /// With a feminine noun or, in English, any: German and French minutes, hours and seconds, Spanish hours.
        case feminine
        /// With a masculine noun: Spanish minutes and seconds.
        case masculine
        /// It stands alone: `eight to go`.
        case alone
    }

    /// A number of at least zero in a language; by default the one in effect.
    package static func text(_ number: Int, _ agreement: Agreement, in language: Language = .current) -> String {
        guard (0..<100).contains(number) else { return String(number) }
        return switch language {
        case .english: english(number)
        case .german: german(number, agreement)
        case .french: french(number, agreement)
        case .spanish: spanish(number, agreement)
        case .japanese: String(number)
        }
    }

    private static func english(_ number: Int) -> String {
        let small = words(
            "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
                + "seventeen eighteen nineteen")
        guard number >= 20 else { return small[number] }
        let tens = words("twenty thirty forty fifty sixty seventy eighty ninety")[number / 10 - 2]
        return number % 10 == 0 ? tens : "\(tens)-\(small[number % 10])"
    }

    private static func german(_ number: Int, _ agreement: Agreement) -> String {
        if number == 1 { return agreement == .alone ? "eins" : "eine" }
        let small = words(
            "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn "
                + "siebzehn achtzehn neunzehn")
        guard number >= 20 else { return small[number] }
        let tens = words("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig")[number / 10 - 2]
        return number % 10 == 0 ? tens : "\(small[number % 10])und\(tens)"
    }

    private static func french(_ number: Int, _ agreement: Agreement) -> String {
        let one = agreement == .masculine ? "un" : "une"
        let small = words(
            "zéro \(one) deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept "
                + "dix-huit dix-neuf")
        guard number >= 20 else { return small[number] }
        let tens = words("vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt")[number / 10 - 2]
        // Seventy and ninety count on to nineteen.
        let rest = number % 10 + (number / 10 == 7 || number / 10 == 9 ? 10 : 0)
        switch rest {
        case 0: return number == 80 ? "quatre-vingts" : tens
        case 1 where number < 80, 11 where number < 80: return "\(tens) et \(small[rest])"
        default: return "\(tens)-\(small[rest])"
        }
    }

    private static func spanish(_ number: Int, _ agreement: Agreement) -> String {
        let isFeminine = agreement == .feminine
        if number == 1 { return isFeminine ? "una" : agreement == .masculine ? "un" : "uno" }
        if number == 21 { return isFeminine ? "veintiuna" : agreement == .masculine ? "veintiún" : "veintiuno" }
        let small = words(
            "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis "
                + "diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco "
                + "veintiséis veintisiete veintiocho veintinueve")
        guard number >= 30 else { return small[number] }
        let tens = words("treinta cuarenta cincuenta sesenta setenta ochenta noventa")[number / 10 - 3]
        return number % 10 == 0 ? tens : "\(tens) y \(spanish(number % 10, agreement))"
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
