import Foundation

/// Writes dates with words for near days: `Today at 9:41 AM`. The source pass writes this name for `DateFormatter` in files that set
/// `doesRelativeDateFormatting`, which the Foundation of other platforms than Apple's does not follow.
open class GuestDateFormatter: DateFormatter, @unchecked Sendable {
    private var isRelative = false

    open override var doesRelativeDateFormatting: Bool {
        get { isRelative }
        set { isRelative = newValue }
    }

    open override func string(from date: Date) -> String {
        let whole = super.string(from: date)
        guard isRelative, dateStyle != .none, let word = word(for: date) else { return whole }
        let dateAlone = DateFormatter()
        (dateAlone.locale, dateAlone.timeZone, dateAlone.calendar) = (locale, timeZone, calendar)
        (dateAlone.dateStyle, dateAlone.timeStyle) = (dateStyle, .none)
        return whole.replacingOccurrences(of: dateAlone.string(from: date), with: word)
    }

    /// `Yesterday`, `Today` or `Tomorrow`; `nil` for another day, or where the language's word is not known.
    private func word(for date: Date) -> String? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
        let word: String?
        switch calendar.dateComponents([.day], from: today, to: day).day {
        case 0: word = locale.language.languageCode.flatMap { Self.today[$0.identifier] }
        case let days? where abs(days) == 1:
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: day, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar,
                capitalizationContext: .unknown)
            word = style.format(today)
        default: word = nil
        }
        return word.map { $0.prefix(1).uppercased(with: locale) + $0.dropFirst() }
    }

    /// CLDR's words for this day. Its other days are those of the relative format.
    private static let today = [
        "cs": "dnes", "da": "i dag", "de": "heute", "en": "today", "es": "hoy", "fi": "tänään", "fr": "aujourd’hui",
        "it": "oggi",
        "ja": "今日", "ko": "오늘", "nb": "i dag", "nl": "vandaag", "pl": "dzisiaj", "pt": "hoje", "ru": "сегодня",
        "sv": "i dag",
        "tr": "bugün", "uk": "сьогодні", "zh": "今天",
    ]
}
