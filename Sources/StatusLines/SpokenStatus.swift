import Foundation
import Languages
import Meditation
import PlainText

/// The state of everything as a person would say it: `Sitting for twelve minutes, eight to go, Zazen.`
///
/// Minutes are enough for a listener: what was sat is rounded down and what is left up, so that both together are the target.
enum SpokenStatus {
    /// The words of `islet status --accessible`.
    static func words() -> StatusWords {
        StatusWords(
            text: { moment in
                var sentences = moment.sitting.map { [sentence(of: $0, at: moment)] + stage(at: moment) } ?? []
                if let server = moment.server, server.offlineSince(at: moment.now) != nil {
                    sentences.append(
                        localized("\(ServerWords.text(server, at: moment.now, in: moment.timeZone)).", "server"))
                }
                return (sentences + moment.others.filter(\.isRunning).map { sentence(of: $0, at: moment.now) })
                    .joined(separator: Language.current.gap)
            },
            next: { moment in [moment.next([.second, .preparation]), moment.nextOfOthers].compactMap { $0 }.min() },
            idle: { localized("No sitting is running.") })
    }

    /// The sitting, or its current stage as one.
    private static func sentence(of sitting: Sitting, at moment: StatusMoment) -> String {
        let now = moment.now
        let name = TerminalText.oneLine(sitting.methodName)
        let left = sitting.preparationLeft(at: now)
        if left > 0 {
            guard sitting.pausedAt == nil else { return localized("Paused before the beginning, \(name).") }
            let start = length(left.rounded(.up), isExact: true)
            return sitting.target.map { localized("Beginning in \(start), \(length($0)) of \(name).") }
                ?? localized("Beginning in \(start), \(name).")
        }
        let elapsed = sitting.elapsed(at: now)
        if let target = sitting.target, let overtime = sitting.overtime(at: now) {
            if sitting.pausedAt != nil {
                return localized("Paused after \(length(elapsed)), past the target of \(length(target)), \(name).")
            }
            return overtime < 60
                ? localized("The target of \(length(target)) is reached, \(name).")
                : localized("Sitting on, \(length(overtime)) past the target of \(length(target)), \(name).")
        }
        let sat = length(elapsed)
        guard let remaining = sitting.remaining(at: now) else {
            return sitting.pausedAt == nil
                ? localized("Sitting for \(sat), \(name).") : localized("Paused after \(sat), \(name).")
        }
        let rest = rest(remaining, after: elapsed)
        return sitting.pausedAt == nil
            ? localized("Sitting for \(sat), \(rest) to go, \(name).")
            : localized("Paused after \(sat), \(rest) to go, \(name).")
    }

    /// Which stage it is, and which one comes next; none for a sitting without stages, or with only one.
    private static func stage(at moment: StatusMoment) -> [String] {
        guard let stage = moment.stage, stage.count > 1 else { return [] }
        let count = NumberWords.text(stage.count, .feminine)
        // "Abschnitt eins von drei", "Étape un sur trois", "Etapa 1 de 3": the number is a name and does not agree.
        func number(_ number: Int) -> String {
            switch Language.current {
            case .english, .german: NumberWords.text(number, .alone)
            case .french: NumberWords.text(number, .masculine)
            case .spanish, .japanese: String(number)
            }
        }
        let (place, all) = (number(stage.index + 1), number(stage.count))
        return [
            stage.next.map { localized("Stage \(place) of \(all), then \(TerminalText.oneLine($0.name)).") }
                ?? localized("The last of \(count) stages.")
        ]
    }

    /// Another app's activity: `Tea: three minutes left.`
    private static func sentence(of other: StatusActivity, at now: Date) -> String {
        let name = TerminalText.oneLine(other.summary?.title ?? "")
        let state: String? =
            if let percent = other.summary?.percent, other.summary?.status == nil, !other.isWithoutNews {
                localized("\(String(percent)) percent")
            } else if other.summary?.status == nil, let end = other.summary?.end, !other.isWithoutNews {
                localized("\(length(max(0, end.seconds(since: now)).rounded(.up), isExact: true)) left")
            } else {
                other.detail(at: now) { length($0) }.map(TerminalText.oneLine)
            }
        return state.map { localized("\(name): \($0).") } ?? localized("\(name).")
    }

    /// What is left, in minutes: `eight` beside other minutes, else `one minute`, `an hour`.
    private static func rest(_ remaining: TimeInterval, after elapsed: TimeInterval) -> String {
        if remaining < 60 { return length(remaining) }
        let minutes = Int((remaining / 60).rounded(.up))
        let isPlain = Language.current != .japanese && (60..<3600).contains(elapsed) && (2..<60).contains(minutes)
        return isPlain ? NumberWords.text(minutes, .alone) : length(Double(minutes) * 60)
    }

    /// A length in words, in whole minutes unless `isExact` or less than a minute is meant.
    private static func length(_ seconds: TimeInterval, isExact: Bool = false) -> String {
        let whole = Int(max(0, min(seconds, SittingLimits.longestTarget * 1000)))
        if !isExact, whole < 60 { return localized("less than a minute") }
        // Seconds beside minutes are more than anyone listens to, but for the last ones.
        let seconds = isExact && whole < 600 ? whole % 60 : 0
        let minutes = isExact && whole >= 600 ? (whole + 59) / 60 : whole / 60
        return LengthWords.inWords(hours: minutes / 60, minutes: minutes % 60, seconds: seconds)
    }
}
