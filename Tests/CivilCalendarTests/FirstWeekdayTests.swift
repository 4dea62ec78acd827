import Testing

@testable import CivilCalendar

struct FirstWeekdayTests {
    @Test(
        "A locale's week begins where CLDR says so, by its region or by its language's usual region",
        arguments: [
            ("en_US.UTF-8", 7), ("ja_JP.UTF-8", 7), ("pt_BR", 7), ("he_IL", 7), ("en-CA", 7), ("zh_Hant_TW", 7),
            ("ar_SA", 7),
            ("ar_EG.UTF-8", 6), ("fa_IR", 6), ("ar", 6), ("dv_MV", 5), ("en", 7), ("ja", 7), ("pt", 7),
            ("de_DE.UTF-8", 1), ("fr_FR@euro", 1), ("en_GB", 1), ("es_ES", 1), ("ar_AE", 1), ("de", 1),
            ("C.UTF-8", 1), ("POSIX", 1), ("C", 1), ("", 1), ("_", 1), ("xx_YY", 1),
        ])
    func locales(_ locale: String, day: Int) {
        #expect(FirstWeekday.of(locale: locale) == day)
    }

    @Test("LC_ALL comes before LC_TIME, and that before LANG; empty ones do not count")
    func environment() {
        #expect(FirstWeekday.of(environment: ["LANG": "ja_JP.UTF-8"]) == 7)
        #expect(FirstWeekday.of(environment: ["LANG": "ja_JP.UTF-8", "LC_TIME": "de_DE"]) == 1)
        #expect(FirstWeekday.of(environment: ["LANG": "de_DE", "LC_TIME": "de_DE", "LC_ALL": "ar_EG"]) == 6)
        #expect(FirstWeekday.of(environment: ["LANG": "en_US", "LC_ALL": "", "LC_TIME": ""]) == 7)
        #expect(FirstWeekday.of(environment: [:]) == 1)
    }
}
