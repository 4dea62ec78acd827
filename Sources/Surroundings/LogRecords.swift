import Foundation
import Logging
import Meditation
import Store

extension Logger {
    /// Logs what became of an action on the sitting.
    package func record(_ reply: TimerReply) {
        guard let event = reply.event else {
            debug("The sitting did not change.", metadata: ["reply": "\(reply.sentence)"])
            return
        }
        var metadata: Logger.Metadata = ["event": "\(event.rawValue)", "reply": "\(reply.sentence)"]
        let id = reply.sitting?.id ?? reply.logEntry?.id ?? reply.previous?.id
        if let id { metadata["sitting"] = "\(id)" }
        info("The sitting changed.", metadata: metadata)
    }

    /// Logs why the store cannot be read, and when it is read again.
    package func record(_ retry: StoreRetry) {
        guard let error = retry.error, let next = retry.next else { return }
        warning("The store cannot be read.", metadata: ["reason": "\(error)", "retry": "\(next.formatted(.iso8601))"])
    }
}
