import Foundation
import Synchronization
import TimerService

/// The connection that waits for `NOTIFY`, on a thread of its own. When it is lost it connects again, with a longer wait each
/// time, and reports that news may have been missed; if that fails, it reports once that the database is unavailable.
final class PostgresListener: Sendable {
    private let connection: PostgresConnection
    private let broadcast: ChangeBroadcast
    private let isStopped = Mutex(false)
    private let pipe: (wake: Int32, waker: Int32)

    /// - Parameter connection: Used by the listening thread alone, not on its queue.
    init(connection: PostgresConnection, broadcast: ChangeBroadcast) {
        self.connection = connection
        self.broadcast = broadcast
        var ends: [Int32] = [-1, -1]
        _ = Foundation.pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipe = (ends[0], ends[1])
    }

    func start() {
        let thread = Thread { [self] in listen() }
        thread.name = "islet-push postgres news"
        thread.start()
    }

    func stop() {
        isStopped.withLock { isStopped in
            // Under the lock: the thread closes the pipe once it sees the flag.
            if !isStopped { _ = write(pipe.waker, "x", 1) }
            isStopped = true
        }
    }

    private var isRunning: Bool { isStopped.withLock { !$0 } }

    private func listen() {
        var failures = 0
        var isOutageReported = false
        while isRunning {
            do {
                try connection.connect()
                try connection.execute("LISTEN \(PostgresTimerRepository.channel)")
                broadcast.report(.anything)
                (failures, isOutageReported) = (0, false)
                while isRunning {
                    for user in Set(try connection.notifications(timeout: 60_000, wake: pipe.wake)) {
                        broadcast.report(.user(user))
                    }
                }
            } catch {
                failures += 1
                if !isOutageReported, let error = error as? PostgresError, case .unreachable = error {
                    isOutageReported = true
                    broadcast.report(.unavailable(error.repositoryError.description))
                }
                var polled = pollfd(fd: pipe.wake, events: Int16(POLLIN), revents: 0)
                // 0.2 s, 0.4 s … 2 s.
                _ = poll(&polled, 1, min(2000, 100 << Int32(min(failures, 5))))
            }
        }
        connection.disconnect()
        close(pipe.wake)
        close(pipe.waker)
    }
}
