import Attendance
import Meditation
import Store
import Surroundings
import Testing

/// What a person does with a sitting, as another process would do it: the log is written, hooks run, the attendant is started,
/// and nothing is printed in this world.
extension TestShell {
    /// Starts a sitting.
    ///
    /// - Parameters:
    ///   - target: Its target in seconds; `nil` is open-ended.
    ///   - method: What its method is called.
    ///   - preparation: The seconds before it begins.
    ///   - bells: The bells in between.
    @discardableResult package func begin(
        _ target: Double?, method: String = StartRequest.defaultMethodName, preparation: Double = 0,
        bells: IntervalBells = .none
    ) throws -> Sitting {
        try perform(
            .start(StartRequest(target: target, methodName: method, preparation: preparation, bells: bells)))
        return try #require(try store.running())
    }

    /// Performs an action on the running sitting.
    package func perform(_ action: TimerAction) throws {
        var other = shell
        other.write = { _ in }
        _ = try other.perform(action)
    }
}
