import CivilCalendar
import Foundation
import Testing

@testable import Languages

@Suite("The language in effect")
struct LanguageTests {
    @Test(
        "The first of LC_ALL, LC_MESSAGES and LANG decides; C, POSIX and unknown languages are English",
        arguments: [
            ([:], Language.english), (["LANG": "de_DE.UTF-8"], .german), (["LANG": "C.UTF-8"], .english),
            (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"], .french), (["LANG": "fr", "LC_ALL": "POSIX"], .english),
            (["LANG": "ja_JP.eucJP", "LC_ALL": ""], .japanese), (["LC_ALL": "es-419"], .spanish),
            (["LANG": "sv_SE.UTF-8"], .english), (["LANG": "deutsch"], .english),
        ])
    func environment(variables: [String: String], expected: Language) {
        #expect(Language(in: variables) == expected)
    }

    @Test("Counts choose singular and plural, in French also zero")
    func plurals() {
        func minutes(_ number: Int, _ language: Language) -> String {
            Language.with(language) { localized("\(count: number) minutes") }
        }
        #expect([0, 1, 2].map { minutes($0, .english) } == ["0 minutes", "1 minute", "2 minutes"])
        #expect([0, 1, 2].map { minutes($0, .german) } == ["0 Minuten", "1 Minute", "2 Minuten"])
        #expect([0, 1, 2].map { minutes($0, .french) } == ["0 minute", "1 minute", "2 minutes"])
        #expect([0, 1].map { minutes($0, .japanese) } == ["0分", "1分"])
    }

    @Test("A phrase without a translation stays English, with its values and percent signs")
    func untranslated() {
        Language.with(.german) {
            #expect(localized("No such key: \("a % b") is \(count: 3) %.") == "No such key: a % b is 3 %.")
        }
    }

    @Test("A language bound by a test ends with it")
    func scopes() {
        Language.with(.german) {
            Language.use(.french)
            #expect(Language.current == .french)
        }
        #expect(Language.current == .english)
    }

    @Test("Every language has every key that any other than English has")
    func completeness() {
        let languages = Language.allCases.filter { $0 != .english }
        let all = languages.map { Set(StringTable.of($0).keys) }
        #expect(all.allSatisfy { $0 == all[0] })
    }
}

@Suite("Dates and numbers in words")
struct DateWordsTests {
    private let first = CivilTime(Date(timeIntervalSince1970: 1_793_491_200), in: .gmt)
    private let saturday = CivilTime(Date(timeIntervalSince1970: 1_795_219_200), in: .gmt)

    @Test("A lock screen's date is written as people write it")
    func lockScreen() {
        let texts = Language.allCases.map { DateWords($0).weekdayAndDay(saturday) }
        #expect(
            texts == [
                "Saturday, 21 November", "Samstag, 21. November", "samedi 21 novembre", "sábado, 21 de noviembre",
                "11月21日 土曜日",
            ])
        #expect(DateWords(.french).weekdayAndDay(first) == "dimanche 1er novembre")
    }

    @Test("Weeks name a month once if both ends are in it")
    func weeks() {
        let last = CivilTime(Date(timeIntervalSince1970: 1_796_428_800), in: .gmt)
        #expect(DateWords(.english).days(first, to: saturday) == "1–21 Nov")
        #expect(DateWords(.german).days(saturday, to: last) == "21. Nov.–5. Dez.")
        #expect(DateWords(.japanese).days(saturday, to: last, withYear: true) == "2026年11月21日〜12月5日")
        #expect(DateWords(.french).days(first, to: saturday) == "1er–21 nov.")
    }

    @Test("Short dates are cut as people of each language cut them")
    func shortDates() {
        let dates = [(3, 1), (7, 14), (9, 30), (12, 24)].compactMap { CivilDay(year: 2026, month: $0, day: $1)?.civil }
        let texts = Language.allCases.map { language in dates.map { DateWords(language).day($0) } }
        #expect(
            texts == [
                ["1 Mar", "14 Jul", "30 Sep", "24 Dec"], ["1. März", "14. Juli", "30. Sept.", "24. Dez."],
                ["1er mars", "14 juil.", "30 sept.", "24 déc."], ["1 mar", "14 jul", "30 sept", "24 dic"],
                ["3月1日", "7月14日", "9月30日", "12月24日"],
            ])
        #expect(
            Language.allCases.map { DateWords($0).shortWeekdayAndDay(saturday, withYear: true) } == [
                "Sat 21 Nov 2026", "Sa., 21. Nov. 2026", "sam. 21 nov. 2026", "sáb 21 nov 2026", "2026年11月21日(土)",
            ])
        #expect(
            Language.allCases.map { DateWords($0).month(saturday) } == [
                "Nov 2026", "Nov. 2026", "nov. 2026", "nov 2026", "2026年11月",
            ])
    }

    @Test("A date whose month is cut does not end a sentence with two full stops")
    func fullStops() {
        Language.with(.french) {
            let day = DateWords().day(saturday)
            #expect(localized("Reminded: \(day).") == "Rappel affiché : 21 nov.")
            #expect(localized("Reminded: \("07:00").") == "Rappel affiché : 07:00.")
        }
    }

    @Test(
        "Numbers agree with their nouns",
        arguments: [
            (1, NumberWords.Agreement.feminine, ["one", "eine", "une", "una", "1"]),
            (1, .masculine, ["one", "eine", "un", "un", "1"]),
            (21, .feminine, ["twenty-one", "einundzwanzig", "vingt et une", "veintiuna", "21"]),
            (45, .alone, ["forty-five", "fünfundvierzig", "quarante-cinq", "cuarenta y cinco", "45"]),
            (71, .feminine, ["seventy-one", "einundsiebzig", "soixante et onze", "setenta y una", "71"]),
            (80, .alone, ["eighty", "achtzig", "quatre-vingts", "ochenta", "80"]),
            (99, .alone, ["ninety-nine", "neunundneunzig", "quatre-vingt-dix-neuf", "noventa y nueve", "99"]),
            (120, .alone, ["120", "120", "120", "120", "120"]),
        ])
    func numbers(number: Int, agreement: NumberWords.Agreement, expected: [String]) {
        #expect(Language.allCases.map { NumberWords.text(number, agreement, in: $0) } == expected)
    }

    private func texts(_ language: Language) -> [String] {
        let table = StringTable.of(language)
        return table.keys.compactMap { table.pattern($0, count: nil) }
    }

    @Test("No Spanish or French text says that who sits is a man")
    func gender() {
        #expect(texts(.spanish).filter { $0.lowercased().contains(/\bsentado\b/) } == [])
        #expect(texts(.french).filter { $0.lowercased().contains(/\bassis\b/) } == [])
    }

    @Test("Japanese texts have Japanese punctuation between Japanese letters")
    func japanesePunctuation() {
        let japanese = /[\u{3040}-\u{30FF}\u{4E00}-\u{9FFF}][,.!?:;()\/～][\u{3040}-\u{30FF}\u{4E00}-\u{9FFF}]/
        let end = /[\u{3040}-\u{30FF}\u{4E00}-\u{9FFF}][!?]$/
        #expect(texts(.japanese).count > 500)
        #expect(texts(.japanese).filter { $0.contains(japanese) || $0.contains(end) } == [])
    }
}
