/// The command lines that status bars and prompts run every second, and the one that opens the screen, without a parser of
/// arguments.
enum FastPath {
    /// The exit status; nil for every other command line.
    static func run(_ arguments: [String], in shell: Shell) throws -> Int32? {
        switch arguments {
        case []: try IsletCommand().run(in: shell)
        case ["status"]: try StatusCommand.run(.text, in: shell)
        case ["status", "--format", "json"], ["status", "--format=json"]: try StatusCommand.run(.json, in: shell)
        default: nil
        }
    }
}
