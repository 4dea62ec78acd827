import Foundation
import FrameSnapshots
import LiveActivities
import Meditation
import Presentations

// Draws the four presentations of a sitting and compares each picture with its reference file, over and over, in one thread;
// says how many a second, and how long the comparison alone takes. The sitting's time differs from frame to frame, as do the
// files.

let state = ActivityPreview.meditation.states[0]
let traits = PreviewTraits()
let size = CellSize(width: 120, height: 36)
let folder = FileManager.default.temporaryDirectory.appending(path: "islet-verify-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: folder) }

func store(_ mode: SnapshotMode) -> SnapshotStore {
    SnapshotStore(testFile: folder.appending(path: "VerifyLoop.swift").path, mode: mode)
}

func snapshot(_ index: Int) -> FrameSnapshot {
    let picture = PresentationPicture(of: state, in: traits)
    let date = ActivityPreview.start + Double(index)
    return FrameSnapshot(picture.rendering(size: size, at: date), facts: [.date(date), .device(traits.device.name)])
}

let references = 100
for index in 0..<references { _ = store(.record).compare(snapshot(index), named: "frame \(index)") }

/// Seconds of processor time of this thread.
func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func measure(_ count: Int, _ work: (Int) -> Bool) -> Double {
    let start = seconds()
    for index in 0..<count { precondition(work(index), "a frame is not its reference") }
    return seconds() - start
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5_000
let verifier = store(.verify)
func verify(_ snapshot: FrameSnapshot, _ index: Int) -> Bool {
    verifier.compare(snapshot, named: "frame \(index)") == .same
}
_ = measure(references) { verify(snapshot($0 % references), $0 % references) }
let whole = measure(count) { verify(snapshot($0 % references), $0 % references) }
let drawn = (0..<references).map(snapshot)
let comparing = measure(count) { verify(drawn[$0 % references], $0 % references) }
print("frames_per_second \(Int(Double(count) / whole))")
print("comparing_microseconds \(Int(comparing / Double(count) * 1e6))")
