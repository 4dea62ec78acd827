import Foundation
import Meditation
import TerminalScreen

extension Doctor {
    /// What the terminal can do, as far as environment and terminfo tell.
    package func terminal(_ report: TerminalReport) -> [Check] {
        let name = report.name.isEmpty ? "TERM is not set" : report.name
        var checks = [
            report.problem.map { Check.off("terminal.name", "TERM", name, Self.sentence("\($0)")) }
                ?? .ok("terminal.name", "TERM", name)
        ]
        if !shell.isOutputTerminal {
            checks.append(
                .note("terminal.screen", "screen", "none: the output is not a terminal, so this is what a script sees"))
        }
        let rest = [colors(report), entry(report), characters(report), mouse(report), passthrough()]
        return checks + rest.compactMap(\.self)
    }

    private func colors(_ report: TerminalReport) -> Check {
        let reason =
            switch report.colorReason {
            case .noColor: "NO_COLOR is set"
            case .colorTerm(let value): "COLORTERM is \(value)"
            case .directEntry: "the terminfo entry has direct colour"
            case .terminfo(let colors): "terminfo has \(colors)"
            }
        let asked = report.asksForColor ? "; the screen asks the terminal for more when it opens" : ""
        let count =
            switch report.colors {
            case .none: "none"
            case .ansi8: "8"
            case .ansi16: "16"
            case .indexed256: "256"
            case .direct: "24 bits"
            }
        return .ok("terminal.colors", "colours", "\(count): \(reason)\(asked)")
    }

    private func entry(_ report: TerminalReport) -> Check? {
        guard report.problem == nil else { return nil }
        if report.derivesEntry {
            return .ok(
                "terminal.entry", "terminfo", "an entry with 24-bit colour is derived from \(report.name)")
        }
        guard report.colors == .direct else {
            return .ok("terminal.entry", "terminfo", "the entry of \(report.name) is used as it is")
        }
        return .note("terminal.entry", "terminfo", "no entry with 24-bit colour can be derived; that needs ncurses 6.1")
    }

    private func characters(_ report: TerminalReport) -> Check {
        let locale = report.locale.isEmpty ? "no locale is set" : "the locale is \(report.locale)"
        return report.isUTF8
            ? .ok("terminal.characters", "characters", "UTF-8: \(locale)")
            : .off(
                "terminal.characters", "characters", "ASCII: \(locale)",
                "Set LANG to a UTF-8 locale such as C.UTF-8, and LC_ALL and LC_CTYPE to nothing, to see rounded shapes."
            )
    }

    private func mouse(_ report: TerminalReport) -> Check? {
        guard report.problem == nil else { return nil }
        return report.hasMouse
            ? .ok("terminal.mouse", "mouse", "yes")
            : .note("terminal.mouse", "mouse", "terminfo has none; every action has a key")
    }

    private func passthrough() -> Check? {
        guard shell.environment["TMUX"]?.isEmpty == false else { return nil }
        let title = "tmux passthrough"
        let value = ask("tmux", ["show-options", "-Apv", "allow-passthrough"])?.trimmed
        switch value {
        case "on", "all": return .ok("terminal.passthrough", title, "on")
        case nil: return .note("terminal.passthrough", title, "tmux does not say")
        default:
            return .note(
                "terminal.passthrough", title, "off: no notification reaches the terminal around tmux",
                "Add set -g allow-passthrough on to ~/.tmux.conf to get them.")
        }
    }

    /// A clause as a sentence.
    package static func sentence(_ clause: String) -> String {
        clause.prefix(1).uppercased() + clause.dropFirst() + (clause.hasSuffix(".") ? "" : ".")
    }
}
