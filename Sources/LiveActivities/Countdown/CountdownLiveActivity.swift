import Foundation
import Presentations

/// The Live Activity of a countdown.
///
///      Tea                                 3:00
///      Time remaining
///      Take the leaves out
///
/// In the compact island the title stands beside the sign where there is room: `◔ Tea    2:13`, `◔ The… 1h 29m`.
public struct CountdownLiveActivity: Widget {
    /// The widget; the system makes it.
    public init() {}

    /// What lock screen and Dynamic Island show.
    public var body: some WidgetConfiguration {
        ActivityConfiguration(for: CountdownAttributes.self) { context in
            VStack(alignment: .leading, spacing: 12) {
                HStack {
                    CountdownTitle(state: context.state)
                    Spacer()
                    Remaining(endDate: context.state.endDate, pausedAt: context.state.pausedAt).font(.largeTitle).bold()
                }
                CountdownAlert(state: context.state)
            }
            .padding(14)
            .tint(context.state.tint)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    CountdownSymbol(state: context.state).accessibilityHidden(true)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            CountdownTitle(state: context.state)
                            Spacer()
                            Remaining(endDate: context.state.endDate, pausedAt: context.state.pausedAt).font(
                                .largeTitle
                            ).bold()
                        }
                        CountdownAlert(state: context.state)
                    }
                    .tint(context.state.tint)
                }
            } compactLeading: {
                BriefCountdownTitle(state: context.state).tint(context.state.tint)
                    .accessibilityLabel(context.state.spokenTitle)
            } compactTrailing: {
                BriefRemaining(endDate: context.state.endDate, pausedAt: context.state.pausedAt)
            } minimal: {
                CountdownSymbol(state: context.state).tint(context.state.tint)
                    .accessibilityLabel(context.state.spokenTitle)
            }
            .keylineTint(context.state.tint)
        }
    }
}

/// An hourglass; the sign for a pause while the countdown is paused, and a tick from its end on.
struct CountdownSymbol: View {
    let state: CountdownAttributes.ContentState

    var body: some View {
        TimelineView(.explicit([.distantPast, state.endDate])) { context in
            Image(systemName: symbol(at: context.date)).foregroundStyle(.tint)
        }
    }

    private func symbol(at date: Date) -> String {
        if state.pausedAt != nil { return "pause.fill" }
        return date < state.endDate ? "hourglass" : "checkmark"
    }
}

/// The sign and, where there is room for a few letters of it, the title in one line.
struct BriefCountdownTitle: View {
    let state: CountdownAttributes.ContentState

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 8) {
                CountdownSymbol(state: state)
                title
            }
            HStack(spacing: 8) {
                CountdownSymbol(state: state)
                title.frame(minWidth: 32, idealWidth: 32)
            }
            CountdownSymbol(state: state)
        }
    }

    private var title: some View { Text(state.title).font(.footnote).lineLimit(1) }
}

/// The title.
struct CountdownTitle: View {
    let state: CountdownAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(state.title).bold().lineLimit(1)
            if let subtitle = state.subtitle { Text(subtitle).foregroundStyle(.secondary).lineLimit(1) }
        }
    }
}

/// What must be known now.
struct CountdownAlert: View {
    let state: CountdownAttributes.ContentState

    var body: some View {
        if let message = state.alertMessage { Text(message).foregroundStyle(.tint).lineLimit(2) }
    }
}

/// What is left, large.
struct Remaining: View {
    let endDate: Date
    var pausedAt: Date?
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        RemainingText(endDate: endDate, pausedAt: pausedAt, detail: showsSeconds ? .clock : .minutes)
            .monospacedDigit()
            .lineLimit(1)
            .layoutPriority(1)
    }
}

/// What is left, in as much detail as there is room for.
struct BriefRemaining: View {
    let endDate: Date
    var pausedAt: Date?
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        if showsSeconds {
            ViewThatFits(in: .horizontal) {
                RemainingText(endDate: endDate, pausedAt: pausedAt, detail: .clock).lineLimit(1)
                RemainingText(endDate: endDate, pausedAt: pausedAt, detail: .units).lineLimit(1)
                RemainingText(endDate: endDate, pausedAt: pausedAt, detail: .greatestUnit).lineLimit(1)
            }
        } else {
            RemainingText(endDate: endDate, pausedAt: pausedAt, detail: .minutes).lineLimit(1)
        }
    }
}

/// What is left in words and digits: a clock that runs, or what was left when the countdown was paused.
struct RemainingText: View {
    let endDate: Date
    var pausedAt: Date?
    let detail: RemainingFormat.Detail

    var body: some View {
        let format = RemainingFormat(until: endDate, detail)
        if let pausedAt {
            Text(format.format(pausedAt)).foregroundStyle(.secondary)
        } else {
            Text(.currentDate, format: format)
        }
    }
}

extension CountdownAttributes.ContentState {
    /// What is heard of the symbol.
    var spokenTitle: String { pausedAt == nil ? title : "\(title), paused" }
}
