import type { ScanLine } from '@larder/contract/scan'
import { createContext, useContext } from 'react'
import type { CameraSession, Facing } from '../../vision/camera'
import type { ScanMode } from './scan-mode'

export interface DeviceRecognitionOptions {
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** What the device itself can see, read and sound. What is heavy is fetched when it is first needed. */
export interface DeviceVision {
  openCamera(facing: Facing): Promise<CameraSession>
  hasSeveralCameras(): Promise<boolean>
  /** What the preview shows now. */
  captureFrame(video: HTMLVideoElement): Promise<Blob>
  /** A picture as it can be shown and sent: upright, and no larger than is of use. */
  normalizePicture(file: Blob, way: ScanMode): Promise<Blob>
  /** The barcodes on a picture. */
  findBarcodes(picture: Blob): Promise<readonly string[]>
  /** Tells of each code that comes into view, once; ends when called. */
  watchBarcodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void
  /** Tells of codes that a scanner types like a keyboard; ends when called. */
  watchScanner(onCode: (code: string) => void): () => void
  /** A short tone and a short tremble. */
  beep(): void
  /** Recognises foods without a server. */
  recognizeOnDevice(picture: Blob, how: DeviceRecognitionOptions): Promise<readonly ScanLine[]>
  /** Fetches what that needs while there is a network. */
  preloadModel(): Promise<void>
}

export const DeviceVisionContext = createContext<DeviceVision | null>(null)

/** Handed down by the page, so that a test can see with other eyes. */
export function useDeviceVision(): DeviceVision {
  const eyes = useContext(DeviceVisionContext)
  if (!eyes) throw new Error('DeviceVisionContext has no provider')
  return eyes
}
