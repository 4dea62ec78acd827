import Foundation

/// The picture of a whole phone: its lock screen and its home screen, side by side where there is room.
public struct PhonePicture {
    /// A screen of a phone.
    public enum Screen: Hashable, Sendable, CaseIterable {
        /// With the activity's card.
        case lock
        /// With the Dynamic Island over the apps.
        case home
    }

    /// What the presentations show; `nil` when no activity is on show.
    public var views: ActivityViews?
    /// In which traits.
    public var traits: PreviewTraits
    /// Whether the island is open, by press and hold or by an alert; on a device without one an alert shows a banner.
    public var isExpanded: Bool
    /// The screen that is shown where there is no room for both. Default: home.
    public var screen = Screen.home

    /// A picture.
    public init(_ views: ActivityViews?, in traits: PreviewTraits = PreviewTraits(), isExpanded: Bool = false) {
        (self.views, self.traits, self.isExpanded) = (views, traits, isExpanded)
    }

    /// Where the screens stand in a place of `size`.
    public struct Plan: Hashable, Sendable {
        /// How many points a cell stands for.
        public let scale: CellScale
        /// The screens with their frames.
        public let screens: [Screen: CellRect]
        /// Where a press and hold opens the island; `nil` where there is none.
        public let island: CellRect?
    }

    /// Where the screens stand in a place of `size`: both at the finest scale at which they fit, or one, or none.
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

    /// The picture in a place of `size`; empty where not even one screen fits.
    public func rendering(size: CellSize, at now: Date) -> Rendering {
        let plan = plan(in: size)
        let canvas = PresentationPicture(views, in: traits).canvas()
        return Renderer.render(
            size: size, at: now, background: CellStyle(background: canvas.theme.screen.background)
        ) { context in
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
