extension GuestCollection {
    /// Whether nothing that is taken names a member of a file but its own declaration.
    func isUnreached(_ member: SwiftSource.Body, in path: String) -> Bool {
        !files.contains { file in
            file.source.tokens.contains { token in
                let place = token.range.lowerBound
                return token.isWord(member.name) && !(file.path == path && member.range.contains(place))
                    && file.taken?.contains { $0.contains(place) } ?? true
            }
        }
    }
}
