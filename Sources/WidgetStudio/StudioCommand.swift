import Foundation

/// What a person typed after the name of a studio's program: a verb of `islet` and its arguments.
struct StudioCommand {
    private let arguments: [String]

    /// The verbs, each with the words of `islet` for it.
    static let verbs: [(name: String, words: [String])] = [
        ("preview", ["preview"]), ("render", ["render"]), ("check", ["check"]), ("snapshot", ["snapshot", "compare"]),
    ]

    /// What `--help` prints.
    static let help = """
        USAGE: PROGRAM [preview|render|check|snapshot] [ARGUMENT ...]

          preview    show the widgets of this program (the default)
          render     draw one to a file
          check      say what a phone would cut off
          snapshot   compare with the references

        Each is the command of islet about this program, with its options: islet render --help.
        """

    init(_ arguments: [String]) { self.arguments = arguments }

    /// The arguments of `islet` about the program at `path`; `nil` if the first one is not a verb.
    func words(about path: String) -> [String]? {
        guard let first = arguments.first else { return Self.verbs[0].words + [path] }
        guard let verb = Self.verbs.first(where: { $0.name == first }) else { return nil }
        return verb.words + [path] + arguments.dropFirst()
    }

    /// Becomes `islet`.
    func run() -> Never {
        if ["--help", "-h", "help"].contains(arguments.first) {
            print(Self.help.replacing("PROGRAM", with: Self.name))
            exit(EX_OK)
        }
        guard let path = Bundle.main.executablePath else { fail("its own path is unknown.", EX_OSERR) }
        guard let words = words(about: path) else {
            let names = Self.verbs.map(\.name).joined(separator: ", ")
            fail("\"\(arguments[0])\" is not a command; commands: \(names).", EX_USAGE)
        }
        let strings = (["islet"] + words).map { strdup($0) } + [nil]
        execvp("islet", strings)
        fail(
            errno == ENOENT
                ? "islet is not on PATH; install it (see docs/GUIDE.md of Islet)."
                : "islet cannot be started: \(String(cString: strerror(errno))).", EX_UNAVAILABLE)
    }

    private func fail(_ sentence: String, _ status: Int32) -> Never {
        FileHandle.standardError.write(Data("\(Self.name): \(sentence)\n".utf8))
        exit(status)
    }

    /// The program's name.
    private static var name: String {
        URL(fileURLWithPath: CommandLine.arguments.first ?? "studio").lastPathComponent
    }
}
