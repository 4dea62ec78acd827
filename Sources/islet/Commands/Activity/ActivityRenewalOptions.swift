import ActivityLifecycle
import ActivitySystem
import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import PlainText
import Surroundings

/// The options by which an activity is renewed.
struct ActivityRenewalOptions: ParsableArguments {
    @Flag(help: "Keep it showing for more than eight hours: replace it in time with a copy that has the same content.")
    var renew = false

    @Option(
        help: ArgumentHelp(
            "Replace it after this time; or progressive (30m in the first hour, 2h until the fourth, then 7h) or "
                + "adaptive (7h "
                + "at first, later up to 7h30m while renewals succeed, sooner after refusals). Default: 7h.",
            valueName: "interval"))
    var renewAfter: String?

    @Option(help: ArgumentHelp("Time between checks of its age, 1s to 5m. Default: 60s.", valueName: "duration"))
    var checkEvery: String?

    /// What is asked for; `nil` for no renewal. Throws a ``CommandFailure`` for values that are not allowed.
    func options() throws -> RenewalOptions? {
        guard renew || renewAfter != nil || checkEvery != nil else { return nil }
        var options = RenewalOptions()
        if let renewAfter {
            guard let schedule = RestartSchedule(text: renewAfter) else {
                throw CommandFailure(
                    sentence: "\(TerminalText.oneLine(renewAfter)) is not allowed for --renew-after; give "
                        + "\(RestartSchedule.allowed).", status: .usage)
            }
            options.schedule = schedule
        }
        if let checkEvery {
            let allowed = SessionLifecycle<EncodedContent>.checkIntervals
            guard let seconds = try? DurationArgument.seconds([checkEvery]), allowed.contains(seconds) else {
                throw CommandFailure(
                    sentence: "\(TerminalText.oneLine(checkEvery)) is not allowed for --check-every; give 1s to 5m.",
                    status: .usage)
            }
            options.checkInterval = seconds
        }
        return options
    }
}
