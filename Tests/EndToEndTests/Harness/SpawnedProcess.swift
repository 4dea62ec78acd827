import Foundation

/// Starts a program with the system call.
enum SpawnedProcess {
    #if !canImport(Darwin)
        private typealias ClosingFrom =
            @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
        /// glibc declares it for C sources that ask for more than POSIX, which Swift does not.
        private static let closeFrom: ClosingFrom? = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np").map {
            unsafeBitCast($0, to: ClosingFrom.self)
        }
    #endif

    /// Starts a program with default signal handling; returns its process. It inherits no file: the tests beside this one have sockets
    /// and pipes, which it would keep open after they are closed here.
    static func spawn(
        _ program: URL, _ arguments: [String], environment: [String: String], output: String, errors: String
    ) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        let writing = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, writing, 0o600)
        #if canImport(Darwin)
            let closing = POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            let closing: Int32 = 0
            _ = closeFrom?(&actions, STDERR_FILENO + 1)
        #endif

        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | closing))

        let words = ([program.path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var pid: pid_t = 0
        let status = posix_spawn(&pid, program.path, &actions, &attributes, words, variables)
        guard status == 0 else { throw POSIXError(.init(rawValue: status) ?? .EIO) }
        return pid
    }

    /// The exit status as a shell reports it; nil while the process runs.
    static func exitStatus(of pid: pid_t) -> Int32? {
        var status: Int32 = 0
        guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
