import Foundation

// CoreBluetooth's names. Bluetooth is unsupported here: nothing is found, and no delegate is called.

public enum CBManagerState: Int, Sendable {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let broadcast = Self(rawValue: 1)
    public static let read = Self(rawValue: 2)
    public static let writeWithoutResponse = Self(rawValue: 4)
    public static let write = Self(rawValue: 8)
    public static let notify = Self(rawValue: 16)
    public static let indicate = Self(rawValue: 32)
}
public struct CBError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled,
            connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed,
            connectionLimitReached, unkownDevice, operationNotSupported, peerRemovedPairingInformation,
            encryptionTimedOut
        public static func ~= (code: Self, error: any Error) -> Bool { (error as? CBError)?.code == code }
    }
    public let code: Code
}
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"

public final class CBUUID: NSObject, @unchecked Sendable {
    public let uuidString: String
    public init(string: String) { uuidString = string.uppercased() }
    public convenience init(nsuuid: UUID) { self.init(string: nsuuid.uuidString) }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    public override var hash: Int { uuidString.hashValue }
}
open class CBAttribute: NSObject, @unchecked Sendable {
    public let uuid: CBUUID
    init(uuid: CBUUID) { self.uuid = uuid }
}
open class CBService: CBAttribute, @unchecked Sendable {
    public weak var peripheral: CBPeripheral?
    public var isPrimary: Bool { true }
    public var characteristics: [CBCharacteristic]? { nil }
}
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    public weak var service: CBService?
    public var properties: CBCharacteristicProperties { [] }
    public var value: Data? { nil }
    public var isNotifying: Bool { false }
}
open class CBPeer: NSObject, @unchecked Sendable { public let identifier = UUID() }
open class CBPeripheral: CBPeer, @unchecked Sendable {
    public weak var delegate: (any CBPeripheralDelegate)?
    public var name: String? { nil }
    public var state: CBPeripheralState { .disconnected }
    public var services: [CBService]? { nil }
    public func readRSSI() {}
    public func discoverServices(_ services: [CBUUID]?) {}
    public func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
    public func readValue(for characteristic: CBCharacteristic) {}
    public func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    public func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    public func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}
public protocol CBPeripheralDelegate: AnyObject {}
extension CBPeripheralDelegate {
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
}
open class CBManager: NSObject, @unchecked Sendable {
    public var state: CBManagerState { .unsupported }
    public var authorization: CBManagerAuthorization { .notDetermined }
    open class var authorization: CBManagerAuthorization { .notDetermined }
}
public protocol CBCentralManagerDelegate: AnyObject {
    func centralManagerDidUpdateState(_ central: CBCentralManager)
}
open class CBCentralManager: CBManager, @unchecked Sendable {
    public weak var delegate: (any CBCentralManagerDelegate)?
    public var isScanning: Bool { false }
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) { self.delegate = delegate }
    public convenience override init() { self.init(delegate: nil, queue: nil) }
    public func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {}
    public func stopScan() {}
    public func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    public func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    public func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    public func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
}
public protocol CBPeripheralManagerDelegate: AnyObject {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    public weak var delegate: (any CBPeripheralManagerDelegate)?
    public var isAdvertising: Bool { false }
    public init(
        delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) { self.delegate = delegate }
    public func startAdvertising(_ data: [String: Any]?) {}
    public func stopAdvertising() {}
}
