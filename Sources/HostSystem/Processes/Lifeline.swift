import Foundation

/// Has a child end with this process, however that ends: a compiler must not go on for nobody.
///
/// A shell beside the child waits for the end of a pipe that only this process has open, and then ends the group. The kernel closes the
/// pipe even if this process is killed. A class, because it owns descriptors.
final class Lifeline {
    /// The child's standard input.
    let input: Int32
    private let own: Int32

    init() throws(SpawnError) { (input, own) = try PipedProcess.pipe() }

    deinit {
        close(input)
        close(own)
    }

    /// The program and arguments of a shell that runs a program as long as this process has the pipe open.
    static func command(_ program: String, _ arguments: [String]) -> (program: String, arguments: [String]) {
        // A command in the background has no standard input unless it is given one.
        let script = """
            exec 3<&0 </dev/null
            { read -r line; kill -KILL 0; } <&3 &
            exec 3<&-
            "$@"
            status=$?
            kill $!
            exit $status
            """
        return ("/bin/sh", ["-c", script, "sh", program] + arguments)
    }
}
