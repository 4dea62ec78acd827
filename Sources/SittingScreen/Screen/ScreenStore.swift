import Attendance
import DeviceActivities
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import Store

/// Reacts to changes of the store and the settings file.
extension SittingProgram {
    /// Prepares the first picture from the state read before the screen opened.
    mutating func open(at reading: ClockReading) {
        adoptLooks(at: reading.wall)
        // A complaint about the theme comes first.
        complainOfSettings((model.notice.map { [$0.text] } ?? []) + request.complaints, at: reading.wall)
        // It comes once, so it stays until a key is pressed.
        if let advice = request.advice {
            model.say(advice, brief: localized("No sound player; try `islet bell`."), stays: true, at: reading.wall)
        }
        if let silence = request.silence { tell(silence: silence, at: reading.wall) }
        take(memory, at: reading)
    }

    /// Says why a sitting that is to have a sound is silent, until a key is pressed: nobody should wait for a voice that does not come.
    mutating func tell(silence: String, at now: Date) {
        let sentence = silence.prefix(1).uppercased() + silence.dropFirst()
        model.say([model.notice?.text, sentence].compactMap { $0 }.joined(separator: "\n"), stays: true, at: now)
    }

    /// Creates what is missing, which must not delay the first picture, and reads what changed before files were watched.
    mutating func beginWatching(at reading: ClockReading) {
        prepareStore(at: reading)
        if let (settings, _) = request.reload?(), settings != fileSettings { reloadSettings(at: reading.wall) }
        observeDevice()
        model.themeNames = request.themes.names
        bell.prepare(model.settings)
        read(at: reading)
        ProgramCode.release()
    }

    /// Creates the store's files, which may have been removed while the screen is open; schedules a retry if that fails.
    mutating func prepareStore(at reading: ClockReading) {
        do {
            let store = request.store
            _ = try storeRetry.read(at: reading.wall) { try store.makeReady() }
            if let error = storeRetry.error { throw error }
        } catch {
            report(error, at: reading)
        }
    }

    mutating func read(at reading: ClockReading) {
        do {
            let (new, stored) = try request.store.memoryAndActivities()
            activities = stored
            scheduler.follow(activities.countdowns.isEmpty ? [] : try request.store.unrungCountdowns())
            activities.catchUp(at: reading.wall)
            if new.state != clock.stored { model.rouse(at: reading.wall) }
            take(new, at: reading)
        } catch {
            let wasMended = report(error, at: reading)
            if wasMended, let new = try? request.store.memory() { take(new, at: reading) }
        }
    }

    mutating func readHistory(at reading: ClockReading) {
        do {
            let calendar = model.settings.calendar(in: timeZone)
            model.show(
                HistoryPanel(
                    sittings: try request.store.log(), calendar: calendar, rules: model.settings.practice,
                    moods: model.settings.moods, at: reading.wall))
        } catch {
            report(error, at: reading)
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
        lastSeen.follow(new.seen)
        clock.follow(new.state, at: reading)
        scheduler.follow(new, at: reading)
        if let last = new.notices.last {
            let text = new.notices.map(\.text).joined(separator: "  ")
            // A countdown notice that the attendant recorded may be on screen already.
            if text != model.notice?.text { model.say(text, stays: true, at: reading.wall) }
            try? request.store.forgetNotices(through: last.id)
        }
        readRecentPlans()
        perform(model.follow(state, isCardClosed: new.isCardClosed, at: reading.wall), at: reading)
        readTotals(at: reading)
        follow(at: reading.wall)
    }

    /// Reads the last sittings for the start panel, once after each sitting.
    private mutating func readRecentPlans() {
        guard state.sitting == nil else {
            knowsRecentPlans = false
            return
        }
        guard !knowsRecentPlans else { return }
        knowsRecentPlans = true
        model.remember((try? request.store.recentPlans(usual: model.settings.plan)) ?? RecentPlans())
    }

    mutating func follow(at now: Date) {
        var until: Date?
        if case .completion(let card) = model.mode { until = card.until }
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
        if model.settingsPanel != nil { readSettings() }
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
            complain([(error as? TimerError)?.sentenceForKey ?? "\(error)"], at: reading.wall)
            return false
        }
        request.log.warning("\(damage.description)")
        complain([damage.description], at: reading.wall)
        return true
    }

    /// Shows complaints until a key is pressed.
    private mutating func complain(_ sentences: [String], at now: Date) {
        if let text = Warnings.text(sentences) { model.say(text, stays: true, at: now) }
    }

    /// Shows complaints about settings and themes until a key is pressed or they are fixed.
    mutating func complainOfSettings(_ sentences: [String], at now: Date) {
        settingsComplaint = Warnings.text(sentences) ?? settingsComplaint
        complain(sentences, at: now)
    }
}

/// Actions on a timer kept by a server: sent now, confirmed later.
extension SittingProgram {
    /// Performs the action locally, or sends it to the server and shows that it is pending.
    mutating func send(_ action: TimerAction, after previous: Sitting?, at reading: ClockReading) throws -> ActionResult
    {
        let shortest = model.settings.shortestLogged / .seconds(1)
        let result = try request.store.act(action.logging(from: shortest), at: reading)
        if case .performed(let reply) = result { request.log.record(reply) }
        if case .sent(let outgoing, _) = result {
            awaited.append(outgoing, after: previous)
            model.say("…", stays: false, at: reading.wall)
        }
        return result
    }

    /// Stores the device settings that a server needs.
    func observeDevice() { try? request.store.remember(DeviceSettings(model.settings, in: timeZone)) }

    /// Shows the results of actions sent to the server.
    mutating func hearServer(at reading: ClockReading) {
        for outcome in awaited.outcomes(in: request.store, server: memory.server, at: reading.wall) {
            switch outcome {
            case .success(let reply):
                if reply.event != .complete { model.say(reply.sentence, stays: false, at: reading.wall) }
                if let call = HookCall(reply, at: reading, settings: model.settings) {
                    request.startHook(call, model.settings)
                }
            case .failure(let error): report(error, at: reading)
            }
        }
    }
}
