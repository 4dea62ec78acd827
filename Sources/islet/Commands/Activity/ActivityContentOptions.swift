import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import Presentations
import Surroundings

/// The options that say of a content what the system must know about it.
struct ActivityContentOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Mark the content as out of date after this time, such as 5m; each update restarts it.",
            valueName: "duration"))
    var staleAfter: String?

    @Option(
        help: ArgumentHelp(
            "Mark the content as out of date at this date, such as 2026-12-24T18:00; none for never.",
            valueName: "date"))
    var stale: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Relevance: the activity with the highest number comes first. Default: 0.", valueName: "number"))
    var relevance: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Open the island for a moment and ring. The text is for an Apple Watch; Islet does not draw it.",
            valueName: "text"))
    var alert: String?

    /// The content with its options; what is not given stays as in the content of `old`, which is news again for as long as
    /// that was to be. Content that comes before its activity's start is news from then on.
    func content(
        _ state: Data, after old: ActivityReference? = nil, startingAt start: Date? = nil, dates: ActivityDates
    ) throws -> EncodedContent {
        let start = max(dates.now, start ?? old?.startDate ?? dates.now)
        if let relevance, !relevance.isFinite {
            throw CommandFailure(sentence: "\(relevance) is not a relevance; give a number such as 10.", status: .usage)
        }
        return EncodedContent(
            state: state, staleDate: try staleDate(of: start, after: old, dates: dates),
            relevanceScore: relevance ?? old?.content.relevanceScore ?? 0)
    }

    /// How the content draws attention to itself; nil where it does not.
    func configuration() throws -> AlertConfiguration? {
        guard let alert else { return nil }
        guard !alert.allSatisfy(\.isWhitespace) else {
            throw CommandFailure(sentence: "The alert has no text (--alert); write what happened.", status: .usage)
        }
        return AlertConfiguration(title: "\(alert)", body: "", sound: .default)
    }

    private func staleDate(of start: Date, after old: ActivityReference?, dates: ActivityDates) throws -> Date? {
        guard staleAfter == nil || stale == nil else {
            throw CommandFailure(
                sentence: "--stale-after and --stale exclude each other; give one of them.", status: .usage)
        }
        if let staleAfter { return start + (try DurationArgument.seconds([staleAfter])) }
        if stale == "none" { return nil }
        if let stale {
            return try MomentArgument.instant(stale, at: dates.now, calendar: dates.calendar, looking: .ahead)
        }
        guard let old, let said = old.contentDate else { return nil }
        let oldStart = max(said, old.startDate ?? said)
        return old.content.staleDate.map { $0 + start.timeIntervalSince(oldStart) }
    }
}
