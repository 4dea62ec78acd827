/// The layout of the presentations: their areas and the points per cell.
///
/// Depends only on the device and the available size, never on content, so that nothing moves when a state changes. One
/// exception: if not all presentations fit and several activities are visible, those that the phone currently shows come first.
/// Arrangements in order of preference (captions are dropped before content, the phone before captions):
///
/// 1. lock screen left, the island's presentations right, at the finest scale at which all four fit;
/// 2. the phone's lock screen alone, unless another presentation comes first;
/// 3. presentations with captions stacked, as many as fit, each on a part of a phone's screen if there is room: the selected one
///    first, then compact, lock screen, expanded, minimal; without captions if not even one fits with its caption;
/// 4. compact alone;
/// 5. one line.
public struct CanvasPlan: Hashable, Sendable {
    /// A presentation and its area.
    public struct Face: Hashable, Sendable {
        /// The presentation.
        public let presentation: Presentation
        /// The area it is drawn in.
        public var rect: CellRect
        /// The top of the phone on which the island is drawn, or only of its screen if it is as high as the island; `nil` if there is
        /// no room for either. The lock screen's phone is its area.
        public var phone: CellRect?
        /// Whether ``phone`` has an edge around its screen.
        var hasEdge: Bool { phone.map { $0.height > rect.height } ?? false }
        /// The caption above it; `nil` if there is no room.
        public var caption: Caption?
        /// The blank rows below ``phone``, into which it may fade away.
        var rowsBelow = 0

        /// The presentation and the phone around it.
        var extent: CellRect { phone ?? rect }

        /// The same face with a height of `rows`.
        func taking(rows: Int) -> Face {
            var face = self
            face.rect.size.height = rows
            return face
        }

        /// The same face elsewhere.
        func offset(x: Int, y: Int) -> Face {
            var face = self
            face.rect = rect.offset(x: x, y: y)
            face.phone = phone?.offset(x: x, y: y)
            face.caption = caption.map {
                Caption(text: $0.text, origin: CellPoint(x: $0.origin.x + x, y: $0.origin.y + y))
            }
            return face
        }
    }

    /// A presentation's caption and its position.
    public struct Caption: Hashable, Sendable {
        /// The text of the caption.
        public let text: String
        /// The first cell of the text.
        public let origin: CellPoint
    }

    /// The points per cell.
    public let scale: CellScale
    /// The points per cell of the lock screen, which may be coarser.
    let lockScreenScale: CellScale
    /// The presentations that fit.
    public let faces: [Face]
    /// Whether the lock screen is drawn as a whole phone with its clock; otherwise only the activity's card is drawn.
    public let hasPhone: Bool
    /// Whether there is room for one line only.
    public var isOneLine: Bool { faces.isEmpty }

    /// - Parameter lockScreenScale: Default: `nil`, the scale of all.
    init(scale: CellScale, lockScreenScale: CellScale? = nil, faces: [Face], hasPhone: Bool) {
        (self.scale, self.lockScreenScale) = (scale, lockScreenScale ?? scale)
        (self.faces, self.hasPhone) = (faces, hasPhone)
    }

    /// The finest scale, in points per column: where a row is lower, text of common sizes would be two rows high.
    static let finest = 5.25
    /// The coarsest legible scale: 12 points per column side by side, 13 stacked.
    private static let coarsest = (sideBySide: 12.0, stacked: 13.0)

    /// The presentations by importance: the last is dropped first.
    static let order: [Presentation] = [.compact, .lockScreen, .expanded, .minimal]

    /// Chooses the best arrangement that fits in `size`; see ``CanvasPlan``.
    ///
    /// - Parameters:
    ///   - selection: The presentation preferred to all others; `nil` for none.
    ///   - order: The presentations by importance. Default: ``order``.
    static func fitting(
        device: Device, hasPhoneScreen: Bool, selection: Presentation?, order: [Presentation] = order, in size: CellSize
    ) -> CanvasPlan {
        if device.island == nil {
            let beside = hasPhoneScreen && device.isBesideOthers ? sideBySide(device, in: size) : nil
            return beside ?? single(.lockScreen, device: device, hasPhone: hasPhoneScreen, in: size)
        }
        let order = (selection.map { [$0] } ?? []) + order.filter { $0 != selection }
        let isPhoneFirst =
            hasPhoneScreen && (order.first == .lockScreen || selection == nil && order == Self.order)
        return sideBySide(device, in: size) ?? (isPhoneFirst ? onePhone(device, in: size) : nil)
            ?? stacked(device, order: order, in: size) ?? CanvasPlan(scale: .standard, faces: [], hasPhone: false)
    }

    /// Lays out one presentation as large as fits. The lock screen becomes a phone with its clock if that is larger than in the
    /// common layout; otherwise it has room for `cards` stacked cards (at most three), or as many as fit.
    static func alone(_ presentation: Presentation, device: Device, cards: Int = 1, in size: CellSize) -> CanvasPlan {
        if presentation == .lockScreen, cards <= 1, device.stage == .lockScreen,
            let plan = phone(of: device, points: 5..<8, in: size)
        {
            return plan
        }
        let several = presentation == .lockScreen ? min(cards, 3) : 1
        // An island or a banner is seen on the top of its phone.
        let grounds: [FaceMeasures.Ground] =
            presentation == .lockScreen || !device.isBesideOthers ? [.none] : [.phone, .none]
        for ground in grounds {
            for count in stride(from: max(1, several), to: 0, by: -1) {
                for points in stride(from: 5, through: coarsest.stacked, by: 0.25) {
                    let measures = FaceMeasures(device: device, pointsPerColumn: points)
                    let face = measures.face(presentation, x: 0, y: 0, on: ground)
                    let height = face.extent.height
                    let rows = count * (height + FaceMeasures.cardGap) - FaceMeasures.cardGap
                    guard face.extent.width <= size.width, rows + 1 <= size.height else { continue }
                    let x = (size.width - face.extent.width) / 2 - face.extent.minX
                    let y = max(1, (size.height - rows) / 2) - face.extent.minY
                    let place = face.offset(x: x, y: y).captioned(on: device, in: size.width)
                    return CanvasPlan(
                        scale: measures.scale, faces: [count == 1 ? place : place.taking(rows: rows)], hasPhone: false)
                }
            }
        }
        return fitting(device: device, hasPhoneScreen: false, selection: presentation, in: size)
    }

    /// Lays out a phone's lock screen alone, at the finest of `points` per column at which it fits with the island; without the
    /// island if there is none; `nil` if it does not fit at all.
    private static func phone(of device: Device, points: Range<Double>, in size: CellSize) -> CanvasPlan? {
        phone(of: device, points: points, hasIsland: true, in: size)
            ?? phone(of: device, points: points, hasIsland: false, in: size)
    }

    private static func phone(
        of device: Device, points: Range<Double>, hasIsland: Bool, in size: CellSize
    ) -> CanvasPlan? {
        for points in stride(from: points.lowerBound, to: points.upperBound, by: 0.25) {
            let measures = FaceMeasures(device: device, pointsPerColumn: points)
            let phone = measures.phone(rows: size.height - 1)
            guard phone.width <= size.width, size.height - 1 >= measures.leastPhoneRows else { continue }
            let screen = CellRect(x: 0, y: 0, width: phone.width - 2, height: phone.height - 2)
            if hasIsland, measures.idlePill != nil {
                let layout = LockScreenLayout(in: screen, measures: measures, buttonRows: 0, hasSeveralCards: false)
                guard layout.pill != nil else { continue }
            }
            return lockScreen(phone, measures: measures, in: size)
        }
        return nil
    }

    /// Lays out a phone's lock screen alone, with a clock of three rows; `nil` if it does not fit.
    private static func onePhone(_ device: Device, in size: CellSize) -> CanvasPlan? {
        for points in stride(from: 8, through: coarsest.sideBySide, by: 0.25) {
            let measures = FaceMeasures(device: device, pointsPerColumn: points)
            let phone = measures.phone(rows: size.height - 1)
            if phone.width <= size.width, size.height - 1 >= measures.leastPhoneRows + 3 {
                return lockScreen(phone, measures: measures, in: size)
            }
        }
        return nil
    }

    private static func lockScreen(_ phone: CellSize, measures: FaceMeasures, in size: CellSize) -> CanvasPlan {
        let x = (size.width - phone.width) / 2
        let face = Face(
            presentation: .lockScreen, rect: CellRect(origin: CellPoint(x: x, y: 1), size: phone),
            caption: Caption(text: Presentation.lockScreen.caption, origin: CellPoint(x: x + 1, y: 0)))
        return CanvasPlan(scale: measures.scale, faces: [face], hasPhone: true)
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

    /// Lays out the lock screen left and the island's presentations right, each on the top of a phone or of its screen if there is
    /// room; `nil` if they do not fit.
    private static func sideBySide(_ device: Device, in size: CellSize) -> CanvasPlan? {
        for ground in [FaceMeasures.Ground.phone, .screen, .none] {
            if let plan = sideBySide(device, on: ground, in: size) { return plan }
        }
        return nil
    }

    private static func sideBySide(_ device: Device, on ground: FaceMeasures.Ground, in size: CellSize) -> CanvasPlan? {
        let islands = [Presentation.expanded, .compact, .minimal].filter(device.presentations.contains)
        for points in stride(from: finest, through: coarsest.sideBySide, by: 0.25) {
            let measures = FaceMeasures(device: device, pointsPerColumn: points)
            guard size.height - 1 >= measures.leastPhoneRows else { continue }
            let phoneScale = measures.phoneScale(rows: size.height - 1)
            let phone = FaceMeasures(device: device, pointsPerColumn: phoneScale.pointsPerColumn)
                .phone(rows: size.height - 1)
            // A column for the keys at each side of a phone that is large enough for them.
            let least = ground == .phone && phoneScale.pointsPerColumn <= CellScale.standard.pointsPerColumn ? 4 : 2
            // At most scales the phone and one island are too wide already.
            let first = islands.first.map { measures.face($0, x: 0, y: 0, on: ground).extent.width } ?? 0
            guard size.width - phone.width - first >= least else { continue }
            let faces = islands.map { measures.face($0, x: 0, y: 0, on: ground) }
            let heights = faces.map { $0.extent.height + 1 }
            // Phones touch the captions below them only where the next scale would be coarse.
            let isTight = ground == .phone && points > CellScale.standard.pointsPerColumn
            let columnHeight = heights.reduce(0, +) + (isTight ? 0 : faces.count - 1)
            let columnWidth = faces.map(\.extent.width).max() ?? 0
            let free = size.width - phone.width - columnWidth
            guard free >= least, columnHeight <= size.height else { continue }

            // Spare columns are split evenly between and around the two, but the gap is limited to 8 so that they stay
            // together.
            let gap = min(max(2, free / 3), 8)
            let left = (free - gap) / 2
            let x = left + phone.width + gap
            var placed = [
                Face(
                    presentation: .lockScreen, rect: CellRect(origin: CellPoint(x: left, y: 1), size: phone),
                    caption: Caption(text: Presentation.lockScreen.caption, origin: CellPoint(x: left + 1, y: 0)))
            ]
            let spare = size.height - heights.reduce(0, +)
            // On a high screen more of each phone is shown, down to the end of the whole one beside them.
            let gaps = max(1, faces.count - 1)
            let between = min(spare / gaps, ground == .phone ? 1 : max(3, size.height / 8))
            let more = ground == .phone && !faces.isEmpty ? (spare - between * gaps) / faces.count : 0
            var y = 0
            for (face, height) in zip(faces, heights) {
                var face = face.offset(x: x - face.extent.minX, y: y + 1 - face.extent.minY)
                face.phone?.size.height += more
                face.rowsBelow = face.presentation == faces.last?.presentation ? 0 : between
                placed.append(face.captioned(on: device, in: size.width))
                y += height + more + between
            }
            return CanvasPlan(
                scale: measures.scale, lockScreenScale: phoneScale, faces: placed, hasPhone: true)
        }
        return nil
    }

    /// Stacks as many presentations as fit, each on a part of a phone's screen if that costs none; `nil` if there is no room for one.
    private static func stacked(_ device: Device, order: [Presentation], in size: CellSize) -> CanvasPlan? {
        for hasCaptions in [true, false] {
            for count in stride(from: order.count, to: 0, by: -1) {
                for ground in [FaceMeasures.Ground.screen, .none] {
                    if let plan = stacked(device, Array(order.prefix(count)), hasCaptions, on: ground, in: size) {
                        return plan
                    }
                }
            }
        }
        return nil
    }

    private static func stacked(
        _ device: Device, _ shown: [Presentation], _ hasCaptions: Bool, on ground: FaceMeasures.Ground,
        in size: CellSize
    ) -> CanvasPlan? {
        for points in stride(from: 8, through: coarsest.stacked, by: 0.25) {
            let measures = FaceMeasures(device: device, pointsPerColumn: points)
            let faces = shown.map { measures.face($0, x: 0, y: 0, on: ground) }
            let rows = faces.reduce(0) { $0 + $1.extent.height } + (hasCaptions ? faces.count : 0)
            let width = faces.map(\.extent.width).max() ?? 0
            guard width <= size.width, rows <= size.height else { continue }
            let gap = faces.count > 1 ? min((size.height - rows) / (faces.count - 1), 1) : 0
            var y = (size.height - rows - gap * (faces.count - 1)) / 2
            let placed = faces.map { face in
                if hasCaptions { y += 1 }
                defer { y += face.extent.height + gap }
                let x = (size.width - face.extent.width) / 2
                let face = face.offset(x: x - face.extent.minX, y: y - face.extent.minY)
                return hasCaptions ? face.captioned(on: device, in: size.width) : face
            }
            return CanvasPlan(scale: measures.scale, faces: placed, hasPhone: false)
        }
        return nil
    }
}
