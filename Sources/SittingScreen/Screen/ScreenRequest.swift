import DeviceActivities
import Foundation
import Meditation
import Surroundings

extension LoadedSettings {
    /// The request for opening the screen; `started` is the sitting it was started for.
    package func request(in shell: Shell, started: Sitting? = nil) -> SittingScreen.Request {
        let shell = shell.logging(as: "screen")
        let environment = shell.environment
        return SittingScreen.Request(
            store: shell.store, settings: settings, themes: themes, environment: environment, clock: shell.clock,
            log: shell.log, timeZone: shell.timeZone(), say: shell.say, settingsFile: file,
            reload: {
                let loaded = again(in: environment)
                return (loaded.settings, loaded.complaints)
            }, startedSitting: started?.id,
            attend: {
                shell.attend($0, haptics: $1)
                shell.attendToCountdowns(at: shell.clock())
            },
            startHook: { shell.startHook($0, settings: $1) },
            catchUp: { _ = try? ActivityRepository(in: shell).catchUp(at: $0) }, complaints: complaints)
    }
}
