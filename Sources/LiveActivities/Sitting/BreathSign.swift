import Meditation

#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// Left of the camera of a closed island: a sign of life or, in a paced breathing, what to do.
struct CompactSign: View {
    let state: MeditationAttributes.ContentState

    var body: some View {
        if let breath = state.breathShown {
            BreathSign(moment: breath) { SignOfLife(times: state.times) }
        } else {
            SignOfLife(times: state.times)
        }
    }
}

/// What to do and for how long, where there is little room: `hold 7`, else `· 7` or `·7`, else another sign. It is never cut.
struct BreathSign<Otherwise: View>: View {
    private let moment: BreathMoment
    private let leastWidth: CGFloat
    private let otherwise: Otherwise

    /// A sign of `moment`. In less room than `leastWidth`, in points, it is without the word; default 0.
    init(moment: BreathMoment, leastWidth: CGFloat = 0, @ViewBuilder otherwise: () -> Otherwise) {
        (self.moment, self.leastWidth, self.otherwise) = (moment, leastWidth, otherwise())
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("\(moment.word) \(moment.count)").lineLimit(1).frame(minWidth: leastWidth, alignment: .leading)
            Text(verbatim: "\(moment.arrow) \(moment.count)").lineLimit(1)
            Text(verbatim: "\(moment.arrow)\(moment.count)").lineLimit(1)
            otherwise
        }
        .foregroundStyle(.tint)
        .accessibilityLabel("\(moment.instruction), \(moment.count)")
    }
}
