/// Lengths of time in a language, in whole seconds.
package enum LengthWords {
    /// A unit of time.
    private enum Unit { case hour, minute, second }

    /// `1 h 30 min`, `45 s`, `1時間30分`: in running text.
    package static func brief(hours: Int, minutes: Int, seconds: Int) -> String {
        let isJapanese = Language.current == .japanese
        return joined(hours, minutes, seconds, by: isJapanese ? "" : " ") { number, unit in
            switch unit {
            case .hour: isJapanese ? "\(number)時間" : "\(number) h"
            case .minute: isJapanese ? "\(number)分" : "\(number) min"
            case .second: isJapanese ? "\(number)秒" : "\(number) s"
            }
        }
    }

    /// `12 minutes 34 seconds`, `1 hour`: for a screen reader.
    package static func spoken(hours: Int, minutes: Int, seconds: Int) -> String {
        joined(hours, minutes, seconds, by: Language.current.gap) { number, unit in
            switch unit {
            case .hour: localized("\(count: number) hours")
            case .minute: localized("\(count: number) minutes")
            case .second: localized("\(count: number) seconds")
            }
        }
    }

    /// `one hour and twelve minutes`, `einundzwanzig Minuten`: as people say it. Japanese has digits.
    package static func inWords(hours: Int, minutes: Int, seconds: Int) -> String {
        let language = Language.current
        let agreement: NumberWords.Agreement = language == .spanish ? .masculine : .feminine
        let gap = language == .japanese ? "" : " " + localized("and", "lengths") + " "
        return joined(hours, minutes, seconds, by: gap) { number, unit in
            switch unit {
            case .hour: localized("\(count: number, as: NumberWords.text(number, .feminine)) hours")
            case .minute: localized("\(count: number, as: NumberWords.text(number, agreement)) minutes")
            case .second: localized("\(count: number, as: NumberWords.text(number, agreement)) seconds")
            }
        }
    }

    private static func joined(
        _ hours: Int, _ minutes: Int, _ seconds: Int, by gap: String, _ word: (Int, Unit) -> String
    ) -> String {
        let words = [(hours, Unit.hour), (minutes, .minute), (seconds, .second)].filter { $0.0 > 0 }.map(word)
        return words.isEmpty ? word(0, .second) : words.joined(separator: gap)
    }
}
