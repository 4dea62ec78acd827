// Every type and constant that an app names of these frameworks: a name that is taken away fails `make check-guests`.

import AVKit
import AppTrackingTransparency
import AuthenticationServices
import BackgroundTasks
import CloudKit
import Compression
import Contacts
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
import ManagedSettingsUI
import MediaPlayer
import MessageUI
import Network
import Photos
import PhotosUI
import SafariServices
import Security
import Speech
import SwiftUI
import TipKit
import WatchKit
import WeatherKit
import WebKit

let typesFrameworks: [Any.Type] = [
    ActivityCategory.self, ActivityCategoryToken.self, AES.self, Application.self, ApplicationToken.self,
    ASAuthorization.self, ASAuthorizationAppleIDCredential.self, ASAuthorizationAppleIDProvider.self,
    ASAuthorizationAppleIDRequest.self, ASAuthorizationController.self, (any ASAuthorizationControllerDelegate).self,
    (any ASAuthorizationControllerPresentationContextProviding).self, (any ASAuthorizationCredential).self,
    ASAuthorizationError.self, (any ASAuthorizationProvider).self, ASAuthorizationRequest.self,
    ASPresentationAnchor.self, (any ASWebAuthenticationPresentationContextProviding).self,
    ASWebAuthenticationSession.self, ATTrackingManager.self, AuthorizationCenter.self, AuthorizationStatus.self,
    AVPlayerViewController.self, (any AVPlayerViewControllerDelegate).self, AVRoutePickerView.self,
    BGAppRefreshTask.self, BGAppRefreshTaskRequest.self, BGContinuedProcessingTask.self,
    BGContinuedProcessingTaskRequest.self, BGProcessingTask.self, BGProcessingTaskRequest.self, BGTask.self,
    BGTaskRequest.self, BGTaskScheduler.self, CBAttribute.self, CBCentralManager.self,
    (any CBCentralManagerDelegate).self, CBCharacteristic.self, CBCharacteristicProperties.self,
    CBCharacteristicWriteType.self, CBError.self, CBManager.self, CBManagerAuthorization.self, CBManagerState.self,
    CBPeer.self, CBPeripheral.self, (any CBPeripheralDelegate).self, CBPeripheralManager.self,
    (any CBPeripheralManagerDelegate).self, CBPeripheralState.self, CBService.self, CBUUID.self,
    (any CHHapticAdvancedPatternPlayer).self, (any CHHapticDeviceCapability).self, CHHapticDynamicParameter.self,
    CHHapticEngine.self, CHHapticEvent.self, CHHapticEventParameter.self, CHHapticParameterCurve.self,
    CHHapticPattern.self, (any CHHapticPatternPlayer).self, CKAccountStatus.self, CKAsset.self, CKContainer.self,
    CKDatabase.self, CKError.self, CKQuery.self, CKRecord.self, CKRecordValue.self, (any CKRecordValueProtocol).self,
    CKRecordZone.self, CMAcceleration.self, CMAccelerometerData.self, CMAltimeter.self, CMAltitudeData.self,
    CMAttitude.self, CMAttitudeReferenceFrame.self, CMAuthorizationStatus.self, CMDeviceMotion.self, CMGyroData.self,
    CMLogItem.self, CMMotionActivity.self, CMMotionActivityConfidence.self, CMMotionActivityManager.self,
    CMMotionManager.self, CMPedometer.self, CMPedometerData.self, CMQuaternion.self, CMRotationRate.self,
    CNAuthorizationStatus.self, CNContact.self, CNContactFetchRequest.self, CNContactStore.self, CNEntityType.self,
    (any CNKeyDescriptor).self, CNLabeledValue<CNPhoneNumber>.self, CNPhoneNumber.self, compression_algorithm.self,
    compression_status.self, compression_stream.self, compression_stream_flags.self,
    compression_stream_operation.self, CryptoKitError.self,
    CSSearchableIndex.self, CSSearchableItem.self, CSSearchableItemAttributeSet.self, CurrentWeather.self,
    DayWeather.self, DeviceActivityCenter.self, DeviceActivityEvent.self, DeviceActivityMonitor.self,
    DeviceActivityName.self, DeviceActivitySchedule.self, DigestBytes<SHA256>.self, EKAlarm.self,
    EKAuthorizationStatus.self, EKCalendar.self, EKCalendarItem.self, EKCalendarType.self, EKEntityType.self,
    EKEvent.self, EKEventAvailability.self, EKEventStatus.self, EKEventStore.self, EKParticipant.self,
    EKParticipantStatus.self, EKRecurrenceDayOfWeek.self, EKRecurrenceEnd.self, EKRecurrenceFrequency.self,
    EKRecurrenceRule.self, EKReminder.self, EKReminderPriority.self, EKSource.self, EKSourceType.self, EKSpan.self,
    EKWeekday.self, FamilyActivityPicker.self, FamilyActivitySelection.self, FamilyControlsError.self,
    FamilyControlsMember.self, Forecast<DayWeather>.self, HMAC<SHA256>.self, HourWeather.self, INExtension.self,
    INFocusStatus.self, INFocusStatusAuthorizationStatus.self, INFocusStatusCenter.self, INImage.self, INIntent.self,
    INIntentResponse.self, INInteraction.self, INInteractionDirection.self, INObject.self,
    INObjectCollection<INObject>.self, INObjectSection<INObject>.self, INPerson.self, INPersonHandle.self,
    INPersonHandleType.self, INPreferences.self, Insecure.self, INShortcut.self, INSiriAuthorizationStatus.self,
    INSpeakableString.self, INVoiceShortcutCenter.self, IPv4Address.self, LABiometryType.self, LAContext.self,
    LAError.self, LAPolicy.self, ManagedSettingsStore.self, MessageComposeResult.self, MFMailComposeResult.self,
    MFMailComposeViewController.self, (any MFMailComposeViewControllerDelegate).self,
    MFMessageComposeViewController.self, (any MFMessageComposeViewControllerDelegate).self,
    MPChangePlaybackPositionCommand.self, MPChangePlaybackPositionCommandEvent.self, MPChangePlaybackRateCommand.self,
    MPChangePlaybackRateCommandEvent.self, MPMediaEntityPersistentID.self, MPMediaItem.self, MPMediaItemArtwork.self,
    MPMediaLibrary.self, MPMediaLibraryAuthorizationStatus.self, MPMusicPlaybackState.self,
    MPMusicPlayerController.self, MPNowPlayingInfoCenter.self, MPNowPlayingInfoMediaType.self,
    MPNowPlayingPlaybackState.self, MPRemoteCommand.self, MPRemoteCommandCenter.self, MPRemoteCommandEvent.self,
    MPRemoteCommandHandlerStatus.self, MPSkipIntervalCommand.self, MPSkipIntervalCommandEvent.self, MPVolumeView.self,
    NWBrowser.self, NWConnection.self, NWEndpoint.self, NWError.self, NWInterface.self, NWListener.self,
    NWParameters.self, NWPath.self, NWPathMonitor.self, NWProtocolOptions.self, NWProtocolTCP.self, NWProtocolTLS.self,
    NWProtocolUDP.self, NWProtocolWebSocket.self, OSStatus.self, PHAccessLevel.self, PHAsset.self,
    PHAssetChangeRequest.self, PHAssetMediaType.self, PHAuthorizationStatus.self, PHFetchOptions.self,
    PHFetchResult<PHAsset>.self, PHImageContentMode.self, PHImageManager.self, PHImageRequestOptions.self,
    PHImageRequestOptionsDeliveryMode.self, PHImageRequestOptionsResizeMode.self, PHObject.self,
    PhotosPicker<Text>.self, PhotosPickerItem.self, PHPhotoLibrary.self, PHPickerConfiguration.self,
    PHPickerFilter.self, PHPickerResult.self, PHPickerViewController.self, (any PHPickerViewControllerDelegate).self,
    SecAccessControl.self, SecAccessControlCreateFlags.self, SecCertificate.self, SecKey.self, SecRandomRef.self,
    SecTrust.self, SFSafariViewController.self, (any SFSafariViewControllerDelegate).self,
    SFSpeechAudioBufferRecognitionRequest.self, SFSpeechRecognitionRequest.self, SFSpeechRecognitionResult.self,
    SFSpeechRecognitionTask.self, SFSpeechRecognizer.self, SFSpeechRecognizerAuthorizationStatus.self,
    (any SFSpeechRecognizerDelegate).self, SFSpeechURLRecognitionRequest.self, SFTranscription.self,
    SFTranscriptionSegment.self, SHA256.self, SHA256Digest.self, ShieldAction.self, ShieldActionDelegate.self,
    ShieldActionResponse.self, ShieldConfiguration.self, ShieldConfigurationDataSource.self, ShieldSettings.self,
    SignInWithAppleButton.self, SymmetricKey.self, SymmetricKeySize.self, (any TipOption).self, Tips.self,
    Token<Application>.self, UVIndex.self, VideoPlayer<EmptyView>.self, Weather.self, WeatherAttribution.self,
    WeatherCondition.self, WeatherError.self, WeatherService.self, WebDomain.self, WebDomainToken.self, Wind.self,
    WKApplication.self, (any WKApplicationDelegate).self, WKApplicationRefreshBackgroundTask.self,
    WKApplicationState.self, WKExtendedRuntimeSession.self, (any WKExtendedRuntimeSessionDelegate).self,
    WKExtendedRuntimeSessionInvalidationReason.self, WKExtension.self, WKHapticType.self, WKInterfaceDevice.self,
    WKNavigation.self, WKNavigationAction.self, WKNavigationActionPolicy.self, (any WKNavigationDelegate).self,
    WKPreferences.self, WKRefreshBackgroundTask.self, WKScriptMessage.self, (any WKScriptMessageHandler).self,
    (any WKUIDelegate).self, WKUserContentController.self, WKUserScript.self, WKWebView.self,
    WKWebViewConfiguration.self,
]

let constantsFrameworks: [Any] = [
    CKCurrentUserDefaultName, COMPRESSION_BROTLI, COMPRESSION_LZ4, COMPRESSION_LZ4_RAW, COMPRESSION_LZBITMAP,
    COMPRESSION_LZFSE, COMPRESSION_LZMA, COMPRESSION_ZLIB, COMPRESSION_STATUS_END, COMPRESSION_STATUS_ERROR,
    COMPRESSION_STATUS_OK, COMPRESSION_STREAM_DECODE, COMPRESSION_STREAM_ENCODE, COMPRESSION_STREAM_FINALIZE,
    CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey,
    CNContactEmailAddressesKey, CNContactOrganizationNameKey, CNContactImageDataKey, CNContactThumbnailImageDataKey,
    CNContactIdentifierKey, CBCentralManagerOptionShowPowerAlertKey, CBCentralManagerOptionRestoreIdentifierKey,
    CBCentralManagerScanOptionAllowDuplicatesKey, CBCentralManagerRestoredStatePeripheralsKey,
    CBConnectPeripheralOptionNotifyOnDisconnectionKey, CBAdvertisementDataLocalNameKey,
    CBAdvertisementDataManufacturerDataKey, CBAdvertisementDataServiceUUIDsKey, CBAdvertisementDataServiceDataKey,
    CBAdvertisementDataIsConnectable, CHHapticTimeImmediate, CSSearchableItemActionType,
    CSSearchableItemActivityIdentifier, MPMediaItemPropertyTitle, MPMediaItemPropertyArtist,
    MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyAlbumArtist, MPMediaItemPropertyGenre,
    MPMediaItemPropertyPersistentID, MPMediaItemPropertyArtwork, MPMediaItemPropertyPlaybackDuration,
    MPNowPlayingInfoPropertyElapsedPlaybackTime, MPNowPlayingInfoPropertyPlaybackRate,
    MPNowPlayingInfoPropertyDefaultPlaybackRate, MPNowPlayingInfoPropertyIsLiveStream,
    MPNowPlayingInfoPropertyMediaType, PHImageManagerMaximumSize, errSecSuccess, errSecUnimplemented, errSecParam,
    errSecAllocate, errSecUserCanceled, errSecNotAvailable, errSecAuthFailed, errSecDuplicateItem, errSecItemNotFound,
    errSecInteractionNotAllowed, errSecDecode, errSecMissingEntitlement, kSecClass, kSecClassGenericPassword,
    kSecClassInternetPassword, kSecClassCertificate, kSecClassKey, kSecClassIdentity, kSecAttrAccount, kSecAttrService,
    kSecAttrServer, kSecAttrGeneric, kSecAttrLabel, kSecAttrDescription, kSecAttrComment, kSecAttrAccessGroup,
    kSecAttrAccessControl, kSecAttrSynchronizable, kSecAttrSynchronizableAny, kSecAttrCreationDate,
    kSecAttrModificationDate, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeyTypeRSA,
    kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass, kSecAttrKeyClassPublic, kSecAttrKeyClassPrivate,
    kSecAttrKeySizeInBits, kSecAttrIsPermanent, kSecAttrAccessible, kSecAttrAccessibleWhenUnlocked,
    kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
    kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly, kSecValueData,
    kSecValueRef, kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecMatchLimitOne, kSecMatchLimitAll, kSecUseAuthenticationContext, kSecUseDataProtectionKeychain,
]
