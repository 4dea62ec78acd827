// CGuestGuard's functions by name: were its module imported here, every guest would need it to compile.

/// What `islet_guard` guarded.
struct GuestGuards: OptionSet {
    let rawValue: Int32
    static let limits = GuestGuards(rawValue: 1)
    static let files = GuestGuards(rawValue: 2)
    static let calls = GuestGuards(rawValue: 4)

    /// The names of what was guarded.
    var names: [String] {
        let all: [(guarded: GuestGuards, name: String)] = [(.limits, "limits"), (.files, "files"), (.calls, "calls")]
        return all.filter { contains($0.guarded) }.map(\.name)
    }
}

@_silgen_name("islet_guard")
func islet_guard(_ readable: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int32) -> Int32

@_silgen_name("islet_set_clock")
func islet_set_clock(_ seconds: Double)

@_silgen_name("islet_end_with")
func islet_end_with(_ descriptor: Int32)

@_silgen_name("islet_watch_traps")
func islet_watch_traps()

@_silgen_name("islet_now_drawing")
func islet_now_drawing(_ part: UnsafePointer<CChar>)

@_silgen_name("islet_answer_within")
func islet_answer_within(_ seconds: Double)
