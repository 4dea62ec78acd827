import Meditation
import Presentations

/// A view of a sitting that shows, if it has stages, the current one as if it were a sitting of its own, and changes by itself
/// when the next one begins.
struct StagedView<Content: View>: View {
    private let state: MeditationAttributes.ContentState
    private let content: (MeditationAttributes.ContentState) -> Content

    init(
        _ state: MeditationAttributes.ContentState,
        @ViewBuilder content: @escaping (MeditationAttributes.ContentState) -> Content
    ) {
        (self.state, self.content) = (state, content)
    }

    var body: some View {
        if state.stages.isEmpty {
            content(state)
        } else {
            TimelineView(.explicit([.distantPast] + state.stageDates)) { context in
                content(state.stageAsContent(at: context.date))
            }
        }
    }
}
