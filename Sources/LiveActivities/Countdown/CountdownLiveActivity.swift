import Foundation
import Presentations

/// The Live Activity of a countdown.
///
///      Tea                                 3:00
///      Time remaining
///      Take the leaves out
///
/// In the compact island the title stands beside the sign where there is room for it, or for its first words: `◔ Tea    2:13`.
public struct CountdownLiveActivity: Widget {
    /// The widget; the system makes it.
    public init() {}

    /// What lock screen and Dynamic Island show.
    public var body: some WidgetConfiguration {
        ActivityConfiguration(for: CountdownAttributes.self) { context in
            CountdownBody(state: context.state, spacing: 12)
                .padding(14)
                .tint(context.state.tint)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    CountdownSymbol(state: context.state).tint(context.state.tint).closedIslandTypeSize()
                        .accessibilityHidden(true)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    CountdownBody(state: context.state, spacing: 8).tint(context.state.tint)
                }
            } compactLeading: {
                BriefCountdownTitle(state: context.state).tint(context.state.tint).closedIslandTypeSize()
                    .accessibilityLabel(context.state.spokenTitle)
            } compactTrailing: {
                BriefRemaining(endDate: context.state.endDate, pausedAt: context.state.pausedAt)
                    .closedIslandTypeSize()
            } minimal: {
                CountdownSymbol(state: context.state, isAlone: true).tint(context.state.tint)
                    .closedIslandTypeSize()
                    .accessibilityLabel(context.state.spokenTitle)
            }
            .keylineTint(context.state.tint)
        }
    }
}

/// An hourglass; the sign for a pause while the countdown is paused, and a tick from its end on.
struct CountdownSymbol: View {
    let state: CountdownAttributes.ContentState
    /// Whether it is all that an island has room for. Default: `false`, it stands beside a text.
    var isAlone = false

    var body: some View {
        TimelineView(.explicit([.distantPast, state.endDate])) { context in
            Group {
                if isAlone {
                    IslandSign(symbol(at: context.date))
                } else {
                    Image(systemName: symbol(at: context.date))
                }
            }
            .foregroundStyle(.tint)
        }
    }

    private func symbol(at date: Date) -> String {
        if state.pausedAt != nil { return "pause.fill" }
        return date < state.endDate ? "hourglass" : "checkmark"
    }
}

/// The sign and, where there is room, the title in one line: the whole of it, if need be without the sign, or its first words. No word
/// is cut.
struct BriefCountdownTitle: View {
    let state: CountdownAttributes.ContentState

    var body: some View {
        ViewThatFits(in: .horizontal) {
            row(state.title)
            // The sign of a pause is not left out.
            if state.pausedAt == nil { title(state.title) }
            ForEach(state.title.beginnings, id: \.self) { row($0) }
            CountdownSymbol(state: state)
        }
    }

    private func row(_ title: String) -> some View {
        HStack(spacing: 8) {
            CountdownSymbol(state: state)
            self.title(title)
        }
    }

    private func title(_ title: String) -> some View { Text(title).font(.footnote).lineLimit(1) }
}

/// Title, what is left, and what must be known now. What does not fit makes way: first the subtitle, then the place beside the title.
struct CountdownBody: View {
    let state: CountdownAttributes.ContentState
    /// Between the lines, in points.
    let spacing: CGFloat

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: spacing) {
                row(hasSubtitle: true)
                CountdownAlert(state: state)
            }
            VStack(alignment: .leading, spacing: 4) {
                row(hasSubtitle: false)
                CountdownAlert(state: state)
            }
            VStack(alignment: .leading, spacing: 4) {
                row(hasSubtitle: false)
                CountdownAlert(state: state)
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            VStack(alignment: .leading, spacing: 0) {
                row(hasSubtitle: false)
                CountdownAlert(state: state)
            }
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        }
    }

    private func row(hasSubtitle: Bool) -> some View {
        HStack {
            CountdownTitle(state: state, hasSubtitle: hasSubtitle)
            Spacer()
            Remaining(endDate: state.endDate, pausedAt: state.pausedAt).font(.largeTitle).bold()
        }
    }
}

/// The title.
struct CountdownTitle: View {
    let state: CountdownAttributes.ContentState
    let hasSubtitle: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            LongText(state.title, most: 60).bold()
            if hasSubtitle, let subtitle = state.subtitle {
                LongText(subtitle, most: 60).foregroundStyle(.secondary)
            }
        }
    }
}

/// What must be known now, in the primary colour: the activity's own may be too pale to read on a light card.
struct CountdownAlert: View {
    let state: CountdownAttributes.ContentState

    var body: some View {
        if let message = state.alertMessage { LongText(message, most: 90) }
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
            .shrinking()
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
                RemainingText(endDate: endDate, pausedAt: pausedAt, detail: .greatestUnit).shrinking()
            }
        } else {
            RemainingText(endDate: endDate, pausedAt: pausedAt, detail: .minutes).shrinking()
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

extension String {
    /// The first words of the text, fewer each time, but no article alone: `Bake bread`, `Bake` of `Bake bread slowly`.
    fileprivate var beginnings: [String] {
        let words = split(separator: " ")
        return words.indices.dropFirst().reversed().map { words[..<$0].joined(separator: " ") }.filter { $0.count > 3 }
    }
}
