import Foundation
import HostSystem
import Meditation
import Store

/// What plays during a sitting, and from where.
package struct SoundOrder: Hashable, Sendable {
    /// Whose sound it is.
    package let sittingID: UUID
    /// The name in a sentence.
    package let name: String
    /// The file.
    let path: String
    /// Whether it begins again at its end.
    let isLooped: Bool
    /// The factor for the samples.
    let gain: Double
}

/// Samples from a file: read by Islet itself, or by a program that decodes it.
enum SoundSource {
    case wave(WaveReader, isLooped: Bool)
    case decoder(StreamProcess)

    /// Samples a second and channels of what a decoder is asked for.
    private static let decoded = (rate: 44100, channels: 2)

    /// Opens a file at a place in seconds.
    init(_ path: String, at place: TimeInterval, isLooped: Bool, environment: [String: String]) throws(StreamFailure) {
        if let fault = SoundPath.fault(path) { throw .unreadable(path: path, reason: fault) }
        if var reader = WaveReader(path: path) {
            reader.seek(
                to: isLooped && reader.duration > 0 ? place.truncatingRemainder(dividingBy: reader.duration) : place)
            self = .wave(reader, isLooped: isLooped)
            return
        }
        guard let decoder = DecoderProgram.installed(in: environment) else { throw .noDecoder(path: path) }
        do throws(SpawnError) {
            self = .decoder(
                try StreamProcess(
                    decoder.path,
                    decoder.arguments(
                        path, at: isLooped ? 0 : place, isLooped: isLooped, rate: Self.decoded.rate,
                        channels: Self.decoded.channels), environment: environment, .reading))
        } catch {
            throw .unreadable(path: path, reason: "\(decoder.name): \(error.reason)")
        }
    }

    var rate: Int {
        switch self {
        case .wave(let reader, _): reader.rate
        case .decoder: Self.decoded.rate
        }
    }

    var channels: Int {
        switch self {
        case .wave(let reader, _): reader.channels
        case .decoder: Self.decoded.channels
        }
    }

    /// The next frames; empty at the end.
    mutating func next(_ count: Int) -> [Int16] {
        switch self {
        case .wave(var reader, let isLooped):
            defer { self = .wave(reader, isLooped: isLooped) }
            var samples = reader.next(count)
            if isLooped, samples.count < count * reader.channels {
                reader.seek(to: 0)
                samples += reader.next(count - samples.count / reader.channels)
            }
            return samples
        case .decoder(let process):
            let bytes = process.read(count * Self.decoded.channels * 2)
            return stride(from: 0, to: bytes.count - 1, by: 2).map {
                Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
            }
        }
    }

    /// Ends the decoder, if there is one.
    func close() { if case .decoder(let process) = self { process.end(within: 0) } }
}

extension AmbientSound {
    /// The file that plays; made first if it is Islet's own. `nil` for silence.
    func prepare(environment: [String: String]) throws(StreamFailure) -> String? {
        switch self {
        case .off: nil
        case .rain: try Self.prepare(.rain, environment: environment)
        case .brownNoise: try Self.prepare(.brownNoise, environment: environment)
        case .file(let path): HomePath.whole(path, in: environment)
        }
    }

    private static func prepare(_ loop: NoiseLoop, environment: [String: String]) throws(StreamFailure) -> String {
        let folder = CacheFolder.path(in: environment)
        let path = folder + "/\(loop.rawValue)-1.wav"
        var status = stat()
        if stat(path, &status) == 0, status.st_size == NoiseLoop.size(), access(path, R_OK) == 0 { return path }
        do {
            try SoundFile.makeFolder(folder)
            try PrivateFiles.write(loop.wave(), to: path)
            return path
        } catch {
            throw .unwritable(path: folder)
        }
    }
}
