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
        // Where there are too few rows, gaps make way first, then what can be said in a row of something else.
        ViewThatFits(in: .vertical) {
            whole(above: 12, below: 12)
            whole(above: 12, below: 0)
            whole(above: 0, below: 0)
            VStack(alignment: .leading, spacing: 0) {
                briefHeader
                BlankLine()
                ClockRow(state: state).layoutPriority(1)
                ProgressRow(state: state, spacing: 16, saysTarget: true)
            }
        }
    }

    /// Everything, with gaps above and below the bar.
    private func whole(above: CGFloat, below: CGFloat) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            BlankLine()
            ClockRow(state: state)
            ProgressRow(state: state, spacing: 16).padding(.top, above)
            footer.padding(.top, below)
        }
    }

    /// Large letters or a long name: what the clock does not say makes way for them, the least important first.
    private var large: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 4) {
                anyHeader
                clock
                footer
            }
            VStack(alignment: .leading, spacing: 4) {
                anyHeader
                clock
            }
            VStack(alignment: .leading, spacing: 0) {
                longHeader(.body)
                ClockRow(state: state)
                ProgressBar(state: state)
            }
            VStack(alignment: .leading, spacing: 0) {
                longHeader(.footnote)
                ClockRow(state: state)
                ProgressBar(state: state)
            }
            VStack(alignment: .leading, spacing: 0) {
                longHeader(.footnote)
                ClockRow(state: state).layoutPriority(1)
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
    }

    /// The method, and what the sitting is doing; in one word, or by its symbol alone, where the method would be cut.
    private var header: some View {
        ViewThatFits(in: .horizontal) {
            header(.state)
            header(.briefState)
            titleWithSymbol(state.title)
            titleWithSymbol(state.briefTitle)
        }
    }

    private func titleWithSymbol(_ title: String) -> some View {
        HStack {
            StateSymbol(state: state, isAlone: true)
            Text(title).bold().lineLimit(1)
        }
    }

    /// The method and the bell's time; what the sitting is doing where it has none.
    @ViewBuilder private var briefHeader: some View {
        if state.targetDate == nil {
            header
        } else {
            ViewThatFits(in: .horizontal) {
                briefHeader(state.title)
                briefHeader(state.briefTitle)
                header
            }
        }
    }

    private func briefHeader(_ title: String) -> some View {
        HStack {
            titleWithSymbol(title)
            Spacer()
            BellTime(state: state)
        }
    }

    @ViewBuilder private var anyHeader: some View {
        if state.hasLongName {
            longHeader(.footnote)
        } else {
            ViewThatFits(in: .horizontal) {
                header(.state)
                header(.briefState)
                longHeader(.body)
            }
        }
    }

    /// A long method, whose state is the symbol's.
    private func longHeader(_ font: Font) -> some View {
        HStack {
            StateSymbol(state: state, isAlone: true)
            LongText(state.title, most: 60).font(font).bold()
        }
    }

    private func header(_ part: SittingFormat.Part) -> some View {
        HStack {
            StateSymbol(state: state)
            Text(state.title).bold().lineLimit(1)
            Spacer()
            SittingText(state: state, part: part).foregroundStyle(.secondary).layoutPriority(1)
        }
    }

    /// The time, the controls and how much of the target is done.
    private var clock: some View {
        VStack(alignment: .leading, spacing: 0) {
            ClockRow(state: state)
            ProgressRow(state: state, spacing: 16)
        }
    }

    /// The target, and when the bell's time is.
    private var footer: some View {
        HStack {
            TargetText(state: state, isNeeded: false)
            Spacer()
            BellTime(state: state)
        }
    }
}

extension MeditationAttributes.ContentState {
    /// Whether the method's name may need two lines.
    var hasLongName: Bool { methodName.count > 30 }
}
