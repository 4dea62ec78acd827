/// Gives the body being evaluated access to its environment.
///
/// A class, because binding a task-local value for each body takes longer than many a body: one instance is bound per
/// frame, and each body's environment is lent to it while the body is evaluated.
///
/// `@unchecked Sendable`: a frame is drawn by one thread, and only the bodies evaluated there use the instance it
/// bound.
final class BodyEnvironment: @unchecked Sendable {
    /// The environment of the body being evaluated; `nil` between bodies.
    private var lent: UnsafePointer<EnvironmentValues>?

    @TaskLocal private static var bound: BodyEnvironment?
    private static let outside = EnvironmentValues()

    /// A value of the environment of the body being evaluated; the default outside any body.
    static func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        guard let environment = bound?.lent else { return outside[keyPath: keyPath] }
        return environment.pointee[keyPath: keyPath]
    }

    /// Binds one instance for all bodies that `draw` evaluates.
    static func shared<Result>(by draw: () -> Result) -> Result {
        $bound.withValue(BodyEnvironment(), operation: draw)
    }

    /// Evaluates `body` in `environment`, which it does not change.
    static func evaluate<Result>(in environment: inout EnvironmentValues, _ body: () -> Result) -> Result {
        guard let bound else { return shared { evaluate(in: &environment, body) } }
        let outer = bound.lent
        defer { bound.lent = outer }
        return withUnsafePointer(to: &environment) {
            bound.lent = $0
            return body()
        }
    }

    /// The environment of the body being evaluated, for closures that are called after it. A class, because views with such a closure
    /// are copied often.
    final class Kept: Sendable {
        private let environment: EnvironmentValues

        fileprivate init(_ environment: EnvironmentValues) { self.environment = environment }

        fileprivate func evaluate<Result>(_ closure: () -> Result) -> Result {
            var environment = environment
            return BodyEnvironment.evaluate(in: &environment, closure)
        }
    }

    /// Keeps the environment of the body being evaluated; `nil` outside any body.
    static func current() -> Kept? { bound?.lent.map { Kept($0.pointee) } }
}

extension BodyEnvironment.Kept? {
    /// Calls a closure in the environment that was kept; as it is if none was.
    func evaluate<Result>(_ closure: () -> Result) -> Result { self?.evaluate(closure) ?? closure() }
}
