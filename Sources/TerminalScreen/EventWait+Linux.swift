#if os(Linux)
    import CNcurses
    import Foundation

    /// A wall-clock alarm as a file descriptor (timerfd). Unlike a `poll` timeout it counts through suspension and reports
    /// clock changes. If the process is out of file descriptors, the `poll` timeout is used instead.
    final class Alarm {
        let descriptor = wall_clock_timer_create()
        private var armed: Date??

        deinit { if descriptor >= 0 { close(descriptor) } }

        /// Fires at `deadline`; with `nil`, only on clock changes. Returns whether the clock was set meanwhile.
        func set(to deadline: Date?) -> Bool {
            if let armed, armed == deadline { return false }
            // Round up, so that the clock reads `deadline` or later when it fires.
            let microseconds = (deadline ?? .distantFuture).timeIntervalSince1970 * 1e6
            let rounded = Int64(max(1, microseconds.rounded(.up) + 1))
            armed = .some(deadline)
            return wall_clock_timer_set(descriptor, rounded / 1_000_000, Int(rounded % 1_000_000) * 1000) != 0
                && errno == ECANCELED
        }

        func state(isReadable: Bool, deadline: Date?) -> AlarmState {
            if descriptor < 0 { return PollTimeout.hasPassed(deadline) ? .due : .pending }
            guard isReadable else { return .pending }
            armed = nil
            var expirations: UInt64 = 0
            if read(descriptor, &expirations, 8) == 8 { return .due }
            return errno == ECANCELED ? .clockStepped : .pending
        }

        /// With a timer descriptor, `poll` can wait indefinitely (-1).
        func pollTimeout(until deadline: Date?) -> Int32 {
            descriptor < 0 ? PollTimeout.milliseconds(until: deadline) : -1
        }
    }

    /// File change notifications through inotify. Watches the folders, so that a file replaced by a rename (the safe way to
    /// write) is reported too.
    final class FileWatch {
        private(set) var descriptor: Int32 = -1
        private var watched: [(folder: Int32, name: String, file: URL)] = []

        deinit { if descriptor >= 0 { close(descriptor) } }

        func add(_ file: URL, for changes: WatchedChanges) throws(TerminalError) {
            if descriptor < 0 { descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }
            // Other files of the folder may be watched for more.
            var mask = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM) | UInt32(IN_MASK_ADD)
            if changes == .all { mask |= UInt32(IN_MODIFY) }
            let folder = inotify_add_watch(descriptor, file.deletingLastPathComponent().path, mask)
            guard folder >= 0 else {
                throw .cannotWatch(path: file.path, reason: String(cString: strerror(errno)))
            }
            watched.removeAll { $0.file == file }
            watched.append((folder, file.lastPathComponent, file))
        }

        /// The watched files that changed since the last call, without duplicates.
        func changes() -> [URL] {
            var changed: [URL] = []
            let size = 4096
            let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
            defer { buffer.deallocate() }
            while true {
                let count = read(descriptor, buffer, size)
                guard count > 0 else { return changed }
                var offset = 0
                while offset < count {
                    let event = (buffer + offset).loadUnaligned(as: inotify_event.self)
                    let header = MemoryLayout<inotify_event>.size
                    let name = String(cString: (buffer + offset + header).assumingMemoryBound(to: CChar.self))
                    offset += header + Int(event.len)
                    for entry in watched where entry.folder == event.wd && entry.name == name {
                        if !changed.contains(entry.file) { changed.append(entry.file) }
                    }
                }
            }
        }
    }
#endif
