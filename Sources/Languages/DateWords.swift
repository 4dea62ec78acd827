import CivilCalendar

/// Dates in a language, by arithmetic and short tables: Foundation's formatters take milliseconds to start.
package struct DateWords: Sendable {
    private let language: Language

    /// The dates of a language; by default the one in effect.
    package init(_ language: Language = .current) { self.language = language }

    /// `Saturday, 21 November`, `Samstag, 21. November`, `11月21日 土曜日`: as on a lock screen.
    package func weekdayAndDay(_ date: CivilTime) -> String {
        let weekday = table.weekdays[(date.weekday + 6) % 7]
        let month = table.months[date.month - 1]
        return switch language {
        case .english: "\(weekday), \(date.day) \(month)"
        case .german: "\(weekday), \(ordinal(date.day)) \(month)"
        case .french: "\(weekday) \(ordinal(date.day)) \(month)"
        case .spanish: "\(weekday), \(date.day) de \(month)"
        case .japanese: "\(date.month)月\(date.day)日 \(weekday)"
        }
    }

    /// `21 Nov`, `21. Nov.`, `1er nov.`, `11月21日`; with the year `21 Nov 2026`. German and French months that are cut end in a full
    /// stop, as in the formats of the Unicode CLDR.
    package func day(_ date: CivilTime, withYear: Bool = false) -> String {
        let month = table.monthsOfDates[date.month - 1]
        let year = withYear ? " \(date.year)" : ""
        return switch language {
        case .english, .german, .french, .spanish: "\(ordinal(date.day)) \(month)\(year)"
        case .japanese: "\(withYear ? "\(date.year)年" : "")\(date.month)月\(date.day)日"
        }
    }

    /// `21`, `21.`, `1er`: a day before the name of its month.
    private func ordinal(_ day: Int) -> String {
        switch language {
        case .german: "\(day)."
        case .french where day == 1: "1er"
        case .english, .french, .spanish, .japanese: "\(day)"
        }
    }

    /// `Sat 21 Nov`, `Sa., 21. Nov.`, `11月21日(土)`; with the year `Sat 21 Nov 2026`.
    package func shortWeekdayAndDay(_ date: CivilTime, withYear: Bool = false) -> String {
        let weekday = shortWeekday((date.weekday + 6) % 7 + 1)
        let day = day(date, withYear: withYear)
        return switch language {
        case .english, .french, .spanish: "\(weekday) \(day)"
        case .german: "\(weekday)., \(day)"
        case .japanese: "\(day)(\(weekday))"
        }
    }

    /// `Nov 2026`, `nov. 2026`, `2026年11月`.
    package func month(_ date: CivilTime) -> String {
        language == .japanese ? "\(date.year)年\(date.month)月" : "\(table.monthsOfDates[date.month - 1]) \(date.year)"
    }

    /// `2026`, `2026年`.
    package func year(_ year: Int) -> String { language == .japanese ? "\(year)年" : "\(year)" }

    /// `16–22 Nov`, `30 Nov–6 Dec`, `16.–22. Nov.`, `11月16日〜22日`; with the year of the last day.
    package func days(_ first: CivilTime, to last: CivilTime, withYear: Bool = false) -> String {
        let isOneMonth = first.month == last.month
        switch language {
        case .japanese:
            let year = withYear ? "\(last.year)年" : ""
            return year + day(first) + "〜" + (isOneMonth ? "\(last.day)日" : day(last))
        case .english, .german, .french, .spanish:
            return (isOneMonth ? ordinal(first.day) : day(first)) + "–" + day(last, withYear: withYear)
        }
    }

    /// `Nov`: at most four columns, for the heading of a calendar, where there is no room for a full stop.
    package func shortMonth(_ month: Int) -> String { table.shortMonths[month - 1] }

    /// `Sat`, by the number of ISO 8601: 1 is Monday.
    package func shortWeekday(_ weekday: Int) -> String { table.shortWeekdays[weekday - 1] }

    /// `Saturday`, by the number of ISO 8601: 1 is Monday.
    package func weekday(_ weekday: Int) -> String { table.weekdays[weekday - 1] }

    /// `Mon–Fri`, `lun.–ven.`, `月〜金`: days of the week for a list or a table, by the numbers of ISO 8601.
    package func weekdays(_ spans: [ClosedRange<Int>]) -> String {
        let (dash, comma) = language == .japanese ? ("〜", "・") : ("–", ", ")
        let parts = spans.map { span in
            shortWeekday(span.lowerBound) + (span.count > 1 ? dash + shortWeekday(span.upperBound) : "")
        }
        return parts.joined(separator: comma)
    }

    /// `Mon–Fri`, `du lundi au vendredi`, `los martes y los jueves`: days of the week in a sentence, for what is on each of them.
    package func weekdaysInSentence(_ spans: [ClosedRange<Int>]) -> String {
        let parts = spans.map { span in
            let (first, last) = (span.lowerBound, span.upperBound)
            return switch language {
            case .english, .german, .japanese: weekdays([span])
            case .french: first == last ? "le \(weekday(first))" : "du \(weekday(first)) au \(weekday(last))"
            case .spanish: first == last ? "los \(spanishPlural(first))" : "de \(weekday(first)) a \(weekday(last))"
            }
        }
        guard language != .japanese, let last = parts.last, parts.count > 1 else { return parts.joined(separator: "・") }
        let list: Phrase = "\(parts.dropLast().joined(separator: ", ")) and \(last)"
        return list.text(in: language)
    }

    /// `lunes` and `sábados`: only the last two have an ending of their own.
    private func spanishPlural(_ weekday: Int) -> String { self.weekday(weekday) + (weekday > 5 ? "s" : "") }

    /// The names of a language, from Monday and from January on.
    private struct Table {
        let weekdays: [String]
        let shortWeekdays: [String]
        let months: [String]
        let shortMonths: [String]
        /// The months in `21 Nov`; the short ones if that is what people write.
        let monthsOfDates: [String]

        init(
            _ weekdays: String, _ shortWeekdays: String, _ months: String, _ shortMonths: String, inDates: String? = nil
        ) {
            func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
            (self.weekdays, self.shortWeekdays) = (words(weekdays), words(shortWeekdays))
            (self.months, self.shortMonths) = (words(months), words(shortMonths))
            monthsOfDates = words(inDates ?? shortMonths)
        }
    }

    private var table: Table {
        switch language {
        case .english: Self.english
        case .german: Self.german
        case .french: Self.french
        case .spanish: Self.spanish
        case .japanese: Self.japanese
        }
    }

    private static let english = Table(
        "Monday Tuesday Wednesday Thursday Friday Saturday Sunday", "Mon Tue Wed Thu Fri Sat Sun",
        "January February March April May June July August September October November December",
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    private static let german = Table(
        "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag", "Mo Di Mi Do Fr Sa So",
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
        inDates: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.")
    private static let french = Table(
        "lundi mardi mercredi jeudi vendredi samedi dimanche", "lun. mar. mer. jeu. ven. sam. dim.",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "janv févr mars avr mai juin juil août sept oct nov déc",
        inDates: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.")
    private static let spanish = Table(
        "lunes martes miércoles jueves viernes sábado domingo", "lun mar mié jue vie sáb dom",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "ene feb mar abr may jun jul ago sept oct nov dic")
    private static let japanese = Table(
        "月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日", "月 火 水 木 金 土 日",
        "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月", "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月")
}
