import Dispatch
import Foundation
import HostFiles
import Meditation
import PushDevice
import PushGateway
import Store
import Synchronization

/// Saves the device and the broadcast channels, and shows the device on this machine's screens, a moment after something changed.
/// A class because it owns a timer.
final class StateKeeper: Sendable {
    /// How long a change may wait to be saved, in seconds.
    static let savingDelay: TimeInterval = 1
    /// How long a change may wait to be on a screen, in seconds.
    static let showingDelay: TimeInterval = 0.05

    private let system: PushSystem
    private let folder: StateFolder
    private let mirror: ScreenMirror?
    private let lock: FileLock
    private let clock: @Sendable () -> ClockReading
    private let queue = DispatchQueue(label: "state")
    private let isScheduled = Mutex(false)
    // Used on the queue alone.
    private nonisolated(unsafe) var saved = (revision: 0, at: Date.distantPast)
    private nonisolated(unsafe) var savedChannels: ChannelRegister

    init(
        system: PushSystem, folder: StateFolder, mirror: ScreenMirror?, lock: FileLock,
        clock: @escaping @Sendable () -> ClockReading
    ) {
        (self.system, self.folder, self.mirror, self.lock, self.clock) = (system, folder, mirror, lock, clock)
        savedChannels = system.channels
    }

    /// The device as it was saved; a new one where nothing was.
    static func device(in folder: StateFolder, configuration: DeviceConfiguration, at now: Date) throws -> PushDevice {
        let files = FileManager.default
        do {
            return try PushDevice.restored(
                snapshot: files.contents(atPath: folder.device), log: files.contents(atPath: folder.events),
                configuration: configuration, at: now)
        } catch {
            throw PushFailure(
                "\(folder.device) cannot be read; remove it to begin with a new device: \(error)", .dataError)
        }
    }

    /// The channels as they were saved; none where nothing was.
    static func channels(in folder: StateFolder) throws -> ChannelRegister {
        guard let data = FileManager.default.contents(atPath: folder.channels) else { return ChannelRegister() }
        do {
            return try JSONDecoder().decode(ChannelRegister.self, from: data)
        } catch {
            throw PushFailure("\(folder.channels) cannot be read; remove it to begin without channels.", .dataError)
        }
    }

    /// Something changed: it is shown and saved in a moment.
    func note() {
        let mustSchedule = isScheduled.withLock { isScheduled in
            defer { isScheduled = true }
            return !isScheduled
        }
        if mustSchedule { queue.asyncAfter(deadline: .now() + Self.showingDelay) { self.look() } }
    }

    /// Saves once more, and takes the activities from the screens.
    func stop() {
        queue.sync {
            let now = clock()
            save(at: now.wall)
            mirror?.clear(at: now)
        }
    }

    private func look() {
        isScheduled.withLock { $0 = false }
        let now = clock()
        if let dismissed = mirror?.show(system.withDevice { $0 }, at: now), !dismissed.isEmpty {
            system.dismiss(dismissed)
        }
        let wait = saved.at.timeIntervalSince(now.wall) + Self.savingDelay
        guard wait > 0 else { return save(at: now.wall) }
        queue.asyncAfter(deadline: .now() + wait) { self.save(at: self.clock().wall) }
    }

    private func save(at now: Date) {
        saveChannels()
        let (revision, device) = (system.revision, system.withDevice { $0 })
        guard revision != saved.revision, let data = try? device.encode() else { return }
        if (try? PrivateFiles.write(Array(data), to: folder.device)) != nil { saved = (revision, now) }
    }

    private func saveChannels() {
        let channels = system.channels
        guard channels != savedChannels, let data = try? JSONEncoder().encode(channels) else { return }
        if (try? PrivateFiles.write(Array(data), to: folder.channels)) != nil { savedChannels = channels }
    }
}
