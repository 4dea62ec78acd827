import GuestProtocol
import Testing

@testable import WidgetStudio

/// A widget of a package.
private struct Kettle: Widget {
    struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable, Sendable { var degrees: Int }
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Attributes.self) { context in
            Text("\(context.state.degrees) degrees")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.degrees)") }
            } compactLeading: {
                Text("K")
            } compactTrailing: {
                Text("\(context.state.degrees)")
            } minimal: {
                Text("K")
            }
        }
    }
}

@Suite("The studio of a package's own widgets")
struct StudioTests {
    private static let preview = ActivityPreview(
        name: "kettle", displayName: "Kettle", of: Kettle.self, attributes: { _ in Kettle.Attributes() },
        contentStates: [
            .init("cold", at: 0) { _ in .init(degrees: 18) },
            .init("boiling", at: 90, target: 120) { _ in .init(degrees: 99) },
        ])
    private let server = StudioServer(previews: [preview], file: "/a/main.swift")

    private func picture(_ state: Int) -> GuestPicture {
        GuestPicture(
            preview: 0, state: state, traits: GuestTraits(PreviewTraits()), presentations: ["lock-screen"],
            hasPhone: false, hasCaptions: false, now: ActivityPreview.start)
    }

    @Test(
        "A verb becomes islet's, about this program",
        arguments: [
            ([], ["preview", "/x"]), (["render", "-o", "a.svg"], ["render", "/x", "-o", "a.svg"]),
            (["snapshot"], ["snapshot", "compare", "/x"]), (["check"], ["check", "/x"]),
        ])
    func verbs(typed: [String], words: [String]) { #expect(StudioCommand(typed).words(about: "/x") == words) }

    @Test("Another word is not a command")
    func unknownVerb() { #expect(StudioCommand(["sit"]).words(about: "/x") == nil) }

    @Test("The catalogue names the widget with its file, and its states with their moments")
    func catalogue() throws {
        guard case .catalogue(let catalogue) = server.reply(to: .catalogue),
            case .states(let states) = server.reply(to: .states(of: 0, GuestSamples()))
        else { return #expect(Bool(false), "another reply") }
        #expect(catalogue.entries.map(\.name) == ["kettle"] && catalogue.entries.map(\.file) == ["/a/main.swift"])
        #expect(catalogue.version == GuestMessage.version)
        #expect(states.map(\.name) == ["cold", "boiling"] && states.map(\.title) == ["Kettle", "Kettle"])
        #expect(states.map(\.moment) == [0, 90] && states.map(\.target) == [nil, 120])
    }

    @Test("A picture is that of its state")
    func pictures() throws {
        guard case .cells(let frame) = server.reply(to: .cells(picture(1), size: nil)) else {
            return #expect(Bool(false), "another reply")
        }
        let drawn = PresentationPicture(of: Self.preview.states[1], presentations: [.lockScreen])
        #expect(frame.rendering(at: ActivityPreview.start)?.frame == drawn.rendering(at: ActivityPreview.start).frame)
    }

    @Test("A state that does not exist is refused with a sentence")
    func noState() {
        #expect(server.reply(to: .cells(picture(7), size: nil)) == .failure("There is no such state."))
        #expect(server.reply(to: .states(of: 3, GuestSamples())) == .failure("There is no preview 3."))
    }
}
