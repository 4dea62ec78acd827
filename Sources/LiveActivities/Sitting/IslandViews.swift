import Meditation
import Presentations

/// Left of the camera: what the sitting is doing.
struct ExpandedLeading: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                SittingText(state: state, part: .symbol)
                SittingText(state: state, part: .briefState).foregroundStyle(.secondary)
            }
            SittingText(state: state, part: .symbol)
        }
    }
}

/// Right of the camera: the target.
struct ExpandedTrailing: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        TargetText(state: state)
    }
}

/// Below the camera: method, time, progress and the way out.
struct ExpandedBottom: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        // Where there are too few rows, gaps make way before the clock is smaller.
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 10) {
                header
                clock
                ProgressRow(state: state, spacing: 8)
            }
            VStack(alignment: .leading, spacing: 0) {
                header
                Spacer(minLength: 0)
                clock.layoutPriority(1)
                Spacer(minLength: 0)
                ProgressRow(state: state, spacing: 8)
            }
        }
    }

    private var header: some View {
        HStack {
            Text(state.methodName).bold().lineLimit(1)
            Spacer()
            BellTime(state: state).layoutPriority(1)
        }
    }

    private var clock: some View {
        HStack(alignment: .lastTextBaseline) {
            QuietClock(state: state)
            Spacer()
            // The clock can be smaller; the way out cannot.
            EndButton(state: state).layoutPriority(2)
        }
    }
}

/// The round presentation: the time if there is room for it, else a sign of life. Preparation, pause and completion show their
/// sign before the time, or alone where there is no room for both.
struct MinimalView: View {
    let state: MeditationAttributes.ContentState
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        let spoken = SittingFormat.Part.spokenClock(withSeconds: showsSeconds, withState: true)
        ViewThatFits(in: .horizontal) {
            if showsSeconds { SittingText(state: state, part: .marked(withSeconds: true)) }
            SittingText(state: state, part: .marked(withSeconds: false))
            sign
        }
        .accessibilityLabel(Text(.currentDate, format: SittingFormat(state, spoken)))
    }

    private var sign: some View {
        TimelineView(.explicit([.distantPast, state.startedAt, state.targetDate ?? .distantFuture])) { context in
            if state.phase(at: context.date) == .sitting {
                SignOfLife(state: state)
            } else {
                SittingText(state: state, part: .symbol)
            }
        }
    }
}
