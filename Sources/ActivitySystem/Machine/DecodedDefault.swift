extension KeyedDecodingContainer {
    /// Reads a value into a place; where the key is missing, what stands there stays. So what an earlier version wrote, which
    /// did not know a field, is still read.
    func read<Value: Decodable>(_ key: Key, into place: inout Value) throws {
        if let value = try decodeIfPresent(Value.self, forKey: key) { place = value }
    }
}
