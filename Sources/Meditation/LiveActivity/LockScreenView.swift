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
            HStack {
                SittingText(state: state, part: .symbol)
                Text(state.methodName).bold().lineLimit(1)
                Spacer()
                SittingText(state: state, part: .state).foregroundStyle(.secondary).layoutPriority(1)
            }
            VStack(alignment: .leading, spacing: 0) {
                HStack(alignment: .lastTextBaseline) {
                    LargeClock(state: state)
                    Spacer()
                    if state.duration != nil {
                        SittingText(state: state, part: .target).foregroundStyle(.secondary)
                    }
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
}
