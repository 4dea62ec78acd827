// Every type and constant that was added for code beside a widget: a name that is taken away fails `make check-guests`.

import AVFoundation
import CoreData
import HealthKit
import MapKit

let typesMedia: [Any.Type] = [
    AVAudioApplication.self, AVAudioChannelCount.self, AVAudioCommonFormat.self, AVAudioEngine.self, AVAudioFile.self,
    AVAudioFormat.self, AVAudioFrameCount.self, AVAudioFramePosition.self, AVAudioInputNode.self,
    AVAudioMixerNode.self, AVAudioNode.self, AVAudioNodeBus.self, AVAudioOutputNode.self, AVAudioPCMBuffer.self,
    AVAudioPlayerNode.self, AVAudioPlayerNodeBufferOptions.self, AVAudioTime.self, AVAuthorizationStatus.self,
    AVCaptureConnection.self, AVCaptureDevice.self, AVCaptureDeviceInput.self, AVCaptureInput.self,
    AVCaptureMetadataOutput.self, (any AVCaptureMetadataOutputObjectsDelegate).self, AVCaptureOutput.self,
    AVCapturePhoto.self, (any AVCapturePhotoCaptureDelegate).self, AVCapturePhotoOutput.self,
    AVCapturePhotoSettings.self, AVCaptureSession.self, AVMediaType.self, AVMetadataMachineReadableCodeObject.self,
    AVMetadataObject.self, AVPlayerLooper.self, AVQueuePlayer.self, HKAnchoredObjectQuery.self, HKDeletedObject.self,
    HKDevice.self, HKError.self, HKLiveWorkoutBuilder.self, (any HKLiveWorkoutBuilderDelegate).self,
    HKLiveWorkoutDataSource.self, HKQueryAnchor.self, HKStatisticsCollection.self, HKStatisticsCollectionQuery.self,
    HKWorkoutBuilder.self, HKWorkoutSession.self, (any HKWorkoutSessionDelegate).self, MKAnnotationView.self,
    MKCircle.self, MKLocalSearch.self, MKLocalSearchCompleter.self, (any MKLocalSearchCompleterDelegate).self,
    MKLocalSearchCompletion.self, MKMapView.self, (any MKMapViewDelegate).self, MKMarkerAnnotationView.self,
    (any MKOverlay).self, MKOverlayPathRenderer.self, MKOverlayRenderer.self, MKPolylineRenderer.self,
    MKUserLocation.self, NSFetchedResultsChangeType.self, NSFetchedResultsController<NSManagedObject>.self,
    (any NSFetchedResultsControllerDelegate).self, (any NSFetchedResultsSectionInfo).self,
]

let constantsMedia: [Any] = [
    HKMetadataKeyIndoorWorkout, HKMetadataKeyWorkoutBrandName, HKMetadataKeyWasUserEntered,
    HKMetadataKeySyncIdentifier, HKMetadataKeySyncVersion,
]
