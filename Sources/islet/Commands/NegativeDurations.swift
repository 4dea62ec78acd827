/// Lets `islet extend -5m` be written as people write it.
///
/// To a parser of options `-5m` is a bundle of them, and in `-1h` it even finds `-h`. A `--` before the first word that begins
/// like a negative number says that it is none.
enum NegativeDurations {
    /// The commands that take a duration.
    private static let commands = ["extend", "sit"]

    /// The arguments of the command line, with the `--` that was meant. Who asks for help gets it wherever that stands.
    static func marked(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, commands.contains(command),
            !arguments.contains(where: ["--", "--help", "-h"].contains),
            let index = arguments.firstIndex(where: isNegative)
        else { return arguments }
        return arguments[..<index] + ["--"] + arguments[index...]
    }

    private static func isNegative(_ word: String) -> Bool {
        guard word.first == "-", let next = word.dropFirst().first else { return false }
        return next.isASCII && (next.isNumber || next == ".")
    }
}
