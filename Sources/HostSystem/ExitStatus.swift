/// The exit status.
///
/// Source: [sysexits(3)](https://man.freebsd.org/cgi/man.cgi?query=sysexits), except for 1.
package enum ExitStatus: Int32, CaseIterable {
    /// Success; also if there was nothing to do, such as pausing a paused sitting.
    case success = 0
    /// A negative result: `status` found nothing running, `cancel` was not confirmed, `doctor` or `theme check` found problems,
    /// a scenario failed (`simulate --check`), or a snapshot awaits review.
    case negative = 1
    /// The command line or the variable `ISLET_LOG` is invalid.
    case usage = 64
    /// A file is damaged or contains something invalid.
    case dataError = 65
    /// An input file does not exist.
    case noInput = 66
    /// The request does not fit the current state: no sitting runs, or one does.
    case unavailable = 69
    /// A file cannot be created.
    case cannotCreate = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Another program interferes; retrying may help.
    case temporaryFailure = 75

    /// Its meaning, for the manual, without a full stop.
    package var meaning: String {
        switch self {
        case .success: "done, or already done"
        case .negative:
            "no: nothing is running (status), you answered no (cancel), something is off (doctor, theme check), "
                + "an expectation failed (simulate --check), a picture is pending (snapshot)"
        case .usage: "the command line, or ISLET_LOG, is wrong"
        case .dataError: "a file is damaged or invalid"
        case .noInput: "a file to read is missing"
        case .unavailable: "not possible now: nothing is running, or a sitting already is"
        case .cannotCreate: "a file cannot be created"
        case .inputOutput: "reading or writing failed"
        case .temporaryFailure: "the files are in use by another program; try again"
        }
    }
}
