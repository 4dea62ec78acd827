import ArgumentParser
import Testing

@testable import CommandHelp

/// The help of a program whose options have titles.
struct OptionGroupTests {
    private struct Program: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "bake", abstract: "Bake bread.", subcommands: [Knead.self])
    }

    private struct Knead: ParsableCommand {
        struct Dough: ParsableArguments {
            @Option(help: "Grams of flour.") var flour = 500
        }

        struct Oven: ParsableArguments {
            @Option(help: "Degrees.") var heat: Int?
        }

        static let configuration = CommandConfiguration(commandName: "knead", abstract: "Knead dough.")
        @Flag(help: "Print nothing.") var quiet = false
        @OptionGroup(title: "Dough") var dough: Dough
        @OptionGroup(title: "The oven") var oven: Oven
        @Argument(help: "Its name.") var loaf: String
    }

    @Test("Options are listed under the title of their group, and those without one last")
    func groups() throws {
        let page = try HelpPage(of: [Program.self, Knead.self])
        #expect(
            page.text(columns: 80) == """
                Usage: bake knead [--quiet] [--flour <flour>] [--heat <heat>] <loaf>

                Knead dough.

                Arguments
                  <loaf>  Its name.

                Dough
                  --flour <flour>  Grams of flour. Default: 500.

                The oven
                  --heat <heat>  Degrees.

                Options
                  --quiet  Print nothing.

                """)
    }

    @Test(
        "Help is found wherever it is asked for, and nowhere else",
        arguments: [
            (["knead", "--help"], true, "bake knead"), (["help", "knead"], true, "bake knead"), (["-h"], true, "bake"),
            (["knead", "x"], false, "bake knead"), (["knead", "--", "--help"], false, "bake knead"),
            (["help", "nothing"], true, "bake"),
        ])
    func path(words: [String], isHelp: Bool, names: String) {
        #expect(HelpPage.isAsked(for: words) == isHelp)
        let path = HelpPage.path(of: words, from: Program.self)
        #expect(path.map { $0._commandName }.joined(separator: " ") == names)
    }
}
