import ArgumentParser

/// A command of Islet: parsed by ArgumentParser, run in a ``Shell``, answering with an exit status.
protocol ShellCommand: ParsableCommand {
    /// Does what was asked. Throws a ``CommandFailure``, or an error that one can be made of.
    func run(in shell: Shell) throws -> Int32
}

extension ShellCommand {
    /// ArgumentParser's own way in.
    mutating func run() throws { throw ExitCode(try run(in: .process())) }
}
