import ActivityLifecycle

/// The views of all presentations of one Live Activity, independent of its attributes' type. Those of each presentation are made when
/// it is first drawn, so that one that crashes is not in the way of the others.
public struct ActivityViews {
    private let parts: Parts
    /// The name of the app, which the Smart Stack shows above joined sides. Default: empty, and nothing is shown.
    public var appName = ""
    /// When the activity is replaced by its successor; drawn on the edge of the lock screen's card and the expanded island in
    /// the minutes before. Default: `nil`, never.
    public var notice: RestartNotice?
    /// Who draws the activity, if its views are in another process. Default: `nil`, they are here.
    package var foreign: (any ForeignViews)?
    /// Where the content is drawn, and what is drawn in place of content that failed. Default: nowhere, and nothing.
    package var drawing = PartDrawing()

    /// The content, made once. A class, so that all copies of the views share it.
    private final class Parts {
        private let makeLockScreen: () -> AnyView
        private let makeIsland: () -> DynamicIsland
        private let makeSmall: () -> AnyView?
        private(set) lazy var lockScreen = makeLockScreen()
        private(set) lazy var island = makeIsland()
        fileprivate var hasIsland = false
        private(set) lazy var small = makeSmall()

        init(
            lockScreen: @escaping () -> AnyView, island: @escaping () -> DynamicIsland,
            small: @escaping () -> AnyView?
        ) { (makeLockScreen, makeIsland, makeSmall) = (lockScreen, island, small) }
    }

    /// Creates the views of all presentations.
    public init(lockScreen: AnyView, island: DynamicIsland) {
        self.init {
            lockScreen
        } island: {
            island
        }
    }

    /// Creates the views of all presentations, each of which is made when it is first drawn.
    ///
    /// - Parameter small: The content for Apple Watch and CarPlay. Default: `nil`, they join the compact presentation's sides.
    package init(
        lockScreen: @escaping () -> AnyView, island: @escaping () -> DynamicIsland,
        small: @escaping () -> AnyView? = { nil }
    ) { parts = Parts(lockScreen: lockScreen, island: island, small: small) }

    /// The content of the lock screen.
    public var lockScreen: AnyView {
        drawing.content(.lockScreen, parts.lockScreen) { AnyView(FailedContent(sentence: $0)) }
    }
    /// The content of the Dynamic Island.
    public var island: DynamicIsland {
        var island = drawing.hasNoIsland ? Self.noIsland : madeIsland
        island.drawing = drawing
        return island
    }
    /// The island, which is made at the first call; what was drawn before goes on afterwards.
    private var madeIsland: DynamicIsland {
        guard let place = drawing.place, !parts.hasIsland else { return parts.island }
        let before = place.part
        place.part = .island
        defer { (place.part, parts.hasIsland) = (before, true) }
        return parts.island
    }

    /// An island without content of its own.
    private static var noIsland: DynamicIsland {
        DynamicIsland {
        } compactLeading: {
        } compactTrailing: {
        } minimal: {
        }
    }

    /// The content for Apple Watch and CarPlay; `nil` if the activity has none, so that they join the compact presentation's sides.
    public var small: AnyView? {
        drawing.content(.lockScreen, parts.small) { AnyView(FailedContent(sentence: $0)) }
    }
}

/// A part of an activity that can fail by itself.
package enum ActivityPart: String, Sendable {
    case lockScreen = "lock-screen"
    case expanded, compact, minimal
    /// What makes the Dynamic Island, before any of its presentations.
    case island

    /// The presentations that are not drawn without it.
    package var presentations: [Presentation] {
        switch self {
        case .lockScreen: [.lockScreen]
        case .expanded: [.expanded]
        case .compact: [.compact]
        case .minimal: [.minimal]
        case .island: [.expanded, .compact, .minimal]
        }
    }
}

/// Where the content of an activity is drawn, for a report of a crash, and what is drawn where it crashed before.
package struct PartDrawing {
    /// What is being drawn. Default: `nil`, nobody asks.
    package var place: DrawnPart?
    /// Why presentations cannot be drawn, one sentence each.
    package var failures: [Presentation: String] = [:]

    /// Nothing failed.
    package init() {}

    /// Whether all presentations of the island failed.
    var hasNoIsland: Bool { ActivityPart.island.presentations.allSatisfy { failures[$0] != nil } }

    /// The content of a presentation, or what stands for it if it failed.
    func content<Content>(
        _ presentation: Presentation, _ content: @autoclosure () -> Content, failed: (String) -> Content
    ) -> Content {
        if let sentence = failures[presentation] { return failed(sentence) }
        place?.part = ActivityPart(rawValue: presentation.rawValue)
        return content()
    }
}

/// The part of an activity that is being drawn. A class, because all copies of the activity's views change it.
package final class DrawnPart {
    /// The part; `nil` before the first.
    var part: ActivityPart? { didSet { report(part) } }
    private let report: (ActivityPart?) -> Void

    /// - Parameter report: Called with each part.
    package init(report: @escaping (ActivityPart?) -> Void) { self.report = report }
}
