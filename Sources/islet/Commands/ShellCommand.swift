import ArgumentParser
import Surroundings

/// A command of Islet: parsed by ArgumentParser, run by ``Islet`` in a ``Shell``, answering with an exit status.
protocol ShellCommand: ParsableCommand {
    /// Does what was asked. Throws a ``CommandFailure``, or an error that one can be made of.
    func run(in shell: Shell) throws -> Int32
}
