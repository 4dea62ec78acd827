import CivilCalendar
import Foundation
import Meditation

#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

extension MeditationAttributes.ContentState {
    /// The views of the current stage, as if it were a sitting of its own; they change by themselves when the next one begins. Without
    /// stages, the views of the whole sitting.
    ///
    /// A function and not a view, so that no view of ours stands between a presentation and its own views in the inspector.
    @ViewBuilder
    func currentStage<Content: View>(@ViewBuilder content: @escaping (Self) -> Content) -> some View {
        if stages.isEmpty {
            currentBreath(content: content)
        } else {
            TimelineView(.explicit([.distantPast] + stageDates)) { context in
                stageAsContent(at: context.date).currentBreath(content: content)
            }
        }
    }

    /// The views of a breathing, which say what to do at each of its seconds. Of another sitting, the views as they are.
    @ViewBuilder
    private func currentBreath<Content: View>(@ViewBuilder content: @escaping (Self) -> Content) -> some View {
        if breath == nil || pausedAt != nil {
            content(self)
        } else {
            TimelineView(.explicit([.distantPast, startedAt])) { beginning in
                if beginning.date < startedAt {
                    content(self)
                } else {
                    TimelineView(.periodic(from: startedAt, by: breathBeats.interval)) { beat in
                        // The breath is counted; seconds beside it would only distract.
                        content(breathAsContent(at: beat.date)).environment(\.showsSeconds, false)
                    }
                }
            }
        }
    }
}
