import Foundation
import Languages
import Synchronization

/// Why a process could not be started.
package struct SpawnError: Error, Hashable {
    /// The system's error message.
    package let reason: String

    init(reason: String) { self.reason = reason }

    /// Takes the reason from a system call's error number. Default: `errno`.
    init(code: Int32 = errno) { reason = systemErrorText(code) }
}

/// Starts programs, without standard streams unless the caller passes some. Nothing else in Islet starts one.
package enum DetachedProcess {
    /// The group of processes in which a program runs.
    package enum Group {
        /// A session of its own: the terminal's signals do not reach it.
        case session
        /// A group of its own in the caller's session, whose terminal it may open.
        case group
    }

    /// Started children not yet known to have ended: a child that is never waited for stays as a zombie.
    private static let children = Mutex<Set<pid_t>>([])

    /// Starts another process of this program without waiting for it. Throws a ``CommandFailure`` if the system refuses.
    package static func start(_ arguments: [String], environment: [String: String]) throws {
        do throws(SpawnError) {
            guard let program = Bundle.main.executablePath else {
                throw SpawnError(reason: localized("its program file is unknown"))
            }
            try start(program, arguments, environment: environment)
        } catch {
            throw CommandFailure(
                sentence: localized("Islet cannot start a second process: \(error.reason); try again."),
                status: .inputOutput)
        }
    }

    /// Starts a program without waiting for it; its exit status is ignored.
    package static func start(
        _ program: String, _ arguments: [String], environment: [String: String]
    ) throws(SpawnError) {
        collect()
        let identifier = try spawn(program, arguments, environment: environment)
        _ = children.withLock { $0.insert(identifier) }
    }

    /// Reaps children that have ended.
    package static func collect() {
        children.withLock { children in children = children.filter { waitpid($0, nil, WNOHANG) == 0 } }
    }

    /// Starts a program without waiting for it. The caller must reap it.
    ///
    /// - Parameters:
    ///   - program: Its path, or a name that is looked up in this process's `PATH`.
    ///   - input: File descriptor for its standard input. Default: none.
    ///   - output: File descriptor for its standard output. Default: none.
    ///   - errors: File descriptor for its standard error. Default: none.
    ///   - group: The group of processes in which it runs. Default: a session of its own.
    package static func spawn(
        _ program: String, _ arguments: [String], environment: [String: String], input: Int32? = nil,
        output: Int32? = nil, errors: Int32? = nil, in group: Group = .session
    ) throws(SpawnError) -> pid_t {
        var attributes: posix_spawnattr_t! = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Restore the default actions of signals that this process ignores, perhaps inherited from the shell.
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        // Unblock all signals too, or the new process could not be terminated by them.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        let grouping = group == .session ? newSession : Int32(POSIX_SPAWN_SETPGROUP)
        posix_spawnattr_setflags(
            &attributes, Int16(grouping | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))

        var actions: posix_spawn_file_actions_t! = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
        for case (let descriptor?, let place) in [
            (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
        ] {
            posix_spawn_file_actions_adddup2(&actions, descriptor, place)
        }
        // Descriptors inherited from the parent must not stay open for the lifetime of the new process.
        for descriptor in openDescriptors where descriptor > STDERR_FILENO {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }

        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in words + variables { free(pointer) } }
        var identifier: pid_t = 0
        let error = posix_spawnp(&identifier, program, &actions, &attributes, words, variables)
        guard error == 0 else { throw SpawnError(code: error) }
        return identifier
    }

    /// The list may include the descriptor used to read it, closed by now.
    private static var openDescriptors: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
        return names.compactMap { Int32($0) }
    }

    /// `POSIX_SPAWN_SETSID`, which glibc declares only with `_GNU_SOURCE`.
    private static var newSession: Int32 {
        #if canImport(Darwin)
            0x400
        #else
            0x80
        #endif
    }
}
