/// The plural category of a number. Source: Unicode CLDR 46, "Language Plural Rules".
public enum PluralCategory {
    /// The name of a number's category in a language: `zero`, `one`, `two`, `few`, `many` or `other`. Languages that are not listed
    /// have `one` for 1 and `other` for all else.
    public static func name(of number: Double, in language: String) -> String {
        let isWhole = number.rounded() == number && abs(number) < 1e15
        let whole = isWhole ? abs(Int(number)) : -1
        let (ones, hundreds) = (whole % 10, whole % 100)
        switch language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? language {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my": return "other"
        case "fr" where abs(number) < 2, "hi" where abs(number) <= 1, "fa" where abs(number) <= 1: return "one"
        case "pt" where language != "pt-PT" && abs(number) < 2: return "one"
        case "ru", "uk", "be", "sr", "hr", "bs":
            guard isWhole else { return "other" }
            if ones == 1, hundreds != 11 { return "one" }
            if (2...4).contains(ones), !(12...14).contains(hundreds) { return "few" }
            return ["sr", "hr", "bs"].contains(language.prefix(2)) ? "other" : "many"
        case "pl":
            guard isWhole else { return "other" }
            if whole == 1 { return "one" }
            return (2...4).contains(ones) && !(12...14).contains(hundreds) ? "few" : "many"
        case "cs", "sk":
            guard isWhole else { return "many" }
            return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
        case "lt":
            guard isWhole else { return "many" }
            if (11...19).contains(hundreds) || ones == 0 { return "other" }
            return ones == 1 ? "one" : "few"
        case "ro":
            if whole == 1 { return "one" }
            return !isWhole || whole == 0 || (1...19).contains(hundreds) ? "few" : "other"
        case "sl":
            guard isWhole else { return "few" }
            return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
        case "he": return whole == 1 ? "one" : whole == 2 ? "two" : "other"
        case "ar":
            guard isWhole else { return "other" }
            switch whole {
            case 0: return "zero"
            case 1: return "one"
            case 2: return "two"
            default: return (3...10).contains(hundreds) ? "few" : (11...99).contains(hundreds) ? "many" : "other"
            }
        default: return number == 1 ? "one" : "other"
        }
    }
}
