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
            VStack(alignment: .leading, spacing: 10) {
                HStack(alignment: .firstTextBaseline) {
                    ScriptSymbol(state: context.state).accessibilityHidden(true)
                    ScriptTitle(state: context.state)
                    Spacer()
                    ScriptStatus(state: context.state, isStale: context.isStale)
                }
                ScriptProgress(state: context.state)
                ScriptMessage(state: context.state)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(14)
            .tint(context.state.tint)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    ScriptSymbol(state: context.state).tint(context.state.tint).accessibilityHidden(true)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    ScriptStatus(state: context.state, isStale: context.isStale)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(alignment: .leading, spacing: 8) {
                        ScriptTitle(state: context.state)
                        ScriptProgress(state: context.state)
                        ScriptMessage(state: context.state)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .tint(context.state.tint)
                }
            } compactLeading: {
                ScriptSymbol(state: context.state).tint(context.state.tint).dimmed(context.isStale)
            } compactTrailing: {
                BriefScriptStatus(state: context.state).dimmed(context.isStale)
            } minimal: {
                MinimalScript(state: context.state).tint(context.state.tint).dimmed(context.isStale)
            }
            .keylineTint(context.state.tint)
        }
    }
}
