/// What Islet answers to whoever started it.
///
/// Source: [sysexits(3)](https://man.freebsd.org/cgi/man.cgi?query=sysexits), but for 1.
package enum ExitStatus: Int32, CaseIterable {
    /// It is done; also when it was done before, such as pausing a paused sitting.
    case success = 0
    /// No: `status` found nothing running, `cancel` was answered with no, `doctor` or `theme check` found something to do, a
    /// scenario does not hold (`simulate --check`), or a snapshot waits for review.
    case negative = 1
    /// The command line is not understood.
    case usage = 64
    /// A file is damaged, or holds what it should not.
    case dataError = 65
    /// A file to read is not there.
    case noInput = 66
    /// What was asked for does not fit now: nothing runs, or something does.
    case unavailable = 69
    /// A file cannot be created.
    case cannotCreate = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Another program is in the way; trying again may help.
    case temporaryFailure = 75

    /// What it means, for the manual, without a full stop.
    package var meaning: String {
        switch self {
        case .success: "done, or done before"
        case .negative:
            "no: nothing is running (status), the answer was no (cancel), something is off (doctor, theme check), "
                + "something does not hold (simulate --check), something waits (snapshot)"
        case .usage: "the command line is not understood"
        case .dataError: "a file is damaged or holds what it should not"
        case .noInput: "a file to read is not there"
        case .unavailable: "it does not fit now: nothing is running, or something is"
        case .cannotCreate: "a file cannot be created"
        case .inputOutput: "reading or writing failed"
        case .temporaryFailure: "the files are in use by another program; try again"
        }
    }
}
