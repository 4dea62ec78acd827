import ArgumentParser
import Surroundings

/// A command of Islet: parsed by ArgumentParser, run by ``Islet`` in a ``Shell``, answering with an exit status.
package protocol ShellCommand: ParsableCommand {
    /// Whether to log on standard error: `@Flag(.verbose) var verbose = false`.
    var verbose: Bool { get }

    /// Does what was asked. Throws a ``CommandFailure``, or an error that one can be made of.
    func run(in shell: Shell) throws -> Int32
}

/// A flag that every command has.
package enum CommonFlag {
    /// `-v`, `--verbose`.
    case verbose
}

extension Flag<Bool> {
    /// A flag that every command has, with the same names and the same help.
    package init(wrappedValue: Bool, _ flag: CommonFlag) {
        switch flag {
        case .verbose:
            self.init(wrappedValue: wrappedValue, name: .shortAndLong, help: "Log on standard error what Islet does.")
        }
    }
}
