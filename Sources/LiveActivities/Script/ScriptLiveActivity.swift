import Foundation
import Presentations

/// The Live Activity of a script.
///
///      ▤ Building islet                    3 of 8
///      Compiling Presentations
///      ━━━━━━━━━━━━━━━────────────────────   38 %
///      2 warnings
public struct ScriptLiveActivity: Widget {
    /// The widget; the system makes it.
    public init() {}

    /// What lock screen and Dynamic Island show.
    public var body: some WidgetConfiguration {
        ActivityConfiguration(for: ScriptAttributes.self) { context in
            ScriptCard(state: context.state, isStale: context.isStale)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(14)
                .tint(context.state.tint)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    ScriptSymbol(state: context.state).tint(context.state.tint).accessibilityHidden(true)
                        .closedIslandTypeSize()
                }
                DynamicIslandExpandedRegion(.trailing) {
                    ScriptStatus(state: context.state, isStale: context.isStale).closedIslandTypeSize()
                }
                DynamicIslandExpandedRegion(.bottom) {
                    ScriptBottom(state: context.state)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .tint(context.state.tint)
                }
            } compactLeading: {
                ScriptSymbol(state: context.state).tint(context.state.tint).dimmed(context.isStale)
                    .closedIslandTypeSize()
            } compactTrailing: {
                BriefScriptStatus(state: context.state).dimmed(context.isStale).closedIslandTypeSize()
            } minimal: {
                MinimalScript(state: context.state).tint(context.state.tint).dimmed(context.isStale)
                    .closedIslandTypeSize()
            }
            .keylineTint(context.state.tint)
        }
    }
}

/// What goes on, how far it has come, and what must be known now. What does not fit makes way: first the subtitle, then progress
/// where there is a message.
struct ScriptCard: View {
    let state: ScriptAttributes.ContentState
    let isStale: Bool

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 10) {
                header(hasSubtitle: true)
                ScriptProgress(state: state)
                ScriptMessage(state: state)
            }
            VStack(alignment: .leading, spacing: 6) {
                header(hasSubtitle: false)
                ScriptProgress(state: state)
                ScriptMessage(state: state)
            }
            VStack(alignment: .leading, spacing: 4) {
                ScriptTitle(state: state, hasSubtitle: false)
                ScriptMessage(state: state)
                ScriptProgress(state: state, isBrief: true)
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            VStack(alignment: .leading, spacing: 4) {
                ScriptTitle(state: state, hasSubtitle: false)
                ScriptMessage(state: state)
            }
            .font(.subheadline).dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
    }

    private func header(hasSubtitle: Bool) -> some View {
        HStack(alignment: .firstTextBaseline) {
            ScriptSymbol(state: state).accessibilityHidden(true)
            ScriptTitle(state: state, hasSubtitle: hasSubtitle)
            Spacer()
            ScriptStatus(state: state, isStale: isStale)
        }
    }
}

/// Below the camera: as on the card, without the status, which is beside the camera.
struct ScriptBottom: View {
    let state: ScriptAttributes.ContentState

    var body: some View {
        ViewThatFits(in: .vertical) {
            VStack(alignment: .leading, spacing: 8) {
                ScriptTitle(state: state)
                ScriptProgress(state: state)
                ScriptMessage(state: state)
            }
            VStack(alignment: .leading, spacing: 4) {
                ScriptTitle(state: state, hasSubtitle: false)
                ScriptProgress(state: state)
                ScriptMessage(state: state)
            }
            VStack(alignment: .leading, spacing: 4) {
                ScriptTitle(state: state, hasSubtitle: false)
                ScriptMessage(state: state)
                ScriptProgress(state: state, isBrief: true)
            }
            VStack(alignment: .leading, spacing: 4) {
                ScriptTitle(state: state, hasSubtitle: false)
                ScriptMessage(state: state)
                ScriptProgress(state: state, isBrief: true)
            }
            .closedIslandTypeSize()
            VStack(alignment: .leading, spacing: 2) {
                ScriptTitle(state: state, hasSubtitle: false)
                ScriptMessage(state: state)
            }
            .font(.subheadline).closedIslandTypeSize()
        }
    }
}
