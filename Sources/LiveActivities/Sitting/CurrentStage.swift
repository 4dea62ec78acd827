import Meditation
import Presentations

extension MeditationAttributes.ContentState {
    /// The views of the current stage, as if it were a sitting of its own; they change by themselves when the next one begins. Without
    /// stages, the views of the whole sitting.
    ///
    /// A function and not a view, so that no view of ours stands between a presentation and its own views in the inspector.
    @ViewBuilder
    func currentStage<Content: View>(@ViewBuilder content: @escaping (Self) -> Content) -> some View {
        if stages.isEmpty {
            content(self)
        } else {
            TimelineView(.explicit([.distantPast] + stageDates)) { context in
                content(stageAsContent(at: context.date))
            }
        }
    }
}
