import Configuration
import Foundation
import HostSystem
import Languages

/// Why a hook failed. Each case renders as the predicate of a sentence.
enum HookFailure: Error, Hashable {
    /// An unclosed quote, or an empty command.
    case unreadable(String)
    /// The program cannot be started; `reason` is the system's message.
    case cannotStart(program: String, reason: String)
    /// It exited with a nonzero status, or by a signal (128 plus its number); `words` is its last line on standard error.
    case failed(status: Int32, words: String)
    /// It exceeded its time limit and was killed.
    case tookTooLong(limit: Duration)

    /// The failure as a predicate, as in `The hook target …`.
    var predicate: String {
        switch self {
        case .unreadable(let text): localized("is not a command: a quote is not closed, or it is empty (\(text))")
        case .cannotStart(let program, let reason): localized("cannot start \(program): \(reason)")
        case .failed(let status, let words):
            localized("failed with status \(String(status))") + (words.isEmpty ? "" : ": \(words)")
        case .tookTooLong(let limit):
            localized("took longer than \(TOMLText.number(limit / .seconds(1))) s and was ended")
        }
    }
}

/// Runs a hook's program to completion, within a time limit.
struct HookProcess {
    /// The program and its arguments.
    let arguments: [String]
    /// The environment.
    let environment: [String: String]
    /// Its standard input.
    let input: String
    /// The time limit.
    let limit: Duration

    /// Runs the program in its own process group, so that a timeout also kills its children. Standard output is discarded; the
    /// last line of standard error is reported on failure.
    func run(sleep: (Duration) -> Void) throws(HookFailure) {
        let process: CapturedProcess
        do throws(SpawnError) {
            process = try CapturedProcess(
                arguments[0], Array(arguments.dropFirst()), environment: environment, input: input,
                capturing: .errors, in: .group)
        } catch {
            throw .cannotStart(program: arguments[0], reason: error.reason)
        }
        var waited = Duration.zero
        var pause = Duration.milliseconds(1)
        while true {
            switch process.state(waiting: false) {
            case .ended(status: 0), .reapedElsewhere: return
            case .ended(let status): throw .failed(status: status, words: lastLine(of: process))
            case .running: break
            }
            guard waited < limit else {
                process.kill()
                throw .tookTooLong(limit: limit)
            }
            sleep(pause)
            waited += pause
            pause = min(pause * 2, .milliseconds(50))
        }
    }

    private func lastLine(of process: CapturedProcess) -> String {
        let line = process.text(ofLast: 1024).split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        // The line is shown on a screen, so control characters are removed.
        return String(line.unicodeScalars.filter { $0.properties.generalCategory != .control }.map(Character.init))
    }
}
