import Foundation
import Languages
import Meditation

/// What a template can show of a sitting and of other apps' activities: `{elapsed}`, `{percent}` and so on.
package struct StatusField: Sendable {
    /// The name between the braces.
    package let name: String
    /// What it shows, for the manual and `--help`, without a full stop.
    package let meaning: String
    /// The time between its changes, with seconds on or off.
    let beats: @Sendable (_ showsSeconds: Bool) -> Set<StatusTickSchedule>
    /// What it shows at a moment.
    package let text: @Sendable (StatusMoment) -> String
    /// Whether it is about other apps' activities, and not about the sitting.
    private(set) var isOfOthers = false

    /// What stands where there is no value.
    package static let nothing = "-"

    /// All of them, in the order of the manual.
    package static let all = [
        StatusField("icon", "a glyph for the state: ◌ preparing, ◉ sitting, ‖ paused, ✓ target reached") {
            $0.phase?.icon ?? nothing
        },
        StatusField("state", "preparing, sitting, paused or target reached, in English always") {
            $0.phase?.fieldText ?? nothing
        },
        StatusField(
            "progress", "12:34 of 20:00; open-ended 12:34; 00:07 to begin; past the target +01:30 past 20:00",
            beats: clock, progress),
        StatusField("clock", "the main clock: 00:07 before the start, then 12:34, past the target +01:30", beats: clock)
        {
            $0.preparation ?? $0.overtime ?? elapsed($0)
        },
        StatusField("elapsed", "12:34, the elapsed time", beats: time, elapsed),
        StatusField("target", "20:00") { moment in moment.sitting?.target.map(moment.clock) ?? nothing },
        StatusField("remaining", "07:26, rounded up; 00:00 past the target", beats: time) { moment in
            moment.remaining.map(moment.clock) ?? nothing
        },
        StatusField("overtime", "+01:30 past the target, empty before it", beats: time) { $0.overtime ?? "" },
        StatusField("preparation", "00:07 of preparation left, then empty", beats: { _ in [.preparation] }) {
            $0.preparation ?? ""
        },
        StatusField("percent", "62, the part of the target that is done", beats: { _ in [.part(100)] }) {
            $0.percent.map { "\($0)" } ?? nothing
        },
        StatusField("bar", "██████▏░░░, the same in ten columns", beats: { _ in [.part(80)] }, bar),
        StatusField("bell", "09:48, the time at which the bell rings") { $0.bell ?? nothing },
        StatusField("method", "Breath awareness") { $0.sitting?.methodName ?? nothing },
        StatusField("type", "meditation, or another kind of practice") { $0.sitting?.type.rawValue ?? nothing },
        StatusField("stage", "Walking, the current stage; empty without stages") { $0.stage?.stage.name ?? "" },
        StatusField("stage_place", "2 of 3, then Sitting; empty without stages") { $0.stage?.place ?? "" },
        StatusField("stage_brief", "Walking 2/3, stage and place in few columns; empty without stages") {
            $0.stage?.brief ?? ""
        },
        number("elapsed", "12, whole minutes elapsed") { $0.elapsed?.rounded(.down) },
        number("target", "20, whole minutes") { $0.sitting?.target },
        number("remaining", "8, minutes rounded up: the last one is 1, at the target 0", roundsUp: true) {
            $0.sitting?.remaining(at: $0.now)
        },
        number("overtime", "1, whole minutes past the target") {
            $0.sitting?.overtime(at: $0.now)
        },
        StatusField(
            "server",
            "online, offline since 10:32 or out of service since 10:32, if a server has the timer (islet-push join); otherwise empty"
        ) { moment in
            moment.server.map { ServerWords.connection($0, at: moment.now, in: moment.timeZone) } ?? ""
        },
        others("activity", "Tea 02:13, the first of other apps' Live Activities; empty if there is none") {
            $0.sayings.first ?? ""
        },
        others("activities", "Tea 02:13 · Build 38 %, all of them") { $0.sayings.joined(separator: StatusWords.gap) },
        others("activity_count", "2, their number") { "\($0.sayings.count)" },
    ]

    /// The field of a name; nil if there is none.
    package static func named(_ name: some StringProtocol) -> StatusField? { all.first { $0.name == name } }

    private init(
        _ name: String, _ meaning: String, beats: @escaping @Sendable (Bool) -> Set<StatusTickSchedule> = { _ in [] },
        _ text: @escaping @Sendable (StatusMoment) -> String
    ) {
        (self.name, self.meaning, self.beats, self.text) = (name, meaning, beats, text)
    }

    private static func others(
        _ name: String, _ meaning: String, _ text: @escaping @Sendable (StatusMoment) -> String
    ) -> StatusField {
        var field = StatusField(name, meaning, text)
        field.isOfOthers = true
        return field
    }

    @Sendable private static func elapsed(_ moment: StatusMoment) -> String {
        moment.elapsed.map(moment.clock) ?? nothing
    }

    @Sendable private static func time(showsSeconds: Bool) -> Set<StatusTickSchedule> {
        showsSeconds ? [.second] : [.minute]
    }

    @Sendable private static func clock(showsSeconds: Bool) -> Set<StatusTickSchedule> {
        showsSeconds ? [.second] : [.minute, .preparation]
    }

    private static func number(
        _ name: String, _ meaning: String, roundsUp: Bool = false,
        _ seconds: @escaping @Sendable (StatusMoment) -> TimeInterval?
    ) -> StatusField {
        StatusField("\(name)_minutes", meaning, beats: { _ in [.minute] }) { moment in
            seconds(moment).map { "\(Int(($0 / 60).rounded(roundsUp ? .up : .down)))" } ?? nothing
        }
    }

    @Sendable private static func progress(_ moment: StatusMoment) -> String {
        if let preparation = moment.preparation { return localized("\(preparation) to begin") }
        let target = moment.sitting?.target.map(moment.clock) ?? ""
        if let overtime = moment.overtime { return localized("\(overtime) past \(target)") }
        let elapsed = elapsed(moment)
        return target.isEmpty ? elapsed : localized("\(elapsed) of \(target)")
    }

    @Sendable private static func bar(_ moment: StatusMoment) -> String {
        guard let eighths = moment.sitting?.parts(of: 80, at: moment.now) else { return nothing }
        let part = eighths % 8 == 0 ? "" : ["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1]
        let full = String(repeating: "█", count: eighths / 8) + part
        return full + String(repeating: "░", count: 10 - (eighths + 7) / 8)
    }
}
