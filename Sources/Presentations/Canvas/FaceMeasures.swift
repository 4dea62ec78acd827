/// The sizes of a device's presentations, in cells at one scale.
struct FaceMeasures {
    let device: Device
    let scale: CellScale

    init(device: Device, pointsPerColumn: Double) {
        self.device = device
        scale = CellScale(pointsPerColumn: pointsPerColumn, pointsPerRow: pointsPerColumn * 2)
    }

    /// The size of an island of the given points. Its edge runs through the middle of the outermost cells, so the shape is half
    /// a cell smaller on each side than its area.
    func glass(width: Double, height: Double) -> CellSize {
        CellSize(width: scale.columns(width) + 1, height: max(2, scale.rows(height)) + 1)
    }

    /// The half rows of a closed island's glass: an even number, so that a line of text is in its middle, and at least four. Of two that
    /// are about as far from the truth, the larger has the rounder ends.
    var closedHalfRows: Int { max(4, 2 * Int((Device.Island.height / scale.pointsPerRow + 0.25).rounded())) }

    /// The size of a closed island's area: the odd number of rows that hold its glass.
    ///
    ///     ▄▄▄▄▄▄▄▄    four half rows     ████████    six
    ///     ████████                       ████████
    ///     ▀▀▀▀▀▀▀▀                       ████████
    func closedGlass(width: Double) -> CellSize {
        CellSize(width: scale.columns(width) + 1, height: closedHalfRows / 4 * 2 + 1)
    }

    /// The maximum size of a presentation; for the lock screen, that of its card.
    func size(of presentation: Presentation) -> CellSize {
        switch presentation {
        case .lockScreen where device.stage != .lockScreen:
            let size = StageMeasures(device).size
            return CellSize(width: scale.columns(size.width), height: scale.rows(size.height))
        case .lockScreen: return card
        case .expanded where device.island == nil: return card
        case .expanded:
            var size = glass(width: device.island?.expandedWidth ?? 0, height: device.card.maxHeight)
            // As far from the screen's edge on both sides, and at least a column.
            size.width = min(size.width, scale.columns(device.screen.width) - 2)
            if (scale.columns(device.screen.width) - size.width) % 2 != 0 { size.width -= 1 }
            return size
        case .compact: return closedGlass(width: device.island?.width ?? 0)
        case .minimal:
            let attached = attachedMinimal
            return CellSize(width: attached.width + minimalGap + detachedMinimal.width, height: attached.height)
        }
    }

    /// The largest card.
    private var card: CellSize {
        CellSize(width: scale.columns(device.card.width), height: scale.rows(device.card.maxHeight))
    }

    /// The minimal presentation attached to the camera.
    var attachedMinimal: CellSize {
        closedGlass(width: (device.island?.camera ?? 0) + Device.Island.minimalWidth.upperBound)
    }
    /// The minimal presentation in its own circle: an odd number of columns, so that a single letter is in its middle.
    var detachedMinimal: CellSize {
        CellSize(width: closedHalfRows + 1, height: closedGlass(width: 0).height)
    }
    /// The island of a locked phone without content; `nil` if the device has none.
    var idlePill: CellSize? { device.island.map { closedGlass(width: $0.camera) } }
    /// Columns between the two minimal forms, about twelve points.
    var minimalGap: Int { max(1, scale.columns(12)) }
    /// Rows between two cards.
    static let cardGap = 1

    /// The size of the phone and its frame in at most `rows` rows: the width of the screen, and as much of its height as fits.
    func phone(rows: Int) -> CellSize {
        CellSize(
            width: scale.columns(device.screen.width) + 2, height: min(rows, scale.rows(device.screen.height) + 2))
    }

    /// The scale of the whole phone beside islands, in at most `rows` rows: a little coarser, down to that of standard text, where the
    /// phone would be squat. It is then higher than wide by a fifth, in points.
    func phoneScale(rows: Int) -> CellScale {
        let columns = Double(2 * rows) / 1.2 - 2
        let points = min(device.screen.width / columns, CellScale.standard.pointsPerColumn)
        let coarse = max(scale.pointsPerColumn, (points * 4).rounded(.up) / 4)
        return CellScale(pointsPerColumn: coarse, pointsPerRow: 2 * coarse)
    }

    /// The minimum height of a phone: frame, date, one-row clock, a blank row, the card and its margin.
    var leastPhoneRows: Int { 2 + 2 + 1 + scale.rows(device.card.maxHeight) + 1 }

    /// A presentation with a caption above it, which is shortened or dropped if it does not fit in `columns`.
    func face(_ presentation: Presentation, x: Int, y: Int, hasCaption: Bool, in columns: Int) -> CanvasPlan.Face {
        let face = face(presentation, x: x, y: y, on: .none)
        return hasCaption ? face.captioned(on: device, in: columns) : face
    }

    /// What an island is drawn on: the top of a phone, only that of its screen, which takes no more rows than the island, or nothing.
    enum Ground { case phone, screen, none }

    /// A presentation without a caption.
    func face(_ presentation: Presentation, x: Int, y: Int, on ground: Ground) -> CanvasPlan.Face {
        let size = size(of: presentation)
        let rect = CellRect(origin: CellPoint(x: x, y: y), size: size)
        guard ground != .none else { return CanvasPlan.Face(presentation: presentation, rect: rect) }
        // Above the island is the phone's edge and about the distance of eleven points; below it, a little of the wallpaper.
        let notch = device.notch.map { scale.rows($0.height) } ?? 0
        let isPhone = ground == .phone
        let phone = CellRect(
            x: x, y: isPhone ? y - 1 - notch : y, width: scale.columns(device.screen.width) + (isPhone ? 2 : 0),
            height: size.height + (isPhone ? notch + (presentation == .expanded ? 2 : 3) : 0))
        var face = CanvasPlan.Face(presentation: presentation, rect: rect, phone: phone)
        // The camera is in the middle of the phone.
        let middle = presentation == .minimal ? minimalCameraMiddle : size.width / 2
        face.rect.origin.x = phone.minX + phone.width / 2 - middle
        let isCard = presentation == .lockScreen || presentation == .expanded && device.island == nil
        if isCard, size.width > phone.width - 2 || (phone.width - size.width) % 2 == 1 {
            // As far from the screen's edge on both sides.
            face.rect.size.width = min(size.width, phone.width - 2)
            if (phone.width - face.rect.width) % 2 == 1 { face.rect.size.width -= 1 }
            face.rect.origin.x = phone.minX + (phone.width - face.rect.width) / 2
        }
        return face
    }

    /// The column of the camera's middle in the minimal presentation.
    private var minimalCameraMiddle: Int {
        attachedMinimal.width - 1 - scale.columns(device.island?.camera ?? 0) / 2
    }
}

extension Device {
    /// Whether it is narrow enough for a picture of it to stand beside others: a tablet is not.
    var isBesideOthers: Bool { screen.width < 500 }
}

extension CanvasPlan.Face {
    /// The same face with a caption above it, which is shortened or dropped if it does not fit in `columns`.
    func captioned(on device: Device, in columns: Int) -> CanvasPlan.Face {
        let room = columns - extent.minX - 1
        let text = [presentation.caption(on: device), presentation.name(on: device)].first {
            DisplayWidth.of($0) <= room
        }
        var face = self
        face.caption = text.map {
            CanvasPlan.Caption(text: $0, origin: CellPoint(x: extent.minX + 1, y: extent.minY - 1))
        }
        return face
    }
}
