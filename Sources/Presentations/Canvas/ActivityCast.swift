/// Who has which place in the picture while several activities are on show.
///
/// The picture stays that of its own activity as far as that is true: compact goes on showing it, although the phone shows
/// minimal while two apps have one; the captions tell. Where it has left the island, the other one has compact.
public struct ActivityCast {
    /// An activity that is on show.
    public struct Member {
        /// What it shows.
        public var views: ActivityViews
        /// Its place in the closed island; `nil` where it has none.
        public var place: IslandPresentation?
        /// Whether it is running: one that has ended is on the lock screen alone.
        public var isRunning: Bool
        /// Whether an alert, or a hand, shows it in the open island or in a banner just now.
        public var isExpanded: Bool
        /// Whether it has a card on the lock screen.
        public var isOnLockScreen: Bool

        /// An activity.
        public init(
            views: ActivityViews, place: IslandPresentation?, isRunning: Bool = true, isExpanded: Bool = false,
            isOnLockScreen: Bool = true
        ) {
            (self.views, self.place, self.isRunning) = (views, place, isRunning)
            (self.isExpanded, self.isOnLockScreen) = (isExpanded, isOnLockScreen)
        }
    }

    /// The cards of the lock screen, the topmost first.
    public private(set) var cards: [ActivityViews]
    /// Which card is the one of the activity that the picture is about; `nil` where it has none.
    public private(set) var ownCard: Int?
    /// Compact; `nil` for an idle island.
    public let compact: ActivityViews?
    /// The open island.
    public let expanded: ActivityViews?
    /// Minimal, beside the camera.
    public let attached: ActivityViews?
    /// Minimal, in a circle of its own; `nil` where one app alone has activities: then both forms show the same.
    public let detached: ActivityViews?
    /// What an alert shows; on a device without an island, in a banner.
    public let alert: ActivityViews?

    /// Gives each activity its places.
    ///
    /// - Parameters:
    ///   - members: In the order of the lock screen.
    ///   - own: Which of them the picture is about; `nil` for none.
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

    /// The same with the card of an alert alone.
    var showingAlertAlone: ActivityCast {
        guard let alert else { return self }
        var cast = self
        (cast.cards, cast.ownCard) = ([alert], 0)
        return cast
    }

    /// What of the island the phone shows now; `nil` while it is idle.
    var current: Presentation? {
        if alert != nil { return .expanded }
        if detached != nil { return .minimal }
        return attached == nil ? nil : .compact
    }

    /// The presentations by importance where not all fit: what the phone shows now comes first.
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
    /// What a caption adds to a presentation's name: which one the phone shows now, and which cards have no room.
    func remark(on face: CanvasPlan.Face, of cast: ActivityCast, plan: CanvasPlan, at now: Date) -> String? {
        switch face.presentation {
        case .lockScreen:
            if device.island == nil, cast.alert != nil { return "banner" }
            guard !plan.hasPhone else { return nil }
            let stack = stack(cast, in: face.rect.size, hasPhone: false, scale: plan.scale, now: now)
            return stack.hidden > 0 ? "+\(stack.hidden) more" : nil
        case .compact where cast.detached != nil: return "when alone"
        case let presentation where presentation == cast.current && presentation != .compact: return "now"
        default: return nil
        }
    }

    /// A caption with what is added to it, as far as there is room.
    func text(
        of caption: CanvasPlan.Caption, _ presentation: Presentation, remark: String?, columns: Int
    ) -> String {
        guard let remark else { return caption.text }
        let room = columns - caption.origin.x - 1
        return ["\(caption.text) · \(remark)", "\(presentation.name) · \(remark)"].first {
            DisplayWidth.of($0) <= room
        } ?? caption.text
    }
}
