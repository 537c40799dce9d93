import { captureFrameJpeg } from './video-frame'

/**
 * Why the camera failed: permission denied, no camera, in use by another program, or unsupported by the
 * browser.
 */
export type CameraFailure = 'denied' | 'none' | 'busy' | 'unsupported'

export class CameraError extends Error {
  readonly reason: CameraFailure

  constructor(reason: CameraFailure, cause?: unknown) {
    super(`camera: ${reason}`, { cause })
    this.reason = reason
  }
}

export interface CameraSession {
  readonly stream: MediaStream
  readonly canTorch: boolean
  torch(on: boolean): Promise<void>
  /** Takes a photo with the camera if it supports that, otherwise captures the preview frame. */
  takePhoto(preview: HTMLVideoElement): Promise<Blob>
  close(): void
}

/** Small enough to start at once. */
const previewConstraints = { width: { ideal: 640 }, height: { ideal: 480 } }
/** Thin bars and small print need more pixels, and most cameras switch without a pause. */
const photoConstraints = { width: { ideal: 1920 }, height: { ideal: 1440 } }

export type Facing = 'environment' | 'user'

/** Opens a camera, the back one by default. To switch, close it and open another. */
export async function openCamera(facing: Facing = 'environment'): Promise<CameraSession> {
  const stream = await requestStream(facing)
  const [track] = stream.getVideoTracks()
  if (!track) throw new CameraError('none')
  void track.applyConstraints(photoConstraints).catch(() => undefined)
  return {
    stream,
    canTorch: capabilitiesOf(track).torch === true,
    torch: (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }),
    takePhoto: (video) => capturePhoto(track).catch(() => captureFrameJpeg(video)),
    close() {
      for (const openTrack of stream.getTracks()) openTrack.stop()
    },
  }
}

/**
 * Returns whether there is another camera to switch to. Camera labels are hidden until one is allowed, their
 * number is not.
 */
export async function hasSeveralCameras(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.filter(({ kind }) => kind === 'videoinput').length > 1
  } catch {
    return false
  }
}

async function requestStream(facing: Facing): Promise<MediaStream> {
  // Without https a browser hides its cameras.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('unsupported')
  try {
    const video = { ...previewConstraints, facingMode: { ideal: facing } }
    return await navigator.mediaDevices.getUserMedia({ video, audio: false })
  } catch (error) {
    throw new CameraError(toCameraFailure(error), error)
  }
}

const failuresByErrorName: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

function toCameraFailure(error: unknown): CameraFailure {
  return (
    (error instanceof Error || error instanceof DOMException ? failuresByErrorName[error.name] : undefined) ??
    'unsupported'
  )
}

/** TypeScript's DOM types lack the torch and ImageCapture. */
interface Capabilities extends MediaTrackCapabilities {
  readonly torch?: boolean
}

interface PhotoTaker {
  takePhoto(): Promise<Blob>
}

function capabilitiesOf(track: MediaStreamTrack): Capabilities {
  return track.getCapabilities?.() ?? {}
}

/** If the camera hangs while taking a photo, the preview frame is used. */
const photoTimeoutMs = 4000

async function capturePhoto(track: MediaStreamTrack): Promise<Blob> {
  const { ImageCapture } = globalThis as { ImageCapture?: new (track: MediaStreamTrack) => PhotoTaker }
  if (!ImageCapture) throw new CameraError('unsupported')
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new CameraError('busy')), photoTimeoutMs)
  })
  return Promise.race([new ImageCapture(track).takePhoto(), timeout])
}
