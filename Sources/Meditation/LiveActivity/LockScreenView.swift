import Presentations

/// The sitting on the lock screen.
///
///      ◉ Breath awareness               sitting
///
///      ▀█  ▀▀█ ▄ ▀▀█ █ █
///       █  █▀▀ ▄ ▀▀█ ▀▀█
///      ▀▀▀ ▀▀▀   ▀▀▀   ▀               of 20:00
///      ████████████████████▌░░░░░░░░░░░   62 %
///
///       End                           bell 8:34
struct LockScreenView: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ViewThatFits(in: .horizontal) {
                header(.state)
                header(.briefState)
            }
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .lastTextBaseline) {
                    LargeClock(state: state)
                    Spacer()
                    TargetText(state: state, isNeeded: false)
                }
                ProgressRow(state: state, spacing: 16)
            }
            HStack {
                EndButton(state: state)
                Spacer()
                BellTime(state: state)
            }
        }
        .padding(14)
    }

    /// The method, and what the sitting is doing; a method that is too long makes way.
    private func header(_ part: SittingFormat.Part) -> some View {
        HStack {
            SittingText(state: state, part: .symbol)
            Text(state.methodName).bold().lineLimit(1)
            Spacer()
            SittingText(state: state, part: part).foregroundStyle(.secondary).layoutPriority(1)
        }
    }
}
