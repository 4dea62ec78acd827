/// Where each presentation stands, and how many points a cell stands for.
///
/// The plan depends on the device and the room alone, never on content: nothing moves when a state changes. Only where not
/// all presentations fit and several activities are on show, those that the phone shows now come first. The plan is sought
/// from the best arrangement to the poorest; captions go before content, the phone before captions:
///
/// 1. lock screen left, the island's faces right, at the finest scale at which all four fit;
/// 2. faces with captions below each other, as many as fit, the selected one first, then compact, lock screen, expanded,
///    minimal; without captions where not even one fits with its caption;
/// 3. compact alone;
/// 4. one line.
public struct CanvasPlan: Hashable, Sendable {
    /// A presentation in its place.
    public struct Face: Hashable, Sendable {
        /// Which one.
        public let presentation: Presentation
        /// Its place.
        public let rect: CellRect
        /// Its name, above it; `nil` where there is no room.
        public let caption: Caption?

        /// The same, so many rows high.
        func taking(rows: Int) -> Face {
            Face(
                presentation: presentation,
                rect: CellRect(origin: rect.origin, size: CellSize(width: rect.width, height: rows)), caption: caption)
        }
    }

    /// The name of a presentation.
    public struct Caption: Hashable, Sendable {
        /// What it says.
        public let text: String
        /// Where it begins.
        public let origin: CellPoint
    }

    /// How many points a cell stands for.
    public let scale: CellScale
    /// The presentations that are shown.
    public let faces: [Face]
    /// Whether the lock screen is shown in a whole phone, with its clock, or as the activity's card alone.
    public let hasPhone: Bool
    /// Whether there is room for one line only.
    public var isOneLine: Bool { faces.isEmpty }

    /// The coarsest scale at which content is still legible: 12 points a column side by side, 13 below each other.
    private static let coarsest = (sideBySide: 12.0, stacked: 13.0)

    /// Which presentations stay longest where not all fit.
    static let order: [Presentation] = [.compact, .lockScreen, .expanded, .minimal]

    /// - Parameters:
    ///   - selection: What goes before all others; `nil` for none.
    ///   - order: Which presentations stay longest. Default: ``order``.
    static func fitting(
        device: Device, hasPhoneScreen: Bool, selection: Presentation?, order: [Presentation] = order, in size: CellSize
    ) -> CanvasPlan {
        if device.island == nil { return single(.lockScreen, device: device, hasPhone: hasPhoneScreen, in: size) }
        let order = (selection.map { [$0] } ?? []) + order.filter { $0 != selection }
        return sideBySide(device, in: size) ?? stacked(device, order: order, in: size)
            ?? CanvasPlan(scale: .standard, faces: [], hasPhone: false)
    }

    /// One presentation as large as fits. The lock screen is a phone's, with its clock, where that is larger than among the
    /// others; else it has room for so many cards below each other, or for as many as fit.
    static func alone(_ presentation: Presentation, device: Device, cards: Int = 1, in size: CellSize) -> CanvasPlan {
        if presentation == .lockScreen, cards <= 1, device.stage == .lockScreen,
            let plan = phone(of: device, points: 5..<8, in: size)
        {
            return plan
        }
        let several = presentation == .lockScreen ? min(cards, 3) : 1
        for count in stride(from: max(1, several), to: 0, by: -1) {
            for points in stride(from: 5, through: coarsest.stacked, by: 0.25) {
                let measures = FaceMeasures(device: device, pointsPerColumn: points)
                let face = measures.size(of: presentation)
                let rows = count * (face.height + FaceMeasures.cardGap) - FaceMeasures.cardGap
                guard face.width <= size.width, rows + 1 <= size.height else { continue }
                let x = (size.width - face.width) / 2
                let y = max(1, (size.height - rows) / 2)
                let place = measures.face(presentation, x: x, y: y, hasCaption: true, in: size.width)
                return CanvasPlan(
                    scale: measures.scale, faces: [count == 1 ? place : place.taking(rows: rows)], hasPhone: false)
            }
        }
        return fitting(device: device, hasPhoneScreen: false, selection: presentation, in: size)
    }

    /// A phone's lock screen alone, as large as fits between these scales, in points a column.
    private static func phone(of device: Device, points: Range<Double>, in size: CellSize) -> CanvasPlan? {
        for points in stride(from: points.lowerBound, to: points.upperBound, by: 0.25) {
            let measures = FaceMeasures(device: device, pointsPerColumn: points)
            let phone = measures.phone(rows: size.height - 1)
            guard phone.width <= size.width, size.height - 1 >= measures.leastPhoneRows else { continue }
            let x = (size.width - phone.width) / 2
            let face = Face(
                presentation: .lockScreen, rect: CellRect(origin: CellPoint(x: x, y: 1), size: phone),
                caption: Caption(text: Presentation.lockScreen.caption, origin: CellPoint(x: x + 1, y: 0)))
            return CanvasPlan(scale: measures.scale, faces: [face], hasPhone: true)
        }
        return nil
    }

    private static func single(
        _ presentation: Presentation, device: Device, hasPhone: Bool, in size: CellSize
    ) -> CanvasPlan {
        if hasPhone, let plan = phone(of: device, points: 8..<coarsest.stacked.nextUp, in: size) { return plan }
        for points in stride(from: 8, through: coarsest.stacked, by: 0.25) {
            let measures = FaceMeasures(device: device, pointsPerColumn: points)
            let card = measures.size(of: .lockScreen)
            guard card.width <= size.width, card.height <= size.height else { continue }
            let hasCaption = card.height + 1 <= size.height
            let y = max(hasCaption ? 1 : 0, (size.height - card.height) / 2)
            let x = (size.width - card.width) / 2
            return CanvasPlan(
                scale: measures.scale,
                faces: [measures.face(presentation, x: x, y: y, hasCaption: hasCaption, in: size.width)],
                hasPhone: false)
        }
        return CanvasPlan(scale: .standard, faces: [], hasPhone: false)
    }

    /// The lock screen left, the island's faces right.
    private static func sideBySide(_ device: Device, in size: CellSize) -> CanvasPlan? {
        for points in stride(from: 8, through: coarsest.sideBySide, by: 0.25) {
            let measures = FaceMeasures(device: device, pointsPerColumn: points)
            let faces: [Presentation] = [.expanded, .compact, .minimal]
            let heights = faces.map { measures.size(of: $0).height + 1 }
            let columnHeight = heights.reduce(0, +) + faces.count - 1
            let phone = measures.phone(rows: size.height - 1)
            let columnWidth = faces.map { measures.size(of: $0).width }.max() ?? 0
            let free = size.width - phone.width - columnWidth
            guard free >= 2, columnHeight <= size.height, size.height - 1 >= measures.leastPhoneRows else { continue }

            // What is left over goes between and around in equal parts, yet never tears the two apart.
            let gap = min(max(2, free / 3), 8)
            let left = (free - gap) / 2
            let x = left + phone.width + gap
            var placed = [
                Face(
                    presentation: .lockScreen, rect: CellRect(origin: CellPoint(x: left, y: 1), size: phone),
                    caption: Caption(text: Presentation.lockScreen.caption, origin: CellPoint(x: left + 1, y: 0)))
            ]
            let between = min((size.height - columnHeight) / (faces.count - 1), 3)
            var y = 0
            for (presentation, height) in zip(faces, heights) {
                placed.append(measures.face(presentation, x: x, y: y + 1, hasCaption: true, in: size.width))
                y += height + 1 + between
            }
            return CanvasPlan(scale: measures.scale, faces: placed, hasPhone: true)
        }
        return nil
    }

    /// Faces below each other, as many as fit.
    private static func stacked(_ device: Device, order: [Presentation], in size: CellSize) -> CanvasPlan? {
        for hasCaptions in [true, false] {
            for count in stride(from: order.count, to: 0, by: -1) {
                for points in stride(from: 8, through: coarsest.stacked, by: 0.25) {
                    let measures = FaceMeasures(device: device, pointsPerColumn: points)
                    let shown = order.prefix(count)
                    let sizes = shown.map { measures.size(of: $0) }
                    let rows = sizes.reduce(0) { $0 + $1.height } + (hasCaptions ? count : 0)
                    let width = sizes.map(\.width).max() ?? 0
                    guard width <= size.width, rows <= size.height else { continue }
                    let gap = count > 1 ? min((size.height - rows) / (count - 1), 1) : 0
                    var y = (size.height - rows - gap * (count - 1)) / 2
                    let faces = zip(shown, sizes).map { presentation, face in
                        if hasCaptions { y += 1 }
                        defer { y += face.height + gap }
                        return measures.face(
                            presentation, x: (size.width - face.width) / 2, y: y, hasCaption: hasCaptions,
                            in: size.width)
                    }
                    return CanvasPlan(scale: measures.scale, faces: faces, hasPhone: false)
                }
            }
        }
        return nil
    }
}

/// The sizes of a device's presentations in cells of one scale.
struct FaceMeasures {
    let device: Device
    let scale: CellScale

    init(device: Device, pointsPerColumn: Double) {
        self.device = device
        scale = CellScale(pointsPerColumn: pointsPerColumn, pointsPerRow: pointsPerColumn * 2)
    }

    /// An island of so many points. Its edge lies in the middle of the outermost cells: the shape is half a cell smaller
    /// on each side than the place it is drawn in.
    func glass(width: Double, height: Double) -> CellSize {
        CellSize(width: scale.columns(width) + 1, height: max(2, scale.rows(height)) + 1)
    }

    /// The greatest size of a presentation; the lock screen's is that of its card.
    func size(of presentation: Presentation) -> CellSize {
        switch presentation {
        case .lockScreen:
            return CellSize(width: scale.columns(device.card.width), height: scale.rows(device.card.maxHeight))
        case .expanded: return glass(width: device.island?.expandedWidth ?? 0, height: device.card.maxHeight)
        case .compact: return glass(width: device.island?.width ?? 0, height: Device.Island.height)
        case .minimal:
            let attached = attachedMinimal
            return CellSize(width: attached.width + minimalGap + detachedMinimal.width, height: attached.height)
        }
    }

    /// Minimal beside the camera.
    var attachedMinimal: CellSize {
        glass(width: (device.island?.camera ?? 0) + Device.Island.minimalWidth.upperBound, height: Device.Island.height)
    }
    /// Minimal in a circle of its own.
    var detachedMinimal: CellSize {
        glass(width: Device.Island.minimalWidth.upperBound, height: Device.Island.height)
    }
    /// Columns between the two minimal forms.
    var minimalGap: Int { 2 }
    /// Rows between two cards.
    static let cardGap = 1

    /// The phone with its frame, so many rows high: a screen's width, and as much of its height as there is room for.
    func phone(rows: Int) -> CellSize {
        CellSize(
            width: scale.columns(device.screen.width) + 2, height: min(rows, scale.rows(device.screen.height) + 2))
    }

    /// Frame, date, clock in one row, a blank, the card and its margin.
    var leastPhoneRows: Int { 2 + 2 + 1 + scale.rows(device.card.maxHeight) + 1 }

    /// A presentation with its caption above it, which is shortened or left out where `columns` have no room for it.
    func face(_ presentation: Presentation, x: Int, y: Int, hasCaption: Bool, in columns: Int) -> CanvasPlan.Face {
        let room = columns - x - 1
        let text = [presentation.caption, presentation.name].first { DisplayWidth.of($0) <= room }
        return CanvasPlan.Face(
            presentation: presentation,
            rect: CellRect(origin: CellPoint(x: x, y: y), size: size(of: presentation)),
            caption: hasCaption ? text.map { CanvasPlan.Caption(text: $0, origin: CellPoint(x: x + 1, y: y - 1)) } : nil
        )
    }
}
