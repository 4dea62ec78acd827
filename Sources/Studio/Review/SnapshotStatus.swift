import FrameSnapshots
import HostSystem

extension SnapshotError: CommandError {
    package var status: ExitStatus {
        switch self {
        case .malformed, .damaged, .tooManyStyles, .source: .dataError
        case .missing: .noInput
        case .cannotWrite: .cannotCreate
        case .file: .inputOutput
        case .unknownMode, .unusableName: .usage
        }
    }
}
