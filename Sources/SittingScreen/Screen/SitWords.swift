import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import Store
import Surroundings

/// The words of `islet sit`: a duration, `again`, or the name of a saved sitting, perhaps with a duration behind it.
enum SitWords {
    /// The sitting that the first word names, or the usual one, and the words that are left.
    static func plan(of words: [String], settings: Settings, in shell: Shell) throws -> (SittingPlan, [String]) {
        guard let first = words.first else { return (settings.plan, []) }
        if first.lowercased() == "again" {
            guard let last = try shell.store.recentPlans(usual: settings.plan).last else {
                throw CommandFailure(
                    sentence: localized("There is no sitting to begin again yet; start one with `islet sit 20m`."),
                    status: .unavailable)
            }
            return (last, Array(words.dropFirst()))
        }
        if let saved = settings.sittings[first.lowercased()] {
            return (settings.plan(of: saved), Array(words.dropFirst()))
        }
        return (settings.plan, words)
    }

    /// The target that words name in seconds; nil for `open`.
    static func target(_ words: [String], settings: Settings) throws -> Double? {
        let typed = words.joined(separator: " ").trimmed
        guard typed.lowercased() != "open" else { return nil }
        do {
            return try DurationArgument.seconds(words)
        } catch {
            // A word that begins like a name is hardly a mistyped duration.
            guard let first = words.first, first.first?.isLetter == true, first.first?.isASCII == true,
                !["p", "P"].contains(first.prefix(1)), words.count == 1 || settings.sittings.isEmpty
            else { throw error }
            let word = TerminalText.oneLine(first)
            let names = settings.sittings.keys.sorted()
            let near = NearMiss.word(for: first, among: names + ["again", "open"])
            throw CommandFailure(
                sentence: near.map {
                    localized("\"\(word)\" is neither a duration nor a saved sitting; did you mean \"\($0)\"?")
                }
                    ?? localized(
                        """
                        "\(word)" is neither a duration nor a saved sitting; give a duration such as 20m, or save one \
                        with `islet sitting save NAME 20m`.
                        """),
                status: .usage)
        }
    }
}

/// Stages on a command line.
package enum StageArgument {
    /// The stages of `--stages`.
    package static func stages(_ text: String) throws -> SittingStages {
        do {
            return try SittingStages(parsing: text)
        } catch {
            throw CommandFailure(sentence: TerminalText.oneLine(error.description), status: .usage)
        }
    }
}

/// Bells on a command line.
package enum BellArguments {
    /// The bells of `--interval` and `--bells`, of which only one may be given; nil where neither was.
    package static func bells(interval: String?, times: String?) throws -> IntervalBells? {
        guard interval == nil || times == nil else {
            throw CommandFailure(
                sentence: localized("--interval and --bells exclude each other; give one of them."), status: .usage)
        }
        if let interval {
            guard interval != "none" else { return IntervalBells.none }
            if (try? SittingDuration.parse(interval, allowingZero: true)) == 0 {
                throw CommandFailure(
                    sentence: localized("An interval must be longer than 0; --interval none turns these bells off."),
                    status: .usage)
            }
            guard interval.contains("..") else { return .every(try DurationArgument.seconds([interval])) }
            return try read(interval) { text throws(DurationParseError) in try IntervalBells(interval: text) }
        }
        return try times.map {
            try read($0) { text throws(DurationParseError) in try IntervalBells(parsing: text) }
        }
    }

    private static func read(
        _ text: String, by parse: (String) throws(DurationParseError) -> IntervalBells
    ) throws -> IntervalBells {
        do {
            return try parse(text)
        } catch {
            throw CommandFailure(sentence: error.description, column: error.column, of: text)
        }
    }
}
