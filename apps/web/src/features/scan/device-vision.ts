import type { ScanLine } from '@larder/contract/scan'
import { createContext, useContext } from 'react'
import type { CameraSession, Facing } from '../../vision/camera'
import type { ScanMode } from './scan-mode'

interface DeviceRecognitionOptions {
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** The vision capabilities of the device. Large parts are loaded on first use. */
export interface DeviceVision {
  openCamera(facing: Facing): Promise<CameraSession>
  hasSeveralCameras(): Promise<boolean>
  /** Captures the current frame of the preview. */
  captureFrame(video: HTMLVideoElement): Promise<Blob>
  /** Prepares a picture for display and upload: upright, and no larger than useful. */
  normalizePicture(file: Blob, way: ScanMode): Promise<Blob>
  /** Finds the barcodes in a picture. */
  findBarcodes(picture: Blob): Promise<readonly string[]>
  /** Reports each code that comes into view, once. Returns a function that stops it. */
  watchBarcodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void
  /** Reports codes from a scanner that acts as a keyboard. Returns a function that stops it. */
  watchScanner(onCode: (code: string) => void): () => void
  /** Plays a short tone and vibrates briefly. */
  beep(): void
  /** Recognises foods without a server. */
  recognizeOnDevice(picture: Blob, how: DeviceRecognitionOptions): Promise<readonly ScanLine[]>
  /** Loads the model while there is a network. */
  preloadModel(): Promise<void>
}

export const DeviceVisionContext = createContext<DeviceVision | null>(null)

/** Provided by the page through context, so that tests can replace it. */
export function useDeviceVision(): DeviceVision {
  const vision = useContext(DeviceVisionContext)
  if (!vision) throw new Error('DeviceVisionContext has no provider')
  return vision
}
