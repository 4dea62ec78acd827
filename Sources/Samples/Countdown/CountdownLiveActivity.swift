import Foundation

/// The Live Activity of a countdown.
///
///      Tea                                 3:00
///      Time remaining
///      Take the leaves out
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
                    Remaining(endDate: context.state.endDate).font(.largeTitle).bold()
                }
                CountdownAlert(state: context.state)
            }
            .padding(14)
            .tint(context.state.tint)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: "hourglass").foregroundStyle(.tint).accessibilityHidden(true)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            CountdownTitle(state: context.state)
                            Spacer()
                            Remaining(endDate: context.state.endDate).font(.largeTitle).bold()
                        }
                        CountdownAlert(state: context.state)
                    }
                    .tint(context.state.tint)
                }
            } compactLeading: {
                Image(systemName: "hourglass").foregroundStyle(.tint).tint(context.state.tint)
                    .accessibilityLabel(context.state.title)
            } compactTrailing: {
                BriefRemaining(endDate: context.state.endDate)
            } minimal: {
                Image(systemName: "hourglass").foregroundStyle(.tint).tint(context.state.tint)
                    .accessibilityLabel(context.state.title)
            }
            .keylineTint(context.state.tint)
        }
    }
}

/// What is waited for.
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
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        Text(.currentDate, format: RemainingFormat(until: endDate, showsSeconds ? .clock : .minutes))
            .monospacedDigit()
            .lineLimit(1)
            .layoutPriority(1)
    }
}

/// What is left, in as much detail as there is room for.
struct BriefRemaining: View {
    let endDate: Date
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        if showsSeconds {
            ViewThatFits(in: .horizontal) {
                Text(.currentDate, format: RemainingFormat(until: endDate, .clock)).lineLimit(1)
                Text(.currentDate, format: RemainingFormat(until: endDate, .units)).lineLimit(1)
                Text(.currentDate, format: RemainingFormat(until: endDate, .greatestUnit)).lineLimit(1)
            }
        } else {
            Text(.currentDate, format: RemainingFormat(until: endDate, .minutes)).lineLimit(1)
        }
    }
}
