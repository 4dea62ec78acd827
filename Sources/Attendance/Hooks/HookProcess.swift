import Configuration
import Foundation

/// Why a hook did not do what it should have. Each case renders as the second half of a sentence.
enum HookFailure: Error, Hashable {
    /// Quotes that do not close, or no word.
    case unreadable(String)
    /// The program cannot be started; the system's reason.
    case cannotStart(program: String, reason: String)
    /// It ended with a status other than 0, or by a signal (128 and its number); its last words.
    case failed(status: Int32, words: String)
    /// It took longer than it may and was ended.
    case tookTooLong(limit: Duration)

    /// What happened, as in `The hook target …`.
    var predicate: String {
        switch self {
        case .unreadable(let text): "is no command: a quote is not closed, or nothing is there (\(text))"
        case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
        case .failed(let status, let words): "failed with status \(status)" + (words.isEmpty ? "" : ": \(words)")
        case .tookTooLong(let limit): "took longer than \(TOMLText.number(limit / .seconds(1))) s and was ended"
        }
    }
}

/// Runs a hook's program to its end, within its time.
struct HookProcess {
    /// The program and its arguments.
    let arguments: [String]
    /// The environment.
    let environment: [String: String]
    /// What it reads from its standard input.
    let input: String
    /// How long it may take.
    let limit: Duration

    /// Runs it in a process group of its own, so that what it started ends with it when it takes too long. Its output goes
    /// nowhere; the last line that it wrote on standard error is told if it fails.
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

    /// A file without a name: a pipe could fill while nobody reads, and would be held open by what the program leaves behind.
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
        // It goes onto a screen: control characters stay out.
        return String(line.unicodeScalars.filter { $0.properties.generalCategory != .control }.map(Character.init))
    }
}
