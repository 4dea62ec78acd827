import Foundation
import Synchronization

/// Why the system did not start a process.
package struct SpawnError: Error, Hashable {
    /// The system's words.
    package let reason: String
}

/// Starts programs in a session of their own, with nothing to read from, and nothing to write to but what a caller gives them.
package enum DetachedProcess {
    /// Those that were started, until they are known to have ended: a child that nobody asks for stays as a zombie.
    private static let children = Mutex<Set<pid_t>>([])

    /// Starts this program once more and goes on at once. Throws a ``CommandFailure`` where the system refuses.
    package static func start(_ arguments: [String], environment: [String: String]) throws {
        do throws(SpawnError) {
            guard let program = Bundle.main.executablePath else {
                throw SpawnError(reason: "it does not know its file")
            }
            try start(program, arguments, environment: environment)
        } catch {
            throw CommandFailure(
                sentence: "Islet cannot start itself once more: \(error.reason); try again.", status: .inputOutput)
        }
    }

    /// Starts a program of which nobody wants to know how it ends, and goes on at once.
    package static func start(
        _ program: String, _ arguments: [String], environment: [String: String]
    ) throws(SpawnError) {
        collect()
        let identifier = try spawn(program, arguments, environment: environment)
        _ = children.withLock { $0.insert(identifier) }
    }

    /// Takes those that have ended from the system's table.
    package static func collect() {
        children.withLock { children in children = children.filter { waitpid($0, nil, WNOHANG) == 0 } }
    }

    /// Starts a program, to be asked for by whoever calls, and goes on at once.
    ///
    /// - Parameter output: Where its standard output goes. Default: nowhere.
    package static func spawn(
        _ program: String, _ arguments: [String], environment: [String: String], output: Int32? = nil
    ) throws(SpawnError) -> pid_t {
        var attributes: posix_spawnattr_t! = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Signals that the person's shell let it ignore are its own again.
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // And a process whose signals were held back could not be asked to end.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(
            &attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))

        var actions: posix_spawn_file_actions_t! = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
        // What the person's programs left open for this one must not stay open as long as the new one lives.
        for descriptor in openDescriptors where descriptor > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }

        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var identifier: pid_t = 0
        let error = posix_spawn(&identifier, program, &actions, &attributes, words, variables)
        guard error == 0 else { throw SpawnError(reason: String(cString: strerror(error))) }
        return identifier
    }

    /// Among them perhaps one that was open only to read them.
    private static var openDescriptors: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
        return names.compactMap { Int32($0) }
    }

    /// `POSIX_SPAWN_SETSID`, which glibc shows to GNU programs alone.
    private static var newSession: Int32 {
        #if canImport(Darwin)
            0x400
        #else
            0x80
        #endif
    }
}
