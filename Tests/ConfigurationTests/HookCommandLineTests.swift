import Testing

@testable import Configuration

struct HookCommandLineTests {
    @Test(arguments: [
        ("notify-send 'Well sat' now", ["notify-send", "Well sat", "now"]),
        (#"a "b \"c\" $d" e\ f"#, ["a", #"b "c" $d"#, "e f"]),
        ("a '' b", ["a", "", "b"]),
        (#"x "\n""#, ["x", #"\n"#]),
    ])
    func textIsSplitAsAShellSplitsIt(text: String, words: [String]) {
        #expect(HookCommandLine.text(text).arguments(inShell: false) == words)
    }

    @Test(arguments: ["", "  ", "a 'b", "a \\"]) func invalidCommandsAreRefused(text: String) {
        #expect(HookCommandLine.text(text).arguments(inShell: false) == nil)
    }
}
