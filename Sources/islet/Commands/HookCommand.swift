import ArgumentParser
import Attendance
import Configuration
import DeviceActivities
import HostSystem
import Languages
import Meditation
import ShellCommands
import Surroundings

/// `islet hook`: tries a hook.
struct HookCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "hook", abstract: "Run a hook as its event would, to test it.",
        discussion: """
            Hooks are your own commands, in the table hooks of the settings file: start, pause, resume, interval, target, \
            complete, cancel, restart, restart-failed. Each event runs its hook once, whichever part of Islet is running; \
            without a shell unless hooks.shell is true; and for at most hooks.time-limit seconds.

            A hook gets the event and the sitting as JSON on standard input, and in the variables ISLET_EVENT and \
            ISLET_SITTING_ID, _METHOD, _TYPE, _STATE, _ELAPSED_SECONDS, _TARGET_SECONDS and so on: the keys of islet \
            status --format json, or of islet log --format json when the sitting is completed. ISLET_HOOK_INPUT has the \
            same JSON. A failing hook is reported and changes nothing.

            restart and restart-failed are about the renewal of a Live Activity: ISLET_ACTIVITY_ID, _AGE_SECONDS, \
            _SESSION_SECONDS, _RESTARTS, and for a refusal _ERROR, _ATTEMPT, _ATTEMPTS and _GAVE_UP (1 after the last \
            retry was refused).

            EXAMPLES
              focus = "ignore"          bells ring even if the hook sets "do not disturb"
              [hooks]
              start = "makoctl mode -s do-not-disturb"
              target = ["notify-send", "The target is reached"]
              complete = "timew track :day meditation"

              islet hook target         tests it, with the running sitting
            """)

    @Argument(
        help: ArgumentHelp(
            HookEvent.allCases.map(\.rawValue).joined(separator: ", ") + ".", valueName: "event"),
        completion: .list(HookEvent.allCases.map(\.rawValue)))
    var event: HookEvent?

    @Flag(help: .hidden)
    var kept = false

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let settings = LoadedSettings(in: shell.environment).settings
        if kept, let call = HookCall(environment: shell.environment) {
            let shell = shell.logging(as: "hook")
            // Nobody looks: what goes wrong is kept for the next screen.
            guard let failure = shell.runHook(call, settings: settings) else { return ExitStatus.success.rawValue }
            try shell.store.notice(failure, at: shell.clock())
            return ExitStatus.inputOutput.rawValue
        }
        guard let event else {
            let names = HookEvent.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure(sentence: localized("No event was given. Events: \(names)."), status: .usage)
        }
        guard settings.hooks[event] != nil else {
            throw CommandFailure(
                sentence: localized(
                    "No hook is set for \(event.rawValue); set hooks.\(event.rawValue) in the settings file."),
                status: .unavailable)
        }
        if event.isOfActivity {
            if let call = HookCall(RenewalReport.example(of: event, at: shell.clock().wall)),
                let failure = shell.runHook(call, settings: settings)
            {
                throw CommandFailure(sentence: failure, status: .inputOutput)
            }
            try shell.say(localized("The hook \(event.rawValue) ran, with example values."))
            return ExitStatus.success.rawValue
        }
        let reading = shell.clock()
        guard let sitting = try shell.store.running(at: reading) else {
            throw CommandFailure(
                sentence: localized(
                    "A hook needs a sitting, and none is running; start one with `islet sit`, then try again."),
                status: .unavailable)
        }
        let call = try HookCall(event, of: sitting, at: reading.wall)
        if let failure = shell.runHook(call, settings: settings) {
            throw CommandFailure(sentence: failure, status: .inputOutput)
        }
        try shell.say(localized("The hook \(event.rawValue) ran."))
        return ExitStatus.success.rawValue
    }
}

extension HookEvent: ExpressibleByArgument {}
