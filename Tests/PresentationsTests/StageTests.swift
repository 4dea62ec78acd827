import Foundation
import Testing

@testable import Presentations

/// Devices that show the activity elsewhere than on a phone's lock screen and in its island. Source: Human Interface Guidelines, "Live
/// Activities".
struct StageTests {
    private struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable, Sendable {}
    }

    private struct Family: View {
        @Environment(\.activityFamily) private var family
        @Environment(\.isActivityFullscreen) private var isFullscreen
        var body: some View { Text(isFullscreen ? "full" : family == .small ? "small" : "medium") }
    }

    private struct Plain: Widget {
        var body: some WidgetConfiguration { StageTests.configuration }
    }

    private struct Supplemented: Widget {
        var body: some WidgetConfiguration { StageTests.configuration.supplementalActivityFamilies([.small]) }
    }

    private static var configuration: ActivityConfiguration<Attributes> {
        ActivityConfiguration(for: Attributes.self) { _ in
            Family()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
            } compactLeading: {
                Text("left")
            } compactTrailing: {
                Text("right")
            } minimal: {
                Text("m")
            }
        }
    }

    private func picture<Content: Widget & SendableMetatype>(
        of widget: Content.Type, _ device: String, _ change: (inout PreviewTraits) -> Void = { _ in }
    ) throws -> PresentationPicture {
        var traits = PreviewTraits()
        traits.device = try #require(Device.named(device))
        change(&traits)
        let preview = ActivityPreview(
            name: "app", displayName: "App", of: widget, attributes: { _ in Attributes() },
            contentStates: [.init("one", at: 0) { _ in Attributes.ContentState() }])
        return PresentationPicture(of: preview.states[0], in: traits)
    }

    private func words(_ picture: PresentationPicture) -> (points: [String], cells: String) {
        func strings(_ items: [PointCanvas.Item]) -> [String] {
            items.flatMap { item -> [String] in
                switch item {
                case .text(let text): [text.string]
                case .group(let group): strings(group.items)
                default: []
                }
            }
        }
        return (
            strings(picture.pointCanvas(at: ActivityPreview.start).items), picture.frame(at: ActivityPreview.start).text
        )
    }

    @Test(
        "Watch and car join the compact sides; the watch adds the app's name",
        arguments: [
            ("Apple Watch 45mm", true), ("CarPlay 240x78", false),
        ])
    func joinedSides(device: String, hasName: Bool) throws {
        let (points, cells) = words(try picture(of: Plain.self, device))
        #expect(points.contains("left") && points.contains("right") && points.contains("App") == hasName)
        #expect(!points.contains("medium"))
        #expect(cells.contains("left") && cells.contains("right") && cells.contains("App") == hasName)
        #expect(!cells.contains("Lock Screen"))
    }

    @Test(
        "Where the activity supports the small family, its content is shown instead",
        arguments: [
            "Apple Watch 45mm", "CarPlay 240x78",
        ])
    func smallFamily(device: String) throws {
        let (points, cells) = words(try picture(of: Supplemented.self, device))
        #expect(points.contains("small") && !points.contains("left"))
        #expect(cells.contains("small") && !cells.contains("left"))
        #expect(words(try picture(of: Supplemented.self, "iPhone 16")).points.contains("medium"))
    }

    @Test("In StandBy the lock screen's presentation fills the phone on its side, twice as large")
    func standBy() throws {
        let picture = try picture(of: Plain.self, "iPhone 16") { $0.standBy = .day }
        #expect(words(picture).points.contains("full") && words(picture).cells.contains("full"))
        let canvas = picture.pointCanvas(at: ActivityPreview.start)
        #expect(canvas.size.width > 852 && canvas.size.height < 560)
        func scales(_ items: [PointCanvas.Item]) -> [Double] {
            items.flatMap { item -> [Double] in
                guard case .group(let group) = item else { return [] }
                return (group.transform.map { [Double($0.m11)] } ?? []) + scales(group.items)
            }
        }
        #expect(scales(canvas.items).contains(2))
        #expect(try self.picture(of: Plain.self, "iPad 10.2") { $0.standBy = .day }.traits.device.island == nil)
    }

    @Test("At night all is red, and nothing else is")
    func night() throws {
        let picture = try picture(of: Plain.self, "iPhone 16") {
            $0.standBy = .night
            $0.shapes = .mixed
        }
        let plan = picture.naturalPlan
        let frame = picture.frame(at: ActivityPreview.start)
        let face = try #require(plan.faces.first?.rect)
        for y in face.minY..<face.maxY {
            for x in face.minX..<face.maxX {
                for color in [frame[x, y].style.foreground, frame[x, y].style.background] {
                    guard let hex = color.hex else { continue }
                    let (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
                    #expect(green <= red / 4 && blue <= red / 4, "\(x), \(y): \(color)")
                }
            }
        }
    }

    @Test("A phone without an island has a lock screen and a banner", arguments: ["iPhone SE", "iPhone 14"])
    func banner(device: String) throws {
        let picture = try picture(of: Plain.self, device)
        let (points, cells) = words(picture)
        #expect(points.contains("Banner") && points.contains("Lock Screen") && !points.contains("left"))
        #expect(points.filter { $0 == "medium" }.count == 2)
        #expect(cells.contains("Banner") && !cells.contains("left"))
        // As many as fit.
        let frame = picture.frame(size: CellSize(width: 120, height: 36), at: ActivityPreview.start)
        #expect(frame.text.contains("Banner") && frame.text.contains("Lock Screen"))
        #expect(picture.frame(size: CellSize(width: 50, height: 12), at: ActivityPreview.start).text.contains("medium"))
    }

    @Test("A date and a clock stay below a notch")
    func notch() throws {
        let picture = try picture(of: Plain.self, "iPhone 14") { $0.shapes = .mixed }
        let frame = picture.frame(size: CellSize(width: 120, height: 36), at: ActivityPreview.start)
        let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("January") })
        let column = try #require(rows[row].firstRange(of: "January")).lowerBound
        let cell = frame[rows[row].distance(from: rows[row].startIndex, to: column), row]
        #expect(cell.style.background.hex != 0)
    }

    @Test("In cells CarPlay has the apps at its side and the route on its map")
    func car() throws {
        let picture = try picture(of: Plain.self, "CarPlay 240x100") { $0.shapes = .mixed }
        let cells = picture.frame(at: ActivityPreview.start).cells
        let colors = Set(cells.flatMap { [$0.style.foreground.hex, $0.style.background.hex] })
        #expect(colors.isSuperset(of: [0x34_C759, 0x00_7AFF, 0x0A_84FF]))
    }

    @Test("A watch has its crown at the right of its case, and the next widget of the stack below the card")
    func watch() throws {
        var picture = try picture(of: Plain.self, "Apple Watch 45mm") { $0.shapes = .mixed }
        picture.hasCaptions = false
        let (theme, measures) = (picture.traits.effectiveTheme, StageMeasures(picture.traits.device))
        let points = picture.pointCanvas(at: ActivityPreview.start)
        let metal = PhoneTopTests.fills(points.items, with: .solid(theme.phone.frame))
        let bodies = metal.sorted { $0.width > $1.width }
        #expect(bodies.count == 2)
        let (body, crown) = (bodies[0], bodies[1])
        #expect(
            crown.maxX == body.maxX + StageMeasures.crown && crown.minX < body.maxX && crown.height < body.height / 4)
        #expect(crown.minY > body.minY && crown.maxY < body.midY)
        let material = try #require(picture.canvas().stageMaterial)
        let next = PhoneTopTests.fills(points.items, with: material.opacity(0.6))
        let origin = body.origin
        #expect(
            next == [
                measures.card.offsetBy(dx: origin.x, dy: origin.y + measures.card.height + StageMeasures.gap)
            ])

        // In cells too.
        let face = try #require(picture.naturalPlan.faces.first?.rect)
        let frame = picture.frame(at: ActivityPreview.start)
        func rows(of column: Int, _ isPart: (Cell) -> Bool) -> [Int] {
            (face.minY..<face.maxY).filter { isPart(frame[column, $0]) }
        }
        let crownRows = rows(of: face.maxX - 1) {
            [$0.style.background, $0.style.foreground].contains(theme.phone.frame)
        }
        #expect(
            !crownRows.isEmpty && crownRows.count < face.height / 3 && crownRows.last ?? 0 < face.minY + face.height / 2
        )
        let scale = picture.naturalPlan.scale
        let card = scale.cells(measures.card).offset(x: face.minX, y: face.minY)
        let middle = card.minX + card.width / 2
        let cardColor = frame[middle, card.minY].style.background
        let nextColors = Set((card.maxY + 1..<face.maxY - 2).map { frame[middle, $0].style.background })
        #expect(nextColors.contains { $0.hex != 0 && $0 != cardColor && $0 != theme.phone.frame })
    }
}
