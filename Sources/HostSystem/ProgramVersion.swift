import CBuild

/// The version of both programs.
package enum ProgramVersion {
    /// The semantic version. Defined only here.
    package static let number = "0.1.0"

    /// The commit that was built, such as `abc1234` or `abc1234-dirty`; `nil` if unknown to the build.
    package static var commit: String? {
        let commit = String(cString: islet_build_commit())
        return commit.isEmpty ? nil : commit
    }

    /// What `--version` prints: `islet 0.1.0 (abc1234)`.
    package static func line(of program: String, commit: String? = ProgramVersion.commit) -> String {
        "\(program) \(number)" + (commit.map { " (\($0))" } ?? "")
    }
}
