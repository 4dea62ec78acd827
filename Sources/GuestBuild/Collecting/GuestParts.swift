/// Live Activities of several targets, which may have types of the same names.
extension GuestCollection {
    /// The files of the Live Activities of each target, where a folder was named that has those of several; else none.
    var parts: [[String]] {
        guard whole.isEmpty else { return [] }
        var files: [String: Set<String>] = [:]
        for root in roots { files[pool.home(of: root.file), default: []].insert(pool.files[root.file].path) }
        return files.count > 1 ? files.values.map { $0.sorted() }.sorted { $0[0] < $1[0] } : []
    }

    /// Whether one of some declarations was asked for.
    func isAsked(for places: Set<SourcePool.Place>) -> Bool { roots.contains(where: places.contains) }
}
