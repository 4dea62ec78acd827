import Foundation

extension PushReason {
    /// The JSON body of an answer, `{"reason":"BadPath"}`.
    package var body: Data { Data("{\"reason\":\"\(rawValue)\"}".utf8) }
}
