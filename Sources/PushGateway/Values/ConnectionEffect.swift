/// What the connection that carried a request is to do besides answering.
package enum ConnectionEffect: Hashable, Sendable {
    /// Send SETTINGS with this MAX_CONCURRENT_STREAMS.
    case maxConcurrentStreams(Int)
    /// Send GOAWAY with the reason as debug data; streams already open are answered.
    case goAway(GoAwayReason)
    /// Close the connection once the answer is written.
    case close
    /// Wait before answering.
    case delay(Duration)
    /// Do not answer this request at all; the stream stays open.
    case drop
}
