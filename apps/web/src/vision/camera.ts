import { captureFrameJpeg } from './video-frame'

/** Why there is no picture: not allowed, no camera, taken by another program, or a browser that cannot. */
export type CameraFailure = 'denied' | 'none' | 'busy' | 'unsupported'

export class CameraError extends Error {
  readonly reason: CameraFailure

  constructor(trouble: CameraFailure, cause?: unknown) {
    super(`camera: ${trouble}`, { cause })
    this.reason = trouble
  }
}

export interface CameraSession {
  readonly stream: MediaStream
  readonly canTorch: boolean
  torch(on: boolean): Promise<void>
  /** As sharp as the camera can: its own photo where it takes one, otherwise what the preview shows. */
  takePhoto(preview: HTMLVideoElement): Promise<Blob>
  close(): void
}

/** Small enough to begin at once. */
const previewConstraints = { width: { ideal: 640 }, height: { ideal: 480 } }
/** Thin bars and small print need more, and most cameras give it without a pause. */
const photoConstraints = { width: { ideal: 1920 }, height: { ideal: 1440 } }

export type Facing = 'environment' | 'user'

/** Opens a camera, the one at the back unless the other is asked for. To switch, close it and open again. */
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
      for (const each of stream.getTracks()) each.stop()
    },
  }
}

/** Whether there is another camera to switch to. Names are hidden until one was allowed, their number is not. */
export async function hasSeveralCameras(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.filter(({ kind }) => kind === 'videoinput').length > 1
  } catch {
    return false
  }
}

async function requestStream(facing: Facing): Promise<MediaStream> {
  // Without encryption a browser hides its cameras altogether.
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

/** TypeScript's lists know neither the torch nor the class that takes photos. */
interface Capabilities extends MediaTrackCapabilities {
  readonly torch?: boolean
}

interface PhotoTaker {
  takePhoto(): Promise<Blob>
}

function capabilitiesOf(track: MediaStreamTrack): Capabilities {
  return track.getCapabilities?.() ?? {}
}

/** A camera that hangs while it takes a photo must not take the moment with it. */
const photoTimeoutMs = 4000

async function capturePhoto(track: MediaStreamTrack): Promise<Blob> {
  const { ImageCapture } = globalThis as { ImageCapture?: new (track: MediaStreamTrack) => PhotoTaker }
  if (!ImageCapture) throw new CameraError('unsupported')
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new CameraError('busy')), photoTimeoutMs)
  })
  return Promise.race([new ImageCapture(track).takePhoto(), late])
}
