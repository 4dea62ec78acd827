import Foundation
import HostSystem
import Logging
import Store

extension Shell {
    /// The log file of all processes of a store.
    package var logFile: LogFile { LogFile(path: store.locations.logFilePath) }

    /// The log: a line for each entry at the end of ``logFile``, from level info or the level that `ISLET_LOG` names.
    ///
    /// With `--verbose` also on standard error, from level debug; while a full screen is open these go into the file, too.
    /// Created on each use, so that a command that logs nothing, such as `islet status`, does no work for it.
    package var log: Logger { logger(logLabel) }

    /// The log with another label than this process's.
    package func logger(_ label: String) -> Logger {
        // A text that names no level is refused before any command runs.
        let level = (try? LogLevel.read(from: environment)) ?? .info
        let (clock, file, isVerbose, isScreenOpen, writeError) = (clock, logFile, isVerbose, isScreenOpen, writeError)
        return Logger(label: label) { label in
            LineLogHandler(
                label: label, level: isVerbose ? min(level, .debug) : level, now: { clock().wall }
            ) { line, lineLevel in
                let isEchoed = isVerbose && !isScreenOpen()
                if isEchoed { writeError(line) }
                if lineLevel >= level || !isEchoed { file.append(line) }
            }
        }
    }

    /// The same context, whose entries have another label: what kind of process this is.
    package func logging(as label: String) -> Shell {
        var shell = self
        shell.logLabel = label
        return shell
    }

    /// The same context, which also logs on standard error.
    package func verbose() -> Shell {
        var shell = self
        shell.isVerbose = true
        return shell
    }
}
