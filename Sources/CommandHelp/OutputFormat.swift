import ArgumentParser

/// How a command prints its answer.
package enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For programs.
    case json
}
