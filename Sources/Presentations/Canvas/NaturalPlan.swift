extension CanvasPlan {
    /// Lays out the presentations at a given scale without a size limit: lock screen left, the others stacked right of it, each on the top of
    /// its phone, against whose colours black glass is seen. A device without an island has a banner there.
    static func natural(
        _ presentations: [Presentation], device: Device, pointsPerColumn: Double, hasPhone: Bool, hasCaptions: Bool
    ) -> CanvasPlan {
        let measures = FaceMeasures(device: device, pointsPerColumn: pointsPerColumn)
        let chosen = device.shown(of: presentations)
        let isPhone = hasPhone && device.stage == .lockScreen && chosen.contains(.lockScreen)
        let top = hasCaptions ? 1 : 0
        let right = [Presentation.expanded, .compact, .minimal].filter(chosen.contains)
            .map { measures.face($0, x: 0, y: 0, on: device.isBesideOthers ? .phone : .none) }
        let between = 1
        let rightRows = right.reduce(0) { $0 + top + $1.extent.height } + between * max(0, right.count - 1)

        var faces: [Face] = []
        var x = 0
        if chosen.contains(.lockScreen) {
            let card = measures.size(of: .lockScreen)
            let rows = max(measures.leastPhoneRows + 8, rightRows - top)
            let size = isPhone ? measures.phone(rows: rows) : card
            faces.append(
                Face(
                    presentation: .lockScreen, rect: CellRect(origin: CellPoint(x: 0, y: top), size: size),
                    caption: hasCaptions
                        ? Caption(text: Presentation.lockScreen.caption(on: device), origin: CellPoint(x: 1, y: 0))
                        : nil))
            x = size.width + 3
        }
        let width = right.map(\.extent.width).max() ?? 0
        var y = 0
        for face in right {
            let face = face.offset(x: x - face.extent.minX, y: y + top - face.extent.minY)
            faces.append(hasCaptions ? face.captioned(on: device, in: x + width) : face)
            y = face.extent.maxY + between
        }
        return CanvasPlan(scale: measures.scale, faces: faces, hasPhone: isPhone)
    }

    /// The columns and rows that presentations and captions take.
    public var extent: CellSize {
        CellSize(width: faces.map(\.extent.maxX).max() ?? 0, height: faces.map(\.extent.maxY).max() ?? 0)
    }

    /// The layout centred in an area of `size`; aligned to its top left if larger.
    func centered(in size: CellSize) -> CanvasPlan {
        let x = max(0, (size.width - extent.width) / 2)
        let y = max(0, (size.height - extent.height) / 2)
        let moved = faces.map { $0.offset(x: x, y: y) }
        return CanvasPlan(scale: scale, lockScreenScale: lockScreenScale, faces: moved, hasPhone: hasPhone)
    }
}
