/// One thing that is measured: a name and what is done over and over.
public struct Scene: Sendable {
    /// What the table calls it.
    public let name: String
    /// Prepares what is not measured, once, and answers what is.
    public let prepare: @Sendable () -> () -> Void

    /// A scene.
    public init(_ name: String, prepare: @escaping @Sendable () -> () -> Void) {
        self.name = name
        self.prepare = prepare
    }
}

/// Keeps the compiler from leaving out what made `value`.
@inline(never)
@_optimize(none)
public func keep(_ value: some Any) {}
