import SittingScreen
import StatusLines
import Surroundings

/// The command lines that status bars and prompts run every second, and those that open the screen, without a parser of
/// arguments: to set it up takes as long as all that `islet status` has to do, and a fifth of the way to a sitting's first
/// picture.
enum FastPath {
    /// The exit status; nil for every other command line.
    static func run(_ arguments: [String], in shell: Shell) throws -> Int32? {
        if arguments.isEmpty { return try IsletCommand().run(in: shell) }
        let words = arguments.dropFirst()
        switch arguments.first {
        case "sit" where !words.contains { $0.hasPrefix("-") }:
            return try SitRequest(duration: Array(words)).answer(in: shell)
        case "status": return try status(arguments, in: shell)
        default: return nil
        }
    }

    private static func status(_ arguments: [String], in shell: Shell) throws -> Int32? {
        switch arguments.count {
        case 1: return try StatusRequest().answer(in: shell)
        case 2 where arguments[1].hasPrefix("--format="):
            return try StatusRequest(format: String(arguments[1].dropFirst(9))).answer(in: shell)
        // What begins with a dash is another option, and the format is missing.
        case 3 where arguments[1] == "--format" && !arguments[2].hasPrefix("-"):
            return try StatusRequest(format: arguments[2]).answer(in: shell)
        default: return nil
        }
    }
}
