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
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(state.methodName).bold().lineLimit(1)
                Spacer()
                BellTime(state: state).layoutPriority(1)
            }
            .padding(.bottom, 10)
            HStack(alignment: .lastTextBaseline) {
                QuietClock(state: state)
                Spacer()
                // The clock can be smaller; the way out cannot.
                EndButton(state: state).layoutPriority(2)
            }
            ProgressRow(state: state, spacing: 8).padding(.top, 10)
        }
    }
}

/// The round presentation: the time if there is room for it, else a sign of life.
struct MinimalView: View {
    let state: MeditationAttributes.ContentState
    @Environment(\.showsSeconds) private var showsSeconds

    var body: some View {
        let spoken = SittingFormat.Part.spokenClock(withSeconds: showsSeconds, withState: true)
        BriefClock(state: state).accessibilityLabel(Text(.currentDate, format: SittingFormat(state, spoken)))
    }
}
