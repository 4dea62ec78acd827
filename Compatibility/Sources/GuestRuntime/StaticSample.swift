/// A static member of the source's types, `static let halfway = ContentState(…)`.
@MainActor
struct StaticSample {
    let name: String
    /// The type of its value.
    let type: Any.Type
    let make: @MainActor () -> Any
}

extension GuestRegistry {
    /// The static members of a type, and the elements of those that are lists of it: `deliveries` has `deliveries-1`, `deliveries-2`.
    func samples<Value>(of type: Value.Type) -> [(name: String, value: Value)] {
        samples.flatMap { sample -> [(name: String, value: Value)] in
            if sample.type == Value.self, let value = sample.make() as? Value { return [(sample.name, value)] }
            guard sample.type == [Value].self, let values = sample.make() as? [Value] else { return [] }
            return values.enumerated().map { ("\(sample.name)-\($0 + 1)", $1) }
        }
    }
}
