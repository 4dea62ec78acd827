// Draws one scene repeatedly, for tools that watch a whole process: valgrind, perf. Without arguments it lists the
// scenes.
//
//     SceneLoop NAME TIMES
import AllocationCount
import Foundation
import Scenes

let arguments = CommandLine.arguments.dropFirst()
if arguments.isEmpty {
    for scene in Scene.all { print(scene.name) }
    exit(0)
}
guard arguments.count == 2, let times = Int(arguments.last!), times > 0,
    let scene = Scene.all.first(where: { $0.name == arguments.first })
else {
    FileHandle.standardError.write(
        Data("SceneLoop: give the name of a scene and the number of times to draw it\n".utf8))
    exit(64)
}
let run = scene.prepare()
run()
let countBefore = allocation_count()
let timeBefore = threadNanoseconds()
for _ in 0..<times { run() }
let time = threadNanoseconds() - timeBefore
let count = allocation_count() - countBefore
print("\(time / times) ns, \(Double(count) / Double(times)) allocations")
