import Attendance
import DeviceActivities
import HostSystem
import Meditation
import StatusLines
import Store
import Surroundings

extension StatusRequest {
    /// Answers once, and gives the exit status.
    func answer(in shell: Shell) throws -> Int32 {
        let (timer, activities, server) = try shell.store.timerAndActivities(at: shell.clock())
        shell.log.debug(
            "Read the store.",
            metadata: [
                "sitting": "\(timer.sitting.map { "\($0.id)" } ?? "none")", "activities": "\(!activities.isEmpty)",
                "server": "\(server?.host ?? "none")",
            ])
        // With nothing running no clock is printed, so the settings are not read.
        let asked = timer.sitting == nil && activities.isEmpty ? self : settled(in: shell.environment)
        let moment = asked.moment(
            of: timer, activities.wanted(in: shell.environment), server, in: shell)
        guard hasSomething(at: moment) else {
            guard let line = try format.idle.once() else { return ExitStatus.negative.rawValue }
            try shell.say(line)
            return ExitStatus.success.rawValue
        }
        if timer.sitting != nil { shell.attend(TimerMemory(state: timer.stored)) }
        try shell.say(try format.once(words.text(moment), moment))
        return format.status(moment)
    }
}
