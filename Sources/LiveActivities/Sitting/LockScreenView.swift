import Meditation

#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// The sitting on the lock screen.
///
///      ◉ Breath awareness               sitting
///      ▗█  ▟▀▙ ▄ ▀▀█ ▗▛█
///       █   ▗▛ ▄  ▀█ ▟▄█▖           ( ‖ ) ( ✕ )
///      ━━━━━━━━━━━━━━━━━━━╾───────────   62 %
///
///      of 20:00                      bell 8:34
///
/// Where there are few rows, the bell's time stands for the state, and the target for the percentage.
struct LockScreenView: View {
    let state: MeditationAttributes.ContentState
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        Group {
            if typeSize <= .large, !state.hasLongName { usual } else { large }
        }
        .padding(14)
    }

    private var usual: some View {
        // Where there are too few rows, gaps make way first, then what can be said in a row of something else. The card with
        // everything is one view whatever its gaps are: it is the largest part of this presentation, and made once.
        AllRows {
            ViewThatFits(in: .vertical) {
                WholeCard(state: state, size: .large)
                WholeCard(state: state, size: .standard)
                BriefCard(state: state)
            }
        }
    }

    /// Large letters or a long name: what the clock does not say makes way for them, the least important first.
    private var large: some View {
        ViewThatFits(in: .vertical) {
            // Of larger letters a phone has no room for it, though a terminal may have: letters in cells have one size.
            if typeSize <= .large {
                VStack(alignment: .leading, spacing: 4) {
                    anyHeader
                    clock
                    CardFooter(state: state)
                }
            }
            // Of still larger letters a percentage would be as large as the time.
            if typeSize <= .accessibility1 {
                VStack(alignment: .leading, spacing: 4) {
                    anyHeader
                    clock
                }
            }
            VStack(alignment: .leading, spacing: 0) {
                longHeader(.body)
                ClockRow(state: state)
                ProgressBar(times: state.times)
            }
            VStack(alignment: .leading, spacing: 0) {
                longHeader(.footnote)
                ClockRow(state: state)
                ProgressBar(times: state.times)
            }
            Group {
                VStack(alignment: .leading, spacing: 0) {
                    longHeader(.footnote)
                    ClockRow(state: state)
                    ProgressBar(times: state.times)
                }
                VStack(alignment: .leading, spacing: 0) {
                    longHeader(.footnote)
                    ClockRow(state: state).layoutPriority(1)
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
    }

    @ViewBuilder private var anyHeader: some View {
        if state.hasLongName {
            longHeader(.footnote)
        } else {
            ViewThatFits(in: .horizontal) {
                HeaderLine(state: state, part: .state)
                HeaderLine(state: state, part: .briefState)
                longHeader(.body)
            }
        }
    }

    /// A long method, whose state is the symbol's.
    private func longHeader(_ font: Font) -> some View {
        HStack {
            StateSymbol(times: state.times, isAlone: true)
            LongText(state.title, most: 60).font(font).bold()
        }
    }

    /// The time, the controls and how much of the target is done.
    private var clock: some View {
        VStack(alignment: .leading, spacing: 0) {
            ClockRow(state: state)
            ProgressRow(times: state.times, spacing: 16)
        }
    }
}

/// Everything, with gaps above and below the bar, in points.
///
/// The gap above the footer makes way first, then the one above the bar.
private struct WholeCard: View {
    let state: MeditationAttributes.ContentState
    let size: LargeClock.Size

    var body: some View {
        RowsWithGaps {
            CardHeader(state: state)
            BlankLine()
            ClockRow(state: state, size: size)
            ProgressRow(times: state.times, spacing: 16).layoutValue(key: GapAbove.self, value: 12)
            CardFooter(state: state).layoutValue(key: GapAbove.self, value: 12)
        }
    }
}

/// Without a footer: the bell's time stands in the header, and the target beside the bar.
private struct BriefCard: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            PhaseView(times: state.times) { phase in
                if state.bellDate(in: phase) == nil {
                    // What the sitting is doing, where no bell is to come.
                    CardHeader(state: state)
                } else {
                    ViewThatFits(in: .horizontal) {
                        TitleAndBell(state: state, title: state.title)
                        TitleAndBell(state: state, title: state.briefTitle)
                        CardHeader(state: state)
                    }
                }
            }
            BlankLine()
            ClockRow(state: state).layoutPriority(1)
            ProgressRow(times: state.times, spacing: 16, saysTarget: true)
        }
    }
}

/// The method, and what the sitting is doing; in one word, or by its symbol alone, where the method would be cut.
private struct CardHeader: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HeaderLine(state: state, part: .state)
            HeaderLine(state: state, part: .briefState)
            TitleWithSymbol(state: state, title: state.title)
            TitleWithSymbol(state: state, title: state.briefTitle)
        }
    }
}

/// The symbol, the method, and what the sitting is doing.
private struct HeaderLine: View {
    let state: MeditationAttributes.ContentState
    let part: SittingFormat.Part

    var body: some View {
        HStack {
            StateSymbol(times: state.times)
            Text(state.title).bold().lineLimit(1)
            Spacer()
            SittingText(times: state.times, part: part).foregroundStyle(.secondary).layoutPriority(1)
        }
    }
}

private struct TitleAndBell: View {
    let state: MeditationAttributes.ContentState
    let title: String

    var body: some View {
        HStack {
            TitleWithSymbol(state: state, title: title)
            Spacer()
            BellTime(state: state)
        }
    }
}

private struct TitleWithSymbol: View {
    let state: MeditationAttributes.ContentState
    let title: String

    var body: some View {
        HStack {
            StateSymbol(times: state.times, isAlone: true)
            Text(title).bold().lineLimit(1)
        }
    }
}

/// The target, and when the bell's time is.
private struct CardFooter: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        HStack {
            TargetText(times: state.times, isNeeded: false)
            Spacer()
            BellTime(state: state)
        }
    }
}

extension MeditationAttributes.ContentState {
    /// Whether the method's name may need two lines.
    var hasLongName: Bool { methodName.count > 30 }
}
