import ActivitySystem
import CivilCalendar
import DeviceActivities
import Foundation
import Languages
import LiveActivities
import Meditation
import PlainText
import StatusLines
import Store

/// Describes other apps' activities in lines, as ``SittingReporter`` does for the sitting: compares the known state with the
/// current one and reports what is new. Pure.
struct ActivityReporter {
    /// The activities visible at the last call, by identifier; `nil` before the first.
    private var known: [String: StatusActivity]?
    private var alerted: String?

    /// Returns what is new at `now`, one sentence each. The first call takes the present state as known.
    ///
    /// - Parameters:
    ///   - system: The emulated device, including the sitting's activity.
    ///   - alerted: The activity whose alert is visible.
    mutating func lines(on system: SystemState, alerted: String?, at now: Date) -> [String] {
        let others = system.inLockScreenOrder(at: now).filter { $0.id != ActivityIdentifier.sitting }.map {
            StatusActivity(activity: $0, summary: ActivityWidgets.summary(of: $0))
        }
        defer {
            known = Dictionary(uniqueKeysWithValues: others.map { ($0.activity.id, $0) })
            self.alerted = alerted
        }
        guard let known else { return [] }
        let current = Set(others.map(\.activity.id))
        let gone = known.values.filter { $0.isRunning && !current.contains($0.activity.id) }
            .sorted { $0.activity.id < $1.activity.id }
        return gone.map { Self.end(of: $0, at: now) }
            + others.compactMap { other in
                let isAlert = alerted == other.activity.id && alerted != self.alerted
                return Self.news(of: other, after: known[other.activity.id], isAlert: isAlert, at: now)
            }
    }

    private static func news(
        of other: StatusActivity, after old: StatusActivity?, isAlert: Bool, at now: Date
    ) -> String? {
        guard other.summary != nil else { return nil }
        let wasRunning = old?.isRunning ?? false
        guard other.isRunning else { return wasRunning ? end(of: other, at: now) : nil }
        let name = Self.name(of: other)
        let standing = Self.standing(of: other, at: now)
        if isAlert {
            return localized(
                "Alert from \(name): \(other.summary?.message.map(TerminalText.oneLine) ?? standing ?? localized("news"))."
            )
        }
        if !wasRunning { return standing.map { localized("\(name) started: \($0).") } ?? localized("\(name) started.") }
        let wasWithoutNews = old?.isWithoutNews ?? false
        if other.isWithoutNews { return wasWithoutNews ? nil : localized("No news from \(name).") }
        return wasWithoutNews
            ? standing.map { localized("\(name) has news again: \($0).") } ?? localized("\(name) has news again.") : nil
    }

    /// The sentence for an ended activity, with its last content. One with a countdown clock that has reached its end "is
    /// over".
    private static func end(of other: StatusActivity, at now: Date) -> String {
        if let summary = other.summary, !summary.tellsStale, let end = summary.end, end <= now {
            return localized("\(name(of: other)) is over.")
        }
        let last = other.activity.state == .ended ? other.summary?.status : nil
        return last.map { localized("\(name(of: other)) has ended: \(TerminalText.oneLine($0)).") }
            ?? localized("\(name(of: other)) has ended.")
    }

    private static func name(of other: StatusActivity) -> String {
        TerminalText.oneLine(other.summary?.title ?? other.activity.id)
    }

    /// `3 of 8`, `38 percent`, `3 minutes left`, `1 minute`.
    private static func standing(of other: StatusActivity, at now: Date) -> String? {
        if other.isWithoutNews { return StatusActivity.noNews }
        guard let summary = other.summary else { return nil }
        if let status = summary.status { return TerminalText.oneLine(status) }
        if let percent = summary.percent { return localized("\(String(percent)) percent") }
        if let end = summary.end {
            return localized("\(ClockText.spoken(max(0, end.seconds(since: now)).rounded(.up))) left")
        }
        return summary.start.map { ClockText.spoken(max(0, now.timeIntervalSince($0))) }
    }
}

/// Reports in plain text when the server that has the timer goes away, cannot act, or is back. Pure.
struct ServerReporter {
    /// What was reported last: whether the server is out of service, or out of reach; `nil` while it is connected.
    private var isOutOfService: Bool?

    /// Returns what is new at `now`: one line or none.
    mutating func lines(on server: JoinedServer?, at now: Date, in zone: () -> TimeZone) -> [String] {
        let current = server.flatMap { server in server.offlineSince(at: now).map { _ in server.isOutOfService } }
        guard current != isOutOfService else { return [] }
        isOutOfService = current
        // After `islet-push leave` there is no server to report on.
        guard let server else { return [] }
        guard current != nil else { return [localized("\(server.host) is back.")] }
        let words = ServerWords.text(server, at: now, in: zone)
        return [words.prefix(1).uppercased() + words.dropFirst() + "."]
    }
}
