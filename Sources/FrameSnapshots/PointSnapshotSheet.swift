import FrameExport

extension PointSnapshot {
    /// A true picture, or several on one sheet, each a group with the names of its circumstances: a row for each combination of all but
    /// the last of them, which has the columns.
    ///
    /// - Parameter pictures: At least one picture; all have as many circumstances.
    package init(of pictures: [(circumstances: [String], canvas: PointCanvas)], at now: Date, facts: [SnapshotFact]) {
        precondition(!pictures.isEmpty, "a sheet has at least one picture")
        self.init(pictures.count == 1 ? pictures[0].canvas : Self.sheet(of: pictures, at: now), facts: facts)
    }

    private static func sheet(
        of pictures: [(circumstances: [String], canvas: PointCanvas)], at now: Date
    ) -> PointCanvas {
        var rows: [(name: String, pictures: [PointCanvas])] = []
        var columns: [String] = []
        for (circumstances, canvas) in pictures {
            let row = circumstances.dropLast().joined(separator: " | ")
            if rows.last?.name != row { rows.append((row, [])) }
            if rows.count == 1 { columns.append(circumstances.last ?? "") }
            let name = circumstances.joined(separator: " | ")
            rows[rows.count - 1].pictures.append(
                PointCanvas.picture(size: canvas.size, at: canvas.now) { titled in
                    titled.group({ $0.title = name }) { $0.draw(canvas, at: .zero) }
                })
        }
        return PointSheet(title: "", columnTitles: columns, rowTitles: rows.map(\.name), pictures: rows.map(\.pictures))
            .canvas(at: now)
    }
}
