import Foundation
import FrameExport
import HostSystem
import Meditation
import Presentations
import TerminalScreen
import Testing

@testable import ScreenKit
@testable import Studio
@testable import Theming

/// The true picture in the preview, and the pictures that it saves.
@Suite struct PreviewPointsTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)
    private let themes = PreviewThemes(ThemeLibrary(directory: nil))
    private static let hasRenderer = (try? PNGRenderer()) != nil
    private let ability = PictureAbility(format: .png, cell: PixelSize(width: 8, height: 16))

    private func screen(folder: String = "") throws -> PreviewScreen {
        var choice = PreviewChoice(preview: .meditation, traits: PreviewTraits())
        choice.traits.theme = try #require(try themes.theme(named: "midnight"))
        var request = PreviewScreen.Request(choice: choice, themes: themes, watchesFiles: false)
        request.folder = folder
        return PreviewScreen(request, at: now)
    }

    private func type(_ keys: String, into screen: inout PreviewScreen) -> [ProgramEffect] {
        keys.flatMap { key in
            screen.update(.key(.character(key)), at: ClockReading(wall: now, bootID: "", sinceBoot: 0, asleep: 0))
        }
    }

    private func view(
        _ screen: inout PreviewScreen, _ pictures: PictureSupport, _ size: CellSize = CellSize(width: 120, height: 36),
        after seconds: Double = 0
    ) throws -> ProgramView {
        let surface = ProgramSurface(size: size, colorDepth: .direct, pictures: pictures)
        let view = screen.view(on: surface, at: now + seconds)
        return try #require(view)
    }

    @Test("The preview takes the terminal's colour depth, also when it is known only later, unless another was chosen")
    func terminalColors() throws {
        func shown(_ hasTerminalColors: Bool, typing keys: String = "") throws -> [String] {
            var choice = PreviewChoice(preview: .meditation, traits: PreviewTraits())
            choice.traits.theme = try #require(try themes.theme(named: "midnight"))
            choice.traits.colorDepth = .indexed256
            var request = PreviewScreen.Request(choice: choice, themes: themes, watchesFiles: false)
            request.hasTerminalColors = hasTerminalColors
            var screen = PreviewScreen(request, at: now)
            _ = type(keys, into: &screen)
            return try [ColorDepth.indexed256, .direct, .ansi16].map { depth in
                let surface = ProgramSurface(size: CellSize(width: 120, height: 36), colorDepth: depth)
                let view = screen.view(on: surface, at: now)
                let text = try #require(view).frame.text
                return try #require(["24-bit", "256", "16", "8"].first { text.contains("iPhone 16 · \($0)") })
            }
        }
        #expect(try shown(true) == ["256", "24-bit", "16"])
        #expect(try shown(false) == ["256", "256", "256"])
        #expect(try shown(true, typing: "c") == ["16", "16", "16"])
    }

    @Test(
        "A terminal that cannot show pictures, or does not answer in time, gets a sentence that says what to do instead"
    )
    func refusal() throws {
        var screen = try screen()
        #expect(type("v", into: &screen) == [.askForPictures])
        let waiting = try view(&screen, .asked)
        #expect(waiting.frame.text.contains("Asking the terminal") && waiting.picture == nil)
        let deadline = try #require(screen.deadline(after: now))
        for view in [try view(&screen, .none), try view(&screen, .asked, after: deadline.timeIntervalSince(now))] {
            let words = view.frame.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("cannot show pictures") && words.contains("Press S"))
            #expect(view.picture == nil)
        }
        #expect(type("v", into: &screen) == [])
        #expect(try view(&screen, .none).frame.text.contains("Lock Screen"))
    }

    @Test("The true picture is as large as fits, over blank cells", .enabled(if: hasRenderer))
    func place() throws {
        for size in [CellSize(width: 120, height: 36), CellSize(width: 60, height: 20), CellSize(width: 30, height: 6)]
        {
            var screen = try screen()
            _ = type("v", into: &screen)
            let view = try view(&screen, .able(ability), size)
            let picture = try #require(view.picture)
            let rect = picture.rect
            #expect(CellRect(x: 0, y: 0, width: size.width, height: size.height - 1).contains(rect))
            #expect(rect.height >= size.height / 2 || rect.width >= size.width / 2)
            for y in rect.minY..<rect.maxY {
                let covered = Array(view.frame.row(y))[rect.minX..<rect.maxX].map(\.graphemeCluster).joined()
                #expect(covered.allSatisfy { $0 == " " }, "\(size), \(rect), row \(y): \(covered)\n\(view.frame.text)")
            }
            guard case .png(let png) = picture.content else { Issue.record("not a PNG"); continue }
            let header = Array(png.dropFirst(16).prefix(8)).map(Int.init)
            #expect(header[2] << 8 | header[3] == rect.width * 8)
            #expect(header[6] << 8 | header[7] == rect.height * 16)
        }
    }

    @Test("Choices change the true picture, and what covers the cells removes it", .enabled(if: hasRenderer))
    func changes() throws {
        var screen = try screen()
        _ = type("v", into: &screen)
        let first = try #require(try view(&screen, .able(ability)).picture)
        #expect(try view(&screen, .able(ability)).picture == first)
        for key in ["e", "t", ".", "2"] {
            let before = try view(&screen, .able(ability)).picture
            _ = type(key, into: &screen)
            #expect(try view(&screen, .able(ability)).picture != before, "\(key)")
        }
        for key in ["?", "m", "i", "f"] {
            var screen = try self.screen()
            _ = type("v" + key, into: &screen)
            #expect(try view(&screen, .able(ability)).picture == nil, "\(key)")
        }
    }

    @Test("While it plays, the true picture is drawn again each second", .enabled(if: hasRenderer))
    func playing() throws {
        var screen = try screen()
        _ = type("v ", into: &screen)
        let first = try view(&screen, .able(ability)).picture
        #expect(try #require(screen.deadline(after: now)) <= now + 1)
        #expect(try view(&screen, .able(ability), after: 0.9).picture == first)
        #expect(try view(&screen, .able(ability), after: 1).picture != first)
    }

    @Test("A picture is saved under a name that is free, and the message has the command that makes it")
    func saving() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var screen = try screen(folder: folder)
        _ = try view(&screen, .unasked)
        _ = type("SvS", into: &screen)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(files == ["meditation-sitting-2.svg", "meditation-sitting.svg"])
        #expect(screen.saved.count == 2 && screen.saved[0].contains("--size 84x31 "))
        #expect(screen.saved[1].contains("--points --outlines "))
        let text = try view(&screen, .none).frame.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("meditation-sitting-2.svg") && text.contains("--outlines"))
        _ = type("2fhS", into: &screen)
        #expect(FileManager.default.fileExists(atPath: folder + "/meditation-sitting-phone.svg"))
        #expect(screen.saved[2].hasPrefix("islet render expanded --device-frame --size 84x31 "))
    }

    @Test("A picture that cannot be written gives one sentence")
    func unwritable() throws {
        var screen = try screen(folder: "/no/such/folder")
        _ = type("S", into: &screen)
        let text = try view(&screen, .unasked).frame.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("/no/such/folder/meditation-sitting.svg cannot be written: the directory does not exist"))
        #expect(screen.saved.isEmpty)
    }

    @Test("The words of a whole phone make the same phone again")
    func phone() throws {
        for screen in [PhonePicture.Screen.home, .lock] {
            for (isExpanded, isDismissed) in [(false, false), (true, false), (false, true)] {
                var phone = RenderedPhone()
                (phone.isExpanded, phone.isDismissed, phone.screen) = (isExpanded, isDismissed, screen)
                let named = phone.words.compactMap(Presentation.init)
                let again = try RenderedPhone(
                    showing: named.isEmpty ? Presentation.allCases : named, isDismissed: isDismissed)
                #expect(again == phone)
                let choice = PreviewChoice(preview: .meditation, traits: PreviewTraits())
                let frame = phone.rendering(of: choice, size: nil, at: choice.now).frame
                #expect(frame.text.contains("Breath awareness") == !isDismissed)
            }
        }
        #expect(throws: CommandFailure.self) { try RenderedPhone(showing: [.minimal], isDismissed: false) }
    }

    @Test(
        "A shell reads each argument of a command as it is",
        arguments: [
            ("plain-1.svg", "plain-1.svg"), ("iPhone 16", "'iPhone 16'"), ("it's", "'it'\\''s'"), ("", "''"),
            ("$HOME", "'$HOME'"),
        ])
    func quoting(argument: String, quoted: String) { #expect(RenderLine.quoted(argument) == quoted) }

    @Test("The command for another app's widget names its source, and given content is its state")
    func guestSource() {
        let choice = PreviewChoice(preview: PreviewCatalogue.all[0], traits: PreviewTraits())
        let line = RenderLine(.points, of: choice, [.compact], of: ["Widget.swift", "-D", "BETA"], to: "a.svg")
        #expect(line.arguments.starts(with: ["Widget.swift", "-D", "BETA", "compact", "--points"]))
        #expect(line.arguments.contains("--state"))
        let given = RenderLine(
            .points, of: choice, [.compact], of: ["Widget.swift", "--state", "goal.json"], to: "a.svg")
        #expect(given.arguments.count { $0 == "--state" } == 1)
    }

    @Test(
        "The preview takes the theme for the terminal's background, also when it is known only later, unless another was chosen"
    )
    func terminalTheme() throws {
        func shown(_ hasTerminalTheme: Bool, typing keys: String = "") throws -> [String] {
            var choice = PreviewChoice(preview: .meditation, traits: PreviewTraits())
            choice.traits.theme = try #require(try themes.theme(named: "midnight"))
            var request = PreviewScreen.Request(choice: choice, themes: themes, watchesFiles: false)
            request.hasTerminalTheme = hasTerminalTheme
            var screen = PreviewScreen(request, at: now)
            _ = type(keys, into: &screen)
            return try [nil, ColorScheme.light, .dark].map { background in
                let surface = ProgramSurface(
                    size: CellSize(width: 120, height: 36), colorDepth: .direct, background: background)
                let view = screen.view(on: surface, at: now)
                let text = try #require(view).frame.text
                return try #require(["midnight", "daylight", "dusk"].first { text.contains("\($0) · iPhone 16") })
            }
        }
        #expect(try shown(true) == ["midnight", "daylight", "midnight"])
        #expect(try shown(false) == ["midnight", "midnight", "midnight"])
        #expect(try shown(true, typing: "t") == ["dusk", "dusk", "dusk"])
    }
}
