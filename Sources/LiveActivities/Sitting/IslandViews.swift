import Meditation

#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// Left of the camera: what the sitting is doing.
struct ExpandedLeading: View {
    let times: SittingTimes

    var body: some View {
        ViewThatFits(in: .horizontal) {
            row(.briefState)
            row(.shortState)
            StateSymbol(times: times, isAlone: true)
        }
    }

    private func row(_ word: SittingFormat.Part) -> some View {
        HStack(spacing: 6) {
            StateSymbol(times: times)
            SittingText(times: times, part: word, said: .briefState).foregroundStyle(.secondary)
        }
    }
}

/// Right of the camera: the target.
struct ExpandedTrailing: View {
    let times: SittingTimes

    var body: some View {
        TargetText(times: times)
    }
}

/// Below the camera: method, time, controls and progress.
struct ExpandedBottom: View {
    let state: MeditationAttributes.ContentState
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize <= .large, !state.hasLongName { usual } else { dense }
    }

    /// A name on one line, and the bell's time beside it.
    private var usual: some View {
        // Where there are too few rows, gaps make way before the clock is smaller.
        ViewThatFits(in: .vertical) {
            WholeBottom(state: state, size: .medium, gap: 8)
            WholeBottom(state: state, size: .medium)
            WholeBottom(state: state, gap: 8)
            WholeBottom(state: state)
            VStack(alignment: .leading, spacing: 0) {
                BottomHeader(state: state)
                ClockRow(state: state).layoutPriority(1)
                ProgressRow(times: state.times, spacing: 8)
            }
        }
    }

    /// Large letters or a long name: the bell's time and the percentage make way for them.
    private var dense: some View {
        ViewThatFits(in: .vertical) {
            dense(.body)
            dense(.footnote)
            dense(.caption)
        }
    }

    private func dense(_ font: Font) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            LongText(state.title, most: 60).font(font).bold()
            ClockRow(state: state).layoutPriority(1)
            ProgressBar(times: state.times)
        }
    }
}

/// Everything, with a gap above the bar, in points.
private struct WholeBottom: View {
    let state: MeditationAttributes.ContentState
    /// The size of the time. Default: standard.
    var size = LargeClock.Size.standard
    /// The gap above the bar, in points. Default: 0.
    var gap: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            BottomHeader(state: state)
            BlankLine()
            ClockRow(state: state, size: size)
            ProgressRow(times: state.times, spacing: 8).padding(.top, gap)
        }
    }
}

/// The name and the bell's time; in few columns where either would be cut.
private struct BottomHeader: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        ViewThatFits(in: .horizontal) {
            BottomHeaderLine(state: state, title: state.title)
            BottomHeaderLine(state: state, title: state.briefTitle)
            BottomHeaderLine(state: state, title: state.briefTitle, isBrief: true)
        }
    }
}

private struct BottomHeaderLine: View {
    let state: MeditationAttributes.ContentState
    let title: String
    /// Whether a symbol replaces the word of the bell's time even where it would fit. Default: `false`.
    var isBrief = false

    var body: some View {
        HStack {
            Text(title).bold().lineLimit(1)
            Spacer()
            BellTime(state: state, isBrief: isBrief).layoutPriority(1)
        }
    }
}

/// The round presentation: a sign of life with the minutes in it, if there is room for them; in a line of text, which has more room than
/// an island, the time.
struct MinimalView: View {
    let state: MeditationAttributes.ContentState
    @Environment(\.showsSeconds) private var showsSeconds

    /// More than the widest minimal presentation has, which is 45 points.
    private static let lineWidth: CGFloat = 56

    var body: some View {
        if let breath = state.breathShown {
            // A word that fills the round presentation would touch its edge.
            BreathSign(moment: breath, leastWidth: Self.lineWidth) { SignOfLife(times: state.times) }
        } else {
            ViewThatFits(in: .horizontal) {
                PhaseView(times: state.times) { phase in
                    SittingText(times: state.times, part: .marked(withSeconds: showsSeconds))
                        .foregroundStyle(phase.stateStyle)
                }
                .frame(minWidth: Self.lineWidth, alignment: .leading)
                SignOfLife(times: state.times, showsMinutes: true)
            }
            .accessibilityLabel(
                Text(
                    .currentDate,
                    format: SittingFormat(state, .spokenClock(withSeconds: showsSeconds, withState: true))))
        }
    }
}
