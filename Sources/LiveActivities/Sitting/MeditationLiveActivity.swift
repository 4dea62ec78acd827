import Foundation
import Meditation

#if os(iOS)
    import ActivityKit
    import SwiftUI
    import WidgetKit
#else
    import Presentations
#endif

/// The Live Activity of a sitting. It is written as an app writes it for a phone; nothing here knows of cells.
public struct MeditationLiveActivity: Widget {
    /// The widget; the system makes it.
    public init() {}

    /// What lock screen and Dynamic Island show.
    public var body: some WidgetConfiguration {
        ActivityConfiguration(for: MeditationAttributes.self) { context in
            context.state.currentStage { LockScreenView(state: $0) }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    context.state.currentStage { ExpandedLeading(times: $0.times) }.closedIslandTypeSize()
                }
                DynamicIslandExpandedRegion(.trailing) {
                    context.state.currentStage { ExpandedTrailing(times: $0.times) }.closedIslandTypeSize()
                }
                DynamicIslandExpandedRegion(.bottom) {
                    context.state.currentStage { ExpandedBottom(state: $0) }.closedIslandTypeSize()
                }
            } compactLeading: {
                context.state.currentStage { CompactSign(state: $0) }.closedIslandTypeSize()
            } compactTrailing: {
                context.state.currentStage { BriefClock(times: $0.times) }.closedIslandTypeSize()
            } minimal: {
                context.state.currentStage { MinimalView(state: $0) }.closedIslandTypeSize()
            }
            #if !os(iOS)
                .swelling(context.state.swell)
            #endif
        }
    }
}

/// What the activity's links ask for. The app, here the screen, turns them into intents.
public enum SittingLink: String, CaseIterable, Sendable {
    /// Offers to complete or to cancel.
    case end
    /// Stops the clock.
    case pause
    /// Lets the clock go on.
    case resume

    /// The link.
    public var url: URL {
        switch self {
        case .end: Self.endURL
        case .pause: Self.pauseURL
        case .resume: Self.resumeURL
        }
    }
    // Parsed once: a view asks for them at every frame.
    private static let endURL = URL(string: "islet://sitting/end")!
    private static let pauseURL = URL(string: "islet://sitting/pause")!
    private static let resumeURL = URL(string: "islet://sitting/resume")!

    /// The request that `url` stands for; `nil` for any other.
    public init?(_ url: URL) {
        guard url.scheme == "islet", url.host() == "sitting" else { return nil }
        self.init(rawValue: url.lastPathComponent)
    }
}
