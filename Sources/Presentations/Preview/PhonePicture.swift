import Foundation

/// A picture of a whole phone: lock screen and home screen, side by side if there is room.
public struct PhonePicture {
    /// A screen of a phone.
    public enum Screen: Hashable, Sendable, CaseIterable {
        /// The lock screen, with the activity's card.
        case lock
        /// The home screen, with the Dynamic Island over the apps.
        case home
    }

    /// The content of the presentations; `nil` if there is no activity.
    public var views: ActivityViews?
    /// The traits to draw with.
    public var traits: PreviewTraits
    /// Whether the island is expanded, by touch and hold or by an alert; without an island, whether a banner is shown.
    public var isExpanded: Bool
    /// The screen shown if there is no room for both. Default: home.
    public var screen = Screen.home

    /// Creates a picture.
    public init(_ views: ActivityViews?, in traits: PreviewTraits = PreviewTraits(), isExpanded: Bool = false) {
        (self.views, self.traits, self.isExpanded) = (views, traits, isExpanded)
    }

    /// The layout of the screens.
    public struct Plan: Hashable, Sendable {
        /// The points per cell.
        public let scale: CellScale
        /// The areas of the screens, including their frames.
        public let screens: [Screen: CellRect]
        /// The area that opens the island by touch and hold; `nil` if there is none.
        public let island: CellRect?
    }

    /// The layout for an area of `size`: both screens at the finest scale that fits, else one, else none.
    public func plan(in size: CellSize) -> Plan {
        for shown in [Screen.allCases, [screen]] {
            for points in traits.pointsPerColumn.map({ [$0] }) ?? Array(stride(from: 8, through: 13, by: 0.25)) {
                let measures = FaceMeasures(device: traits.device, pointsPerColumn: points)
                let phone = measures.phone(rows: size.height)
                let gap = 3
                let width = phone.width * shown.count + gap * (shown.count - 1)
                guard width <= size.width, phone.height >= measures.leastPhoneRows else { continue }
                let left = (size.width - width) / 2
                let top = (size.height - phone.height) / 2
                var screens: [Screen: CellRect] = [:]
                for (index, screen) in shown.enumerated() {
                    screens[screen] = CellRect(
                        origin: CellPoint(x: left + index * (phone.width + gap), y: top), size: phone)
                }
                let canvas = PresentationPicture(views, in: traits).canvas()
                return Plan(
                    scale: measures.scale, screens: screens,
                    island: traits.device.island == nil
                        ? nil : screens[.home].map { canvas.islandPlace(in: $0, scale: measures.scale) })
            }
        }
        return Plan(scale: .standard, screens: [:], island: nil)
    }

    /// Draws the picture in an area of `size`; empty if not even one screen fits.
    public func rendering(size: CellSize, at now: Date) -> Rendering {
        if let foreign = views?.pictures { return foreign.rendering(of: self, size: size, at: now) }
        let plan = plan(in: size)
        let canvas = PresentationPicture(views, in: traits).canvas()
        return Renderer.render(
            size: size, at: now, background: CellStyle(background: canvas.theme.screen.background)
        ) { context in
            context.isAntialiased = canvas.contrast.isAntialiased
            if canvas.theme.screen.background.hex != nil {
                context.assumedBackground = canvas.theme.screen.background
            }
            if let rect = plan.screens[.lock] {
                context.say("Lock Screen")
                canvas.drawLockScreen(
                    in: rect, plan: CanvasPlan(scale: plan.scale, faces: [], hasPhone: true), context: &context)
            }
            if let rect = plan.screens[.home] {
                context.say("Home Screen")
                canvas.drawHomeScreen(
                    in: rect, scale: plan.scale, form: isExpanded ? .expanded : .compact, context: &context)
            }
        }
    }
}
