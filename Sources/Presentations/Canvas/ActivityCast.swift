import Languages

/// Assigns activities to presentations if several are visible.
///
/// The picture shows its own activity as far as possible: compact keeps showing it even while the phone shows minimal for two
/// apps, and the captions say so. If its own activity has left the island, compact shows the other one.
public struct ActivityCast {
    /// A visible activity.
    public struct Member {
        /// The views of the activity.
        public var views: ActivityViews
        /// The place in the closed island; `nil` if it has none.
        public var place: IslandPresentation?
        /// Whether the activity is running. An ended one is only on the lock screen. Default: `true`.
        public var isRunning: Bool
        /// Whether the activity is expanded, by an alert or by touch and hold, in the island or in a banner. Default: `false`.
        public var isExpanded: Bool
        /// Whether it has a card on the lock screen. Default: `true`.
        public var isOnLockScreen: Bool

        /// Creates a member.
        public init(
            views: ActivityViews, place: IslandPresentation?, isRunning: Bool = true, isExpanded: Bool = false,
            isOnLockScreen: Bool = true
        ) {
            (self.views, self.place, self.isRunning) = (views, place, isRunning)
            (self.isExpanded, self.isOnLockScreen) = (isExpanded, isOnLockScreen)
        }
    }

    /// The cards of the lock screen, topmost first.
    public private(set) var cards: [ActivityViews]
    /// The index of the card of the picture's own activity; `nil` if it has none.
    public private(set) var ownCard: Int?
    /// The activity drawn as compact; `nil` for an idle island.
    public let compact: ActivityViews?
    /// The activity drawn as expanded; `nil` for an idle island.
    public let expanded: ActivityViews?
    /// The activity drawn as minimal, attached to the camera; `nil` for an idle island.
    public let attached: ActivityViews?
    /// The activity drawn as minimal, detached; `nil` if only one app has activities: then a sign stands for another one.
    public let detached: ActivityViews?
    /// The activity shown by an alert, in a banner on a device without an island; `nil` if there is none.
    public let alert: ActivityViews?

    /// Assigns activities to presentations.
    ///
    /// - Parameters:
    ///   - members: The activities, in the order of the lock screen.
    ///   - own: The index of the picture's own activity; `nil` if there is none.
    public init(_ members: [Member], own: Int?) {
        func views(_ places: [IslandPresentation]) -> ActivityViews? {
            members.first { $0.place.map(places.contains) ?? false }?.views
        }
        let onLockScreen = members.indices.filter { members[$0].isOnLockScreen }
        cards = onLockScreen.map { members[$0].views }
        ownCard = own.flatMap(onLockScreen.firstIndex)
        attached = views([.minimalAttached, .compact])
        detached = views([.minimalDetached])
        let leading = own.map { members[$0] }.flatMap { $0.isRunning ? $0.views : nil }
        compact = leading ?? attached
        alert = members.first(where: \.isExpanded)?.views
        expanded = alert ?? compact
    }

    /// The same cast with only the alert's card; unchanged if there is no alert.
    var showingAlertAlone: ActivityCast {
        guard let alert else { return self }
        var cast = self
        (cast.cards, cast.ownCard) = ([alert], 0)
        return cast
    }

    /// The presentation that the phone's island currently shows; `nil` if it is idle.
    var current: Presentation? {
        if alert != nil { return .expanded }
        if detached != nil { return .minimal }
        return attached == nil ? nil : .compact
    }

    /// The presentations by importance if not all fit: the one the phone currently shows comes first.
    var order: [Presentation] {
        switch current {
        case .expanded: [.expanded, .lockScreen, .minimal, .compact]
        case .minimal: [.minimal, .lockScreen, .expanded, .compact]
        case .compact: CanvasPlan.order
        case .lockScreen, nil: [.lockScreen, .compact, .expanded, .minimal]
        }
    }
}

extension PresentationCanvas {
    /// The text appended to a caption: whether the phone shows this presentation now, or the number of cards that do not fit.
    func remark(on face: CanvasPlan.Face, of cast: ActivityCast, plan: CanvasPlan, at now: Date) -> String? {
        switch face.presentation {
        case .lockScreen:
            if device.island == nil, cast.alert != nil { return localized("banner", "presentation") }
            guard !plan.hasPhone else { return nil }
            let stack = stack(
                cast, in: face.rect.size, line: cardLine(onScreen: face.phone != nil), hasPhone: false,
                scale: plan.lockScreenScale, now: now)
            return stack.hidden > 0 ? stack.remark : nil
        case .compact where cast.detached != nil: return localized("when alone", "presentation")
        case let presentation where presentation == cast.current && presentation != .compact:
            return localized("now", "presentation")
        default: return nil
        }
    }

    /// The caption with `remark` appended if there is room.
    func text(
        of caption: CanvasPlan.Caption, _ presentation: Presentation, remark: String?, columns: Int
    ) -> String {
        let room = columns - caption.origin.x - 1
        if isIdle(presentation) { return DisplayWidth.of(Self.idleCaption) <= room ? Self.idleCaption : "" }
        guard let remark else { return caption.text }
        return ["\(caption.text) · \(remark)", "\(presentation.name(on: device)) · \(remark)"].first {
            DisplayWidth.of($0) <= room
        } ?? caption.text
    }
}
