/// Where the body that is being evaluated finds its environment.
///
/// A class, because binding a task-local value anew for each body takes longer than many a body: one place is bound for a
/// whole picture, and the environments of its bodies are lent to it, each for as long as its body is evaluated.
///
/// `@unchecked Sendable`: a picture is drawn by one thread, and only the bodies that it evaluates read the place it bound.
final class BodyEnvironment: @unchecked Sendable {
    /// Where the environment of the body is that is being evaluated; `nil` between bodies. Unchecked, as a node's answers are.
    @exclusivity(unchecked) private var lent: UnsafePointer<EnvironmentValues>?

    @TaskLocal private static var bound: BodyEnvironment?
    private static let outside = EnvironmentValues()

    /// A value of the environment of the body that is being evaluated; the default outside of all.
    static func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        guard let environment = bound?.lent else { return outside[keyPath: keyPath] }
        return environment.pointee[keyPath: keyPath]
    }

    /// Binds one place for all bodies that `draw` evaluates.
    static func shared<Result>(by draw: () -> Result) -> Result {
        $bound.withValue(BodyEnvironment(), operation: draw)
    }

    /// What `body` makes in `environment`, which it leaves as it was.
    static func evaluate<Result>(in environment: inout EnvironmentValues, _ body: () -> Result) -> Result {
        guard let bound else { return shared { evaluate(in: &environment, body) } }
        let outer = bound.lent
        defer { bound.lent = outer }
        return withUnsafePointer(to: &environment) {
            bound.lent = $0
            return body()
        }
    }
}
