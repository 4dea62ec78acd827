import Configuration
import Foundation

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
        case .unreadable(let text): "is not a command: a quote is not closed, or it is empty (\(text))"
        case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
        case .failed(let status, let words): "failed with status \(status)" + (words.isEmpty ? "" : ": \(words)")
        case .tookTooLong(let limit): "took longer than \(TOMLText.number(limit / .seconds(1))) s and was ended"
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
        let files = [temporaryFile(), temporaryFile()]
        defer { for file in files where file >= 0 { close(file) } }
        let (reads, words) = (files[0], files[1])
        let bytes = Array(input.utf8)
        guard reads >= 0, words >= 0, write(reads, bytes, bytes.count) == bytes.count, lseek(reads, 0, SEEK_SET) == 0
        else {
            throw .cannotStart(program: arguments[0], reason: String(cString: strerror(errno)))
        }
        let identifier = try start(reading: reads, complaining: words)
        var waited = Duration.zero
        var pause = Duration.milliseconds(1)
        var status: Int32 = 0
        while waitpid(identifier, &status, WNOHANG) == 0 {
            guard waited < limit else {
                kill(-identifier, SIGKILL)
                waitpid(identifier, &status, 0)
                throw .tookTooLong(limit: limit)
            }
            sleep(pause)
            waited += pause
            pause = min(pause * 2, .milliseconds(50))
        }
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        guard code == 0 else { throw .failed(status: code, words: lastLine(of: words)) }
    }

    private func start(reading: Int32, complaining: Int32) throws(HookFailure) -> pid_t {
        var attributes: posix_spawnattr_t! = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        var actions: posix_spawn_file_actions_t! = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, reading, STDIN_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, complaining, STDERR_FILENO)
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var identifier: pid_t = 0
        let error = posix_spawnp(&identifier, arguments[0], &actions, &attributes, words, variables)
        guard error == 0 else {
            throw .cannotStart(program: arguments[0], reason: String(cString: strerror(error)))
        }
        return identifier
    }

    /// An unlinked temporary file. A pipe could fill up unread, and background children would hold it open.
    private func temporaryFile() -> Int32 {
        var template = Array((NSTemporaryDirectory() + "islet-hook-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return -1 }
        unlink(template)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    private func lastLine(of file: Int32) -> String {
        let size = lseek(file, 0, SEEK_END)
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = pread(file, &bytes, bytes.count, max(0, size - off_t(bytes.count)))
        let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        let line = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
        // The line is shown on a screen, so control characters are removed.
        return String(line.unicodeScalars.filter { $0.properties.generalCategory != .control }.map(Character.init))
    }
}
