import FrameExport
import FrameSnapshots
import FrameTesting
import Meditation
import PendingSnapshots
import Presentations
import ScreenKit
import TerminalScreen
import Testing

@testable import Studio
@testable import Theming

struct ReviewViewTests {
    private let folder: PendingFolder

    init() throws { folder = try PendingFolder() }

    private func frame(_ width: Int, _ height: Int, keys: [Key] = []) throws -> Frame {
        var model = try folder.model()
        for key in keys { _ = model.handle(key) }
        return ReviewView(model, size: CellSize(width: width, height: height)).rendering(.standard).frame
    }

    private func put() throws {
        try folder.put(
            "clock", old: PendingFolder.picture("12:34 of 20:00"), new: PendingFolder.picture("12:35 of 20:00"))
    }

    @Test(arguments: [(80, 12), (24, 12)]) func oldAndNewAreBesideOrAboveEachOther(_ width: Int, _ height: Int) throws {
        try put()
        assertFrame(try frame(width, height), named: "review, \(width) × \(height)")
    }

    @Test func theNewPictureAloneHasNoMarks() throws {
        try put()
        let frame = try frame(80, 12, keys: [.character("t"), .character("m")])
        #expect(frame.text.contains("12:35") && !frame.text.contains("12:34"))
        #expect(!frame.cells.contains { $0.style.background == CellColor(hex: 0xFF9F0A) })
    }

    @Test func aNewPictureHasNoOldOneBesideIt() throws {
        try folder.put("clock", old: nil, new: PendingFolder.picture("12:35"))
        let text = try frame(80, 12).text
        #expect(text.contains("this picture is new") && !text.contains("old\n"))
    }

    @Test func textsAndDamagedPicturesAreShownAsLines() throws {
        try folder.put("a\nb\n", "title.txt")
        try folder.put("a\nc\n", "title.txt.new")
        #expect(try frame(80, 12).text.contains("line 2: was “b”, is now “c”"))
        try folder.put("islet frame 2\nsize", "clock.frame.new")
        #expect(try frame(400, 12).text.contains("2:1: expected “size"))
    }

    private static let hasRenderer = (try? PNGRenderer()) != nil

    @Test(
        "A true picture is shown where the terminal can show pictures, otherwise its differences",
        .enabled(if: hasRenderer))
    func truePictures() throws {
        func tea(_ y: CGFloat) -> String {
            let canvas = PointCanvas.picture(size: CGSize(width: 120, height: 40), at: .snapshot) {
                $0.draw(
                    PointText(
                        "Sencha", font: PointFont(size: 17), at: CGPoint(x: 10, y: y), paint: .solid(.terminalDefault)))
            }
            return PointSnapshot(canvas).text
        }
        try folder.put(tea(20), "clock.points")
        try folder.put(tea(24), "clock.points.new")
        var screen = ReviewScreen(try folder.model(), theme: .standard)
        let reading = ClockReading(wall: .snapshot, bootID: "", sinceBoot: 0, asleep: 0)
        #expect(screen.update(.shown, at: reading) == [.askForPictures])
        func view(_ pictures: PictureSupport, _ key: Key? = nil) throws -> ProgramView {
            if let key { _ = screen.update(.key(key), at: reading) }
            let surface = ProgramSurface(
                size: CellSize(width: 80, height: 24), colorDepth: .direct, pictures: pictures)
            let view = screen.view(on: surface, at: .snapshot)
            return try #require(view)
        }
        let words = "text “Sencha”: moved 4 pt down"
        let plain = try view(.none)
        #expect(plain.picture == nil && plain.frame.text.contains(words))
        let able = PictureSupport.able(PictureAbility(format: .png, cell: PixelSize(width: 8, height: 16)))
        let both = try view(able)
        let picture = try #require(both.picture)
        #expect(both.frame.text.contains(words) && picture.rect.minY >= 1 && picture.rect.maxY <= 21)
        let new = try #require(try view(able, .character("t")).picture)
        #expect(new.content != picture.content)
        #expect(try #require(try view(able, .character("m")).picture).content != new.content)
        #expect(try view(able, .character("?")).picture == nil)
        _ = try view(able, .character("?"))
        _ = screen.update(.key(.character("a")), at: reading)
        #expect(folder.text("clock.points") == tea(24))
    }

    @Test func helpListsEveryKeyUntilTheNextKey() throws {
        try put()
        let help = try frame(100, 30, keys: [.character("?")]).text
        for line in ReviewKeys.map(isDone: false, isMatrix: true).helpLines { #expect(help.contains(line.meaning)) }
        #expect(try frame(100, 30, keys: [.character("?"), .character("a")]).text.contains("12:35"))
    }

    @Test func clickingAKeyInTheLastLinePressesIt() throws {
        try put()
        var model = try folder.model()
        let size = CellSize(width: 80, height: 12)
        func key(at word: String) throws -> Key? {
            let rendering = ReviewView(model, size: size).rendering(.standard)
            let line = try #require(rendering.frame.text.split(separator: "\n").last)
            let start = try #require(line.firstRange(of: word)).lowerBound
            let column = line.distance(from: line.startIndex, to: start)
            #expect(rendering.message(at: CellPoint(x: column, y: 10), as: Key.self) == nil)
            return rendering.message(at: CellPoint(x: column, y: 11))
        }
        #expect(try key(at: "accept") == .character("a"))
        #expect(try key(at: "reject") == .character("r"))
        #expect(try key(at: "undo") == .character("u"))
        model.decided(.accepted, 0)
        #expect(try key(at: "leave") == .enter)
        #expect(try key(at: "1 accepted") == nil)
    }

    @Test(arguments: [(1, 1), (3, 2), (10, 3), (20, 5), (300, 80)])
    func everySizeCanBeDrawn(_ width: Int, _ height: Int) throws {
        try put()
        for keys: [Key] in [[], [.character("t")], [.right, .down]] {
            #expect(try frame(width, height, keys: keys).size == CellSize(width: width, height: height))
        }
    }
}
