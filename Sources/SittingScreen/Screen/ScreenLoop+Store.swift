import Attendance
import DeviceActivities
import Foundation
import Meditation
import PlainText
import Store
import TerminalScreen

/// Reacts to changes of the store and the settings file.
extension ScreenLoop {
    mutating func watch() {
        watchStore(at: request.clock())
        watchSettings()
        // Changes made before the watch began are not reported.
        if let (settings, _) = request.reload?(), settings != fileSettings { reloadSettings(at: look().wall) }
        observeDevice()
        bell.prepare(model.settings)
        read(at: look())
    }

    /// The store's folder. It may be replaced while the screen is open.
    var storeFolder: URL { request.store.changeFile.deletingLastPathComponent() }

    /// Prepares and watches the store and announces this screen; schedules a retry if that fails. Call again if the store's
    /// folder was replaced.
    mutating func watchStore(at reading: ClockReading) {
        do {
            _ = try storeRetry.read(at: reading.wall) {
                try request.store.makeReady()
                presence = AttendantProcess(store: request.store).announceScreen()
            }
            if let error = storeRetry.error { throw error }
            try screen.watch(file: request.store.changeFile)
            try screen.watch(file: storeFolder)
        } catch {
            report(error, at: reading)
        }
    }

    /// Watches the settings file or, if its folder does not exist, the nearest existing parent.
    func watchSettings() {
        guard var file = request.settingsFile else { return }
        while (try? screen.watch(file: file)) == nil, file.pathComponents.count > 2 { file.deleteLastPathComponent() }
    }

    mutating func read(at reading: ClockReading) {
        do {
            activities = try request.store.activities()
            countdownRinger.follow(activities.countdowns.isEmpty ? [] : try request.store.unrungCountdowns())
            activities.catchUp(at: reading.wall)
            let new = try request.store.memory()
            if new.state != clock.stored { model.rouse(at: reading.wall) }
            take(new, at: reading)
        } catch {
            let wasMended = report(error, at: reading)
            if wasMended, let new = try? request.store.memory() { take(new, at: reading) }
        }
    }

    mutating func readHistory(at now: Date) {
        do {
            let calendar = HistoryCalendar(timeZone: timeZone, dayStart: model.settings.dayStart)
            model.show(
                HistoryPanel(
                    sittings: try request.store.log(), calendar: calendar, hasStreak: model.settings.streak, at: now))
        } catch {
            report(error, at: request.clock())
        }
    }

    mutating func take(_ new: TimerMemory, at reading: ClockReading) {
        if clock.stored.sitting != nil, let ending = new.state.ending { lastWord = ending }
        if model.isServerAway, new.server?.offlineSince(at: reading.wall) == nil {
            // The server is back or the machine has left it: the complaint about its absence is outdated.
            model.unsay(serverComplaint, at: reading.wall)
        }
        memory = new
        nextServerLook = new.server?.nextLook(after: reading.wall)
        hearServer(at: reading)
        witness.follow(new.seen)
        clock.follow(new.state, at: reading)
        ringer.follow(new, at: clock.line(reading.wall))
        if let last = new.notices.last {
            let text = new.notices.map(\.text).joined(separator: "  ")
            // A countdown notice that the attendant recorded may be on screen already.
            if text != model.notice?.text { model.say(text, stays: true, at: reading.wall) }
            try? request.store.forgetNotices(through: last.id)
        }
        perform(model.follow(state, at: reading.wall), at: reading)
        follow(at: reading.wall)
    }

    mutating func follow(at now: Date) {
        var until: Date?
        if case .completion(let date) = model.mode { until = date }
        if let change = activities.nextChange, change <= now {
            activities.catchUp(at: now)
        }
        session = SittingRenewal.session(of: state.sitting, in: activities, isOn: model.settings.renew, at: now)
        stage.follow(
            state, others: activities.system, isAuthorized: model.settings.liveActivities, completionUntil: until,
            session: session, notices: activities.notices(sitting: session), at: now)
    }

    mutating func reloadSettings(at now: Date) {
        guard let (settings, complaints) = request.reload?() else { return }
        model.adopt(settings, before: fileSettings)
        fileSettings = settings
        observeDevice()
        // A complaint that no longer applies is removed.
        model.unsay(settingsComplaint, at: now)
        complainOfSettings(complaints, at: now)
    }

    /// Shows a store error. A damaged database is set aside and reported, and the result is true; the sitting on screen goes on
    /// with whatever can still be read.
    @discardableResult
    mutating func report(_ error: any Error, at reading: ClockReading) -> Bool {
        if let error = error as? ServerError {
            defer { serverComplaint = model.notice?.text }
            complain([error.sentence { WallClockText.time($0, seenAt: reading.wall, in: timeZone) }], at: reading.wall)
            return false
        }
        guard case StoreError.corrupt(let path) = error,
            let damage = try? request.store.setAside(path, at: reading.wall, known: clock.stored)
        else {
            request.log.warning("\(error)")
            complain(["\(error)"], at: reading.wall)
            return false
        }
        request.log.warning("\(damage.description)")
        complain([damage.description], at: reading.wall)
        return true
    }

    /// Shows complaints until a key is pressed.
    private mutating func complain(_ sentences: [String], at now: Date) {
        if let text = Complaints.text(sentences) { model.say(text, stays: true, at: now) }
    }

    /// Shows complaints about settings and themes until a key is pressed or they are fixed.
    mutating func complainOfSettings(_ sentences: [String], at now: Date) {
        settingsComplaint = Complaints.text(sentences) ?? settingsComplaint
        complain(sentences, at: now)
    }
}
