import Testing

@testable import CellUI

@Suite struct LocaleTests {
    /// 9 May 2026, 06:13:20 UTC.
    private let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func text<V: View>(_ view: V, in locale: String) -> String {
        render(view.environment(\.locale, Locale(identifier: locale)), 40, 1, at: date).frame.text
    }

    private func sentence<V: View>(_ view: V, in locale: String) -> String {
        render(view.environment(\.locale, Locale(identifier: locale)), 40, 1, at: date).reading.sentence
    }

    @Test(
        "The clock of the lock screen has as many digits as a phone's of the locale, without AM and PM",
        arguments: [
            ("en_US_POSIX", "6:13"), ("en_US", "6:13"), ("de", "06:13"), ("en_GB", "06:13"), ("ja", "6:13"),
        ])
    func lockScreenClock(identifier: String, clock: String) {
        var environment = EnvironmentValues()
        (environment.now, environment.locale) = (date, Locale(identifier: identifier))
        #expect(environment.lockScreenClock == clock)
    }

    @Test func datesAndTimesOfDayFollowTheLocale() {
        let (time, day) = (Text(date, style: .time), Text(date, style: .date))
        #expect(text(time, in: "de_DE") == "06:13")
        #expect(text(time, in: "fr_FR") == "06:13")
        #expect(text(time, in: "ja_JP") == "6:13")
        #expect(text(time, in: "en_US").hasPrefix("6:13") && text(time, in: "en_US").hasSuffix("AM"))
        #expect(text(time, in: "ar_EG").hasPrefix("٦:١٣"))
        #expect(text(day, in: "en_US") == "May 9, 2026")
        #expect(text(day, in: "de_DE") == "9. Mai 2026")
        #expect(text(Text(date...date + 7200), in: "de_DE").contains("8:13"))
    }

    @Test func withoutALocaleTextsAreTheSameOnEveryMachine() {
        #expect(EnvironmentValues().locale.identifier == "en_US_POSIX")
        #expect(text(Text(date, style: .time), in: "en_US_POSIX") == "6:13")
        #expect(text(Text(date, style: .date), in: "en_US_POSIX") == "9 May 2026")
        #expect(text(Text(12345.5, format: .number), in: "en_US_POSIX") == "12,345.5")
        #expect(text(Text(date, format: .dateTime.hour().minute()), in: "en_US_POSIX").hasPrefix("6:13"))
        #expect(text(Text(.currentDate, format: .dateTime.hour().minute()), in: "en_US_POSIX").hasPrefix("6:13"))
    }

    @Test func clocksAndDurationsFollowTheLocale() {
        let timer = Text(timerInterval: date - 3723...date + 10, countsDown: false)
        #expect(text(timer, in: "ar_EG") == "١:٠٢:٠٣")
        #expect(text(timer, in: "fi_FI") == "1.02.03")
        #expect(text(timer, in: "de_DE") == "1:02:03")
        let minutes = Text(timerInterval: date - 3723...date + 10, countsDown: false, showsHours: false)
        #expect(text(minutes, in: "ar_EG") == "٦٢:٠٣")
        #expect(text(Text(date - 8580, style: .relative), in: "de_DE") == "2 Std., 23 Min.")
        #expect(text(Text(date - 10_799, style: .offset), in: "de_DE") == "+2 Stunden")
        #expect(text(Text(date + 10_800, style: .offset), in: "de_DE") == "-3 Stunden")
    }

    @Test func formatsFollowTheLocaleUnlessTheyHaveTheirOwn() {
        #expect(text(Text(1234.5, format: .number), in: "de_DE") == "1.234,5")
        #expect(text(Text("at \(0.62, format: .percent)"), in: "de_DE").hasPrefix("at 62"))
        #expect(text(Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR"))), in: "de_DE").hasSuffix("234,5"))
        #expect(text(Text(date, format: .dateTime.month(.wide)), in: "de_DE") == "Mai")
        #expect(text(Text(.currentDate, format: .dateTime.month(.wide)), in: "fr_FR") == "mai")
    }

    @Test func percentagesAreSpokenInTheLocale() {
        let bar = ProgressView(value: 0.62)
        #expect(sentence(bar, in: "en_US_POSIX") == "62 percent")
        #expect(sentence(bar, in: "de_DE").hasPrefix("62") && sentence(bar, in: "de_DE").hasSuffix("%"))
    }

    @Test func capitalsFollowTheLocale() {
        #expect(text(Text("istanbul").textCase(.uppercase), in: "tr_TR") == "İSTANBUL")
        #expect(text(Text("istanbul").textCase(.uppercase), in: "en_US") == "ISTANBUL")
    }

    @Test func theDefaultCalendarIsGregorian() {
        let day = Text(date, style: .date)
        #expect(text(day, in: "th_TH").contains("2026"))
        #expect(
            text(day.environment(\.calendar, Calendar(identifier: .buddhist)), in: "th_TH").contains("2569"))
    }

    @Test(arguments: ["ar_EG", "de_DE", "ja_JP", "fi_FI"]) func everyTextIsCurrentUntilItsNextChange(locale: String) {
        let texts = [
            Text(timerInterval: date - 3590...date + 4000.25, countsDown: false), Text(date + 17.3, style: .timer),
            Text(date - 86_000.1, style: .relative), Text(date - 1.7, style: .offset),
        ]
        for text in texts {
            expectExactExpiry(
                text.environment(\.locale, Locale(identifier: locale)), 30, 1, from: date, limit: 15)
        }
    }

    @Test func aClockIsFollowedInItsLocale() {
        let clock = Text(timerInterval: date...date + 90, countsDown: false)
            .environment(\.locale, Locale(identifier: "ar_EG"))
        var picture = render(clock, 20, 1, at: date)
        for seconds in 1...5 { picture.advance(to: date + Double(seconds)) }
        #expect(picture.frame.text == "٠:٠٥")
    }
}
