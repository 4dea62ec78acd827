/// Lets `islet extend -5m` be written as people write it.
///
/// To a parser of options `-5m` is a bundle of them, and in `-1h` it even finds `-h`. A `--` before the first word that begins
/// like a negative number says that it is none; after an option that takes a number, `=` says that it is its value.
enum NegativeDurations {
    /// The commands that take a duration.
    private static let commands = ["extend", "sit"]
    /// The options that take one, or another number.
    private static let options = [
        "--prepare", "--interval", "--bells", "--limit", "--at", "--record", "--step", "--zoom",
    ]

    /// The arguments of the command line, with the `--` that was meant. Who asks for help gets it wherever that stands.
    static func marked(_ arguments: [String]) -> [String] {
        let arguments = joined(arguments)
        guard let command = arguments.first, commands.contains(command),
            !arguments.contains(where: ["--", "--help", "-h"].contains),
            let index = arguments.firstIndex(where: isNegative)
        else { return arguments }
        return arguments[..<index] + ["--"] + arguments[index...]
    }

    /// `--limit -1` as `--limit=-1`.
    private static func joined(_ arguments: [String]) -> [String] {
        arguments.reduce(into: []) { words, word in
            if let option = words.last, options.contains(option), isNegative(word) {
                words[words.count - 1] = "\(option)=\(word)"
            } else {
                words.append(word)
            }
        }
    }

    private static func isNegative(_ word: String) -> Bool {
        guard word.first == "-", let next = word.dropFirst().first else { return false }
        return next.isASCII && (next.isNumber || next == ".")
    }
}
