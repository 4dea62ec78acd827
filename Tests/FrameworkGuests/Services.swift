import AuthenticationServices
import BackgroundTasks
import CloudKit
import Compression
import CoreBluetooth
import CoreHaptics
import CoreMotion
import CoreSpotlight
import CryptoKit
import DeviceActivity
import EventKit
import FamilyControls
import Intents
import LocalAuthentication
import ManagedSettings
import MediaPlayer
import Network
import Photos
import Security
import Speech

// What an app's managers write of its frameworks, in ordinary style.

final class BackgroundRefresh {
    static let identifier = "com.example.refresh"
    func register() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.identifier, using: nil) { task in
            guard let task = task as? BGAppRefreshTask else { return }
            task.expirationHandler = { task.setTaskCompleted(success: false) }
            self.schedule()
        }
    }
    func schedule() {
        let request = BGProcessingTaskRequest(identifier: Self.identifier)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
        request.requiresNetworkConnectivity = true
        do { try BGTaskScheduler.shared.submit(request) } catch BGTaskScheduler.Error.notPermitted {} catch {}
    }
}

final class CalendarStore {
    private let store = EKEventStore()
    var isAllowed: Bool { EKEventStore.authorizationStatus(for: .event) == .fullAccess }
    func add(_ title: String, at start: Date) async throws -> String? {
        guard try await store.requestFullAccessToEvents() else { return nil }
        let event = EKEvent(eventStore: store)
        event.title = title
        event.startDate = start
        event.endDate = start.addingTimeInterval(3600)
        event.calendar = store.defaultCalendarForNewEvents
        event.addAlarm(EKAlarm(relativeOffset: -300))
        event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: .init(occurrenceCount: 4)))
        try store.save(event, span: .thisEvent)
        let found = store.events(
            matching: store.predicateForEvents(withStart: start, end: event.endDate, calendars: nil))
        return found.first { !$0.isAllDay }?.eventIdentifier
    }
}

@MainActor final class Reachability: ObservableObject {
    @Published var isConnected = true
    private let monitor = NWPathMonitor()
    init() {
        monitor.pathUpdateHandler = { path in
            print(path.status == .satisfied, path.isExpensive, path.usesInterfaceType(.cellular))
        }
        monitor.start(queue: .global())
    }
    func connect(to host: String) {
        let connection = NWConnection(host: NWEndpoint.Host(host), port: 443, using: .tls)
        connection.stateUpdateHandler = { state in
            switch state {
            case .failed(let error), .waiting(let error): print(error)
            default: break
            }
        }
        connection.start(queue: .main)
        connection.send(content: Data(), completion: .contentProcessed { _ in })
    }
}

final class StepCounter {
    private let pedometer = CMPedometer()
    private let motion = CMMotionManager()
    func begin(_ count: @escaping (Int) -> Void) {
        guard CMPedometer.isStepCountingAvailable(), motion.isDeviceMotionAvailable else { return }
        pedometer.startUpdates(from: Date()) { data, _ in count(data?.numberOfSteps.intValue ?? 0) }
        motion.deviceMotionUpdateInterval = 0.1
        motion.startDeviceMotionUpdates(to: .main) { motion, _ in print(motion?.userAcceleration.x ?? 0) }
    }
}

final class Sensor: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    private var central: CBCentralManager!
    private let service = CBUUID(string: "180D")
    override init() {
        super.init()
        central = CBCentralManager(delegate: self, queue: nil, options: [CBCentralManagerOptionShowPowerAlertKey: true])
    }
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        if central.state == .poweredOn { central.scanForPeripherals(withServices: [service]) }
    }
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        peripheral.delegate = self
        peripheral.discoverServices([service])
    }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
    }
}

enum Keychain {
    static func read(_ account: String) -> Data? {
        let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
            kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
        ]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
        return item as? Data
    }
    static func save(_ data: Data, for account: String) -> OSStatus {
        let query =
            [kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecValueData: data] as [CFString: Any]
        SecItemDelete(query as CFDictionary)
        return SecItemAdd(query as CFDictionary, nil)
    }
    static func nonce() -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else { return "" }
        return bytes.map { String(format: "%02x", $0) }.joined()
    }
}

enum Digests {
    static func sha256(_ text: String) -> String {
        SHA256.hash(data: Data(text.utf8)).compactMap { String(format: "%02x", $0) }.joined()
    }
    static func md5(_ text: String) -> String {
        Insecure.MD5.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    static func sha1(_ text: String) -> String {
        Insecure.SHA1.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined()
    }
    static func code(_ text: String, key: String) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: Data(key.utf8)))
        return Data(code).base64EncodedString()
    }
    static func sealed(_ data: Data) throws -> Data? {
        try AES.GCM.seal(data, using: SymmetricKey(size: .bits256)).combined
    }
}

enum Packed {
    static let text = "A state of a Live Activity, a state of a Live Activity, a state."
    /// The text, compressed by zlib's method without its header.
    static let packed = "c1QoLkksSVXIT1NIVPDJLEtVcEwuySzLLKnUAQoQlNMDAA=="

    static func unpacked(_ packed: Data, by algorithm: compression_algorithm, atMost most: Int = 256) -> String? {
        let target = UnsafeMutablePointer<UInt8>.allocate(capacity: most)
        defer { target.deallocate() }
        let count = packed.withUnsafeBytes { source in
            compression_decode_buffer(
                target, most, source.bindMemory(to: UInt8.self).baseAddress!, packed.count, nil, algorithm)
        }
        return count > 0 ? String(decoding: UnsafeBufferPointer(start: target, count: count), as: UTF8.self) : nil
    }
}

final class SignIn: NSObject, ASAuthorizationControllerDelegate {
    func begin() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
        print(credential.user, credential.email ?? "")
    }
    func unlock() async -> Bool {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else { return false }
        return (try? await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")) ?? false
    }
}

final class NowPlaying {
    func show(_ title: String, length: TimeInterval) {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: title, MPMediaItemPropertyPlaybackDuration: length,
            MPNowPlayingInfoPropertyPlaybackRate: 1.0,
        ]
        MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        MPRemoteCommandCenter.shared().changePlaybackPositionCommand.addTarget { event in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            return event.positionTime < length ? .success : .noSuchContent
        }
    }
}

final class Dictation {
    private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
    private var task: SFSpeechRecognitionTask?
    private let engine = AVAudioEngine()
    func begin() throws {
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.shouldReportPartialResults = true
        task = recognizer?.recognitionTask(with: request) { result, _ in
            print(result?.bestTranscription.formattedString ?? "", result?.isFinal ?? false)
        }
        let format = engine.inputNode.outputFormat(forBus: 0)
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in request.append(buffer) }
        engine.prepare()
        try engine.start()
    }
}

final class Haptics {
    private var engine: CHHapticEngine?
    func tap() throws {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
        let event = CHHapticEvent(
            eventType: .hapticTransient, parameters: [.init(parameterID: .hapticIntensity, value: 1)], relativeTime: 0)
        let player = try engine?.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
        try player?.start(atTime: CHHapticTimeImmediate)
    }
}

final class Blocker: ObservableObject {
    @Published var selection = FamilyActivitySelection()
    private let store = ManagedSettingsStore()
    func block() async throws {
        try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        store.shield.applications = selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
        store.shield.applicationCategories = .specific(selection.categoryTokens)
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 9), intervalEnd: DateComponents(hour: 17), repeats: true)
        try DeviceActivityCenter().startMonitoring(DeviceActivityName("focus"), during: schedule)
    }
}

final class Cloud {
    private let database = CKContainer.default().privateCloudDatabase
    func save(_ name: String) async throws {
        guard try await CKContainer.default().accountStatus() == .available else { return }
        let record = CKRecord(recordType: "Item")
        record["name"] = name
        do { try await database.save(record) } catch let error as CKError where error.code == .quotaExceeded {}
        let set = CSSearchableItemAttributeSet(contentType: .text)
        set.title = name
        let item = CSSearchableItem(uniqueIdentifier: name, domainIdentifier: nil, attributeSet: set)
        try await CSSearchableIndex.default().indexSearchableItems([item])
    }
    func photos() -> Int {
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { print($0 == .limited) }
        return PHAsset.fetchAssets(with: .image, options: nil).count
    }
}

final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any { self }
    func donate(_ intent: INIntent) { INInteraction(intent: intent, response: nil).donate { _ in } }
}
