import Testing

@testable import Presentations

/// What is seen of a phone below its expanded island.
struct PhoneBelowIslandTests {
    @Test("Below the expanded island its phone goes on down to the next caption, if it does not fade away there")
    func rowsBelow() throws {
        var sizes = 0
        for (width, height) in [(110, 32), (120, 34), (124, 36), (130, 38), (140, 40), (150, 43), (160, 45)] {
            var canvas = sampleCanvas()
            canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
            let size = CellSize(width: width, height: height)
            let faces = canvas.plan(for: size).faces
            guard let expanded = faces.first(where: { $0.presentation == .expanded }), expanded.hasEdge,
                let phone = expanded.phone,
                canvas.fadingRows(
                    of: phone, below: expanded.rect.maxY, more: expanded.rowsBelow, scale: canvas.plan(for: size).scale)
                    == 0
            else { continue }
            sizes += 1
            let caption = try #require(faces.first { $0.presentation == .compact }?.caption)
            let background = CellStyle(background: canvas.theme.screen.background)
            let frame = Renderer.render(size: size, at: sampleInstant, background: background) {
                canvas.draw(in: $0.bounds, context: &$0)
            }.frame
            let rows = expanded.rect.maxY..<caption.origin.y
            #expect(rows.count >= 2, "\(size)")
            for y in rows {
                #expect(frame[phone.minX, y].style.background == canvas.theme.phone.frame, "row \(y) of \(size)")
                #expect(frame[phone.minX + 3, y].style.background != canvas.theme.screen.background, "row \(y)")
            }
            #expect(frame[caption.origin.x, caption.origin.y].graphemeCluster != " ", "\(size)")
        }
        #expect(sizes >= 2)
    }

    @Test("The expanded island is as far from both edges of the screen, and at least a column, at every scale")
    func expandedMargins() {
        for device in Device.all where device.island != nil {
            for points in stride(from: 5.25, through: 13, by: 0.25) {
                let measures = FaceMeasures(device: device, pointsPerColumn: points)
                let free = measures.scale.columns(device.screen.width) - measures.size(of: .expanded).width
                #expect(free >= 2 && free.isMultiple(of: 2), "\(device.name), \(points): \(free)")
            }
        }
    }
}
