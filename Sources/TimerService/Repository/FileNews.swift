import Foundation
import HostFiles
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Calls a function after any process has written to a file: SQLite's write-ahead log, to detect commits.
///
/// SQLite writes the log first and makes the commit visible a moment later, after waiting for the disk. So the function is
/// called again up to 300 ms after each write, and must be cheap. On Linux a thread waits for inotify without polling;
/// elsewhere the function is called every 50 ms.
final class FileNews: Sendable {
    private struct State {
        var isClosed = false
        /// The write end of a pipe that ends the thread; -1 if there is no thread.
        var wake: Int32 = -1
    }

    private let state = Mutex(State())

    /// Waits in milliseconds, each after the previous call, before the function is called again.
    private static let echoes: [Int32] = [5, 20, 80, 300]

    init(file: String, report: @escaping @Sendable () -> Void) {
        watch(file, report: report)
    }

    deinit { close() }

    /// Stops watching.
    func close() {
        state.withLock { state in
            state.isClosed = true
            #if canImport(Glibc)
                if state.wake >= 0 { _ = Glibc.write(state.wake, "x", 1) }
            #endif
        }
    }

    #if canImport(Glibc)
        private func watch(_ file: String, report: @escaping @Sendable () -> Void) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            var pipe: [Int32] = [-1, -1]
            _ = Glibc.pipe(&pipe)
            for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let (wake, waker) = (pipe[0], pipe[1])
            let folder = file.folderPath
            let name = (file as NSString).lastPathComponent
            let changes = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)
            guard descriptor >= 0, wake >= 0, inotify_add_watch(descriptor, folder, changes) >= 0 else {
                Glibc.close(descriptor)
                for end in pipe { Glibc.close(end) }
                return
            }
            state.withLock { $0.wake = waker }
            let thread = Thread { [weak self] in
                var polled = [
                    pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
                ]
                var echoes = ArraySlice<Int32>()
                while true {
                    let count = poll(&polled, 2, echoes.first ?? -1)
                    guard count >= 0 || errno == EINTR, polled[1].revents == 0 else { break }
                    if count > 0, Self.hasNews(descriptor, of: name) {
                        echoes = Self.echoes[...]
                        report()
                    } else if count == 0 {
                        echoes = echoes.dropFirst()
                        report()
                    }
                }
                Glibc.close(descriptor)
                if let self { self.state.withLock { $0.wake = -1 } }
                Glibc.close(wake)
                Glibc.close(waker)
            }
            thread.name = "islet-push file news"
            thread.start()
        }

        private static func hasNews(_ descriptor: Int32, of name: String) -> Bool {
            var isOfFile = false
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                while case let count = read(descriptor, buffer.baseAddress, 4096), count > 0 {
                    var offset = 0
                    while offset < count {
                        let place = UnsafeRawPointer(buffer.baseAddress!) + offset
                        let event = place.loadUnaligned(as: inotify_event.self)
                        let header = MemoryLayout<inotify_event>.size
                        if event.len > 0, String(cString: (place + header).assumingMemoryBound(to: CChar.self)) == name
                        {
                            isOfFile = true
                        }
                        offset += header + Int(event.len)
                    }
                }
            }
            return isOfFile
        }
    #else
        private func watch(_ file: String, report: @escaping @Sendable () -> Void) {
            Task.detached { [weak self] in
                while let self, !self.state.withLock({ $0.isClosed }) {
                    try? await Task.sleep(for: .milliseconds(50))
                    report()
                }
            }
        }
    #endif
}
