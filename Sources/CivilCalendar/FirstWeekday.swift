/// The day on which weeks begin by a locale, as CLDR 47 has it (`supplementalData.xml`, `weekData`), in ISO 8601's numbers.
///
/// A table, because Foundation knows it only with ICU's data, which a statically linked program does not have: there every locale's
/// week begins on Monday.
package enum FirstWeekday {
    /// Monday, where weeks begin in ISO 8601 and in most regions.
    package static let standard = 1

    /// The day by the locale of dates, as POSIX determines it: the first of `LC_ALL`, `LC_TIME` and `LANG` that is set and not
    /// empty. Monday without one.
    package static func of(environment: [String: String]) -> Int {
        let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return name.map(of(locale:)) ?? standard
    }

    /// The day by a locale's name: Sunday for `ja_JP.UTF-8` and `en-US`, Saturday for `ar_EG`; by the usual region of the language
    /// where no region is given. Monday for `C`, `POSIX` and whatever is unknown.
    package static func of(locale: String) -> Int {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }
        guard let language = parts.first?.lowercased() else { return standard }
        let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isLetter) }
        return region.map { day(of: $0.uppercased(), in: regions) } ?? day(of: language, in: languages)
    }

    private static func day(of name: String, in table: KeyValuePairs<Int, String>) -> Int {
        table.first { $0.value.split(separator: " ").contains { $0 == name } }?.key ?? standard
    }

    private static let regions: KeyValuePairs = [
        7: """
        AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH \
        PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
        """,
        6: "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY",
        5: "MV",
    ]

    /// The languages whose usual region is one of those.
    private static let languages: KeyValuePairs = [
        7: """
        af am as bn dz en gu he hi id in is iw ja jv km kn ko lo ml mr mt my ne nr or pa pt sm sn ss ta te th ti tn ts \
        ur ve xh zu
        """,
        6: "ar ckb fa ps",
        5: "dv",
    ]
}
