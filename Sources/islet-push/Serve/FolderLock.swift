import Foundation
import Store

/// One server for each state folder. A class because the lock lasts as long as the descriptor is open.
final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock; throws where another server has it.
    init(_ folder: StateFolder) throws {
        try PrivateFiles.makeFile(folder.lock)
        descriptor = open(folder.lock, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw PushFailure("\(folder.lock) cannot be opened; check its permissions.", .cannotCreate)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw PushFailure(
                "A server is running on \(folder.path); stop it, or choose another folder with --state.", .unavailable)
        }
    }

    deinit { close(descriptor) }
}
