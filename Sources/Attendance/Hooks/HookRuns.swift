import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import Surroundings

extension Shell {
    /// Runs an event's hook, if there is one, and waits for it. Returns a sentence if it failed, otherwise `nil`.
    package func runHook(_ call: HookCall, settings: Settings) -> String? {
        guard let command = settings.hooks[call.event] else { return nil }
        do throws(HookFailure) {
            guard let arguments = command.arguments(inShell: settings.hooksUseShell) else {
                if case .text(let text) = command { throw .unreadable(text) }
                throw .unreadable("")
            }
            let process = HookProcess(
                arguments: arguments, environment: environment.merging(call.environment) { $1 },
                input: call.json + "\n",
                limit: settings.hookTimeLimit)
            log.info("A hook runs.", metadata: ["event": "\(call.event.rawValue)", "program": "\(arguments[0])"])
            try process.run(sleep: sleep)
            log.debug("The hook has ended.", metadata: ["event": "\(call.event.rawValue)"])
            return nil
        } catch {
            log.warning(
                "A hook failed.", metadata: ["event": "\(call.event.rawValue)", "reason": "\(error.predicate)"])
            return localized("The hook \(call.event.rawValue) \(error.predicate).")
        }
    }

    /// Runs the hook for a timer action that has been saved. A failure is only a warning.
    package func runHook(of reply: TimerReply, at reading: ClockReading) {
        guard HookEvent(reply.event) != nil else { return }
        let settings = LoadedSettings(in: environment).settings
        guard let call = HookCall(reply, at: reading, settings: settings) else { return }
        if let failure = runHook(call, settings: settings) { warn(failure) }
    }

    /// Runs an event's hook in a detached process. If that cannot be started, the error is stored for the next screen.
    package func startHook(_ call: HookCall, settings: Settings) {
        guard settings.hooks[call.event] != nil else { return }
        do {
            log.info("Starting a process for a hook.", metadata: ["event": "\(call.event.rawValue)"])
            try startDetached(["hook", "--kept"], environment.merging(call.environment) { $1 })
        } catch {
            try? store.notice(
                localized("The hook \(call.event.rawValue) was not run.") + " \(CommandFailure(error).sentence)",
                at: clock())
        }
    }
}

extension HookCall {
    /// The input for the hook of an action's outcome; `nil` if there is no such hook.
    package init?(_ reply: TimerReply, at reading: ClockReading, settings: Settings) {
        guard let event = HookEvent(reply.event), settings.hooks[event] != nil else { return nil }
        let call: HookCall?
        if let entry = reply.logEntry {
            call = try? HookCall(event, of: entry)
        } else if let sitting = reply.sitting ?? reply.previous {
            call = try? HookCall(event, of: sitting.onWallClock(at: reading), at: reading.wall)
        } else {
            call = nil
        }
        guard let call else { return nil }
        self = call
    }

    /// The input for the hook of a moment; `nil` if there is no such hook.
    package init?(_ moment: SittingMoment, of sitting: Sitting, at now: Date, settings: Settings) {
        guard let event = HookEvent(moment.event), settings.hooks[event] != nil,
            let call = try? HookCall(event, of: sitting, at: now)
        else { return nil }
        self = call
    }
}
