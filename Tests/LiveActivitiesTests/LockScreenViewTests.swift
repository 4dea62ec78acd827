import Foundation
import Meditation
import Presentations
import Testing

@testable import LiveActivities

@Suite struct LockScreenViewTests {
    private let views = MeditationLiveActivity.views(
        for: MeditationAttributes.ContentState(
            startedAt: ActivityPreview.start, duration: 1200, methodName: "Breath awareness"))

    @Test("The circle of a button is as strong as the one that `islet theme check` measures")
    func buttonCircles() {
        #expect(RoundButton.fillOpacity == Theme.buttonOpacity)
    }

    @Test(
        "Between the method's name and numerals below it there is a blank row",
        arguments: [(200, 58), (160, 46), (120, 34), (100, 28), (84, 34), (80, 22), (60, 17)])
    func aBlankRowAboveNumerals(columns: Int, rows: Int) throws {
        var canvas = PresentationCanvas(views: views)
        canvas.contrast = SurfaceContrast(of: .standard, at: .direct)
        let frame = Renderer.render(size: CellSize(width: columns, height: rows), at: ActivityPreview.start + 754) {
            canvas.draw(in: $0.bounds, context: &$0)
        }.frame
        let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        var names = 0
        for (index, line) in lines.enumerated() {
            guard let name = line.range(of: "Breath awareness") else { continue }
            names += 1
            let start = line.distance(from: line.startIndex, to: name.lowerBound)
            let below = lines[index + 1].dropFirst(start).prefix(16)
            #expect(below.allSatisfy { $0 == " " }, "\(frame.text)")
        }
        #expect(names >= 1)
    }

    @Test(
        "The card's numerals are larger on a larger screen, and only they change with a digit",
        arguments: [(120, 34, 4), (160, 46, 7), (200, 58, 7), (240, 68, 7)])
    func largerNumerals(columns: Int, rows: Int, height: Int) throws {
        var canvas = PresentationCanvas(views: views)
        canvas.contrast = SurfaceContrast(of: .standard, at: .direct)
        func frame(after seconds: TimeInterval) -> Frame {
            Renderer.render(
                size: CellSize(width: columns, height: rows), at: ActivityPreview.start + seconds
            ) { canvas.draw(in: $0.bounds, context: &$0) }.frame
        }
        let first = frame(after: 60)
        /// The cells left of the islands that differ from those of 1:00.
        func changes(after seconds: TimeInterval) -> [CellPoint] {
            let other = frame(after: seconds)
            return [Int](0..<rows).flatMap { y in
                (0..<columns / 2).filter { first[$0, y] != other[$0, y] }.map { CellPoint(x: $0, y: y) }
            }
        }
        // The last digit takes many of its forms; the bar's end is still left of it.
        let digit = changes(after: 61)
        let across = try #require(digit.map(\.x).min())...#require(digit.map(\.x).max())
        #expect(across.count <= 2 * height, "\(digit)")
        let taken = Set(
            [61.0, 62, 63, 64, 65].flatMap { changes(after: $0) }.filter { across.contains($0.x) }.map(\.y))
        let top = try #require(taken.min())
        let run = (top...).prefix(while: taken.contains).count
        #expect(run == height, "rows \(taken.sorted()), columns \(across)")
    }

    @Test(
        "A screen reader hears the state from a card of any height",
        arguments: ["sitting", "paused", "target-reached"],
        [(120, 34), (80, 22), (60, 18), (40, 11), (40, 6), (30, 4), (20, 3), (20, 1)])
    func spokenState(name: String, size: (columns: Int, rows: Int)) throws {
        let state = try #require(ActivityPreview.meditation.states.first { $0.name == name })
        let now = ActivityPreview.start + state.moment
        var canvas = PresentationCanvas(views: state.views(from: ActivityPreview.start), selection: .lockScreen)
        canvas.contrast = SurfaceContrast(of: .standard, at: .direct)
        let phrases = Renderer.render(size: CellSize(width: size.columns, height: size.rows), at: now) {
            _ = canvas.draw(in: $0.bounds, context: &$0)
        }.reading.phrases
        let word = ["paused": "paused", "target-reached": "target reached"][name] ?? "sitting"
        #expect(
            phrases.contains { $0.contains(word) || name == "target-reached" && $0.contains("past the target") },
            "\(phrases)")
    }

    @Test(
        "In the expanded island the clock has digits as wide as the card's, or wider at a finer scale, with the buttons beside it",
        arguments: [(120, 34), (92, 32)])
    func wideDigits(columns: Int, rows: Int) throws {
        var canvas = PresentationCanvas(views: views)
        canvas.contrast = SurfaceContrast(of: .standard, at: .direct)
        let size = CellSize(width: columns, height: rows)
        let frame = Renderer.render(size: size, at: ActivityPreview.start + 754) {
            canvas.draw(in: $0.bounds, context: &$0)
        }.frame
        let faces = canvas.plan(for: size).faces
        /// The columns of the widest row of white ink: that of the clock.
        func digits(_ presentation: Presentation) throws -> Int {
            let rect = try #require(faces.first { $0.presentation == presentation }).rect
            let lower = presentation == .lockScreen ? rect.minY + rect.height / 2 : rect.minY
            let white = CellColor(hex: 0xFF_FFFF)
            return (lower..<rect.maxY).map { y in
                let ink = (rect.minX + 1..<rect.minX + rect.width * 5 / 8).filter {
                    "▀▄▌▐█▛▜▙▟▖▗▘▝▚▞".contains(frame[$0, y].graphemeCluster) && frame[$0, y].style.foreground == white
                        || frame[$0, y].style.background == white
                }
                return (ink.last ?? 0) - (ink.first ?? 0) + 1
            }.max() ?? 0
        }
        let (expanded, card) = (try digits(.expanded), try digits(.lockScreen))
        // On a large screen the island is drawn at a finer scale than the card.
        #expect(columns == 92 ? expanded == card : expanded >= card)
    }

    @Test(
        "At accessibility sizes cells and points have the same arrangement: a bar always, a percentage up to accessibility-1",
        arguments: DynamicTypeSize.allCases.filter { $0 >= .xxxLarge })
    func arrangementAtLargeSizes(typeSize: DynamicTypeSize) {
        var traits = PreviewTraits()
        (traits.dynamicTypeSize, traits.shapes) = (typeSize, .mixed)
        let picture = PresentationPicture(views, in: traits, presentations: [.lockScreen, .expanded])
        let now = ActivityPreview.start + 754
        var (strings, bars) = ([String](), 0)
        func collect(_ items: [PointCanvas.Item]) {
            for item in items {
                switch item {
                case .text(let text): strings.append(text.string)
                case .fill(let path, _, _):
                    let size = path.boundingRect.size
                    if abs(size.height - 4) < 0.6, size.width > 150 { bars += 1 }
                case .group(let group): collect(group.items)
                default: break
                }
            }
        }
        collect(picture.pointCanvas(at: now).items)
        let cells = picture.rendering(at: now).frame.text
        #expect(bars == 4, "two bars, each with its track")
        let lines = cells.split { $0 != "━" && $0 != "╾" }
        #expect(lines.filter { $0.count > 8 }.count == 2, "\(cells)")
        #expect(strings.contains { $0.contains("%") } == (typeSize <= .accessibility1), "\(strings)")
        #expect(cells.contains("%") == (typeSize <= .accessibility1), "\(cells)")
    }

    @Test("A sitting of hours has its time in the true compact island, and a ring once")
    func hoursInTheCompactIsland() {
        let views = MeditationLiveActivity.views(
            for: MeditationAttributes.ContentState(
                startedAt: ActivityPreview.start, duration: 10800, methodName: "Breath awareness"))
        func strings(_ items: [PointCanvas.Item]) -> [String] {
            items.flatMap { item -> [String] in
                switch item {
                case .text(let text): [text.string]
                case .group(let group): strings(group.items)
                default: []
                }
            }
        }
        let picture = PresentationPicture(views, presentations: [.compact])
        #expect(strings(picture.pointCanvas(at: ActivityPreview.start + 9000).items).contains("2h30m"))
    }
}
