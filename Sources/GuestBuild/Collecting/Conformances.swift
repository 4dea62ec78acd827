extension SourcePool {
    /// The extensions that give types of other modules a member, since they make them conform to a protocol of the sources that has it:
    /// one of `NSObject` gives it to `NumberFormatter`, too.
    ///
    /// - Parameter labels: Those of the call; `nil` if they are not known.
    func conformances(adding member: String, labels: Set<String>?) -> [Place] {
        let extended = Set(extensions.filter { self[$0].adds(member, labels: labels) }.map { self[$0].name })
        let protocols = extended.filter { name in
            declarations(named: name, from: 0).contains { self[$0].keyword == "protocol" }
        }
        return extensions.filter { !declares(self[$0].name) && !protocols.isDisjoint(with: self[$0].inherited) }
    }
}
