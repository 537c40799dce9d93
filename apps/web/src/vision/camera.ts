import { frameAsJpeg } from './frame'

/** Why there is no picture: not allowed, no camera, taken by another program, or a browser that cannot. */
export type CameraTrouble = 'denied' | 'none' | 'busy' | 'unsupported'

export class CameraError extends Error {
  readonly trouble: CameraTrouble

  constructor(trouble: CameraTrouble, cause?: unknown) {
    super(`camera: ${trouble}`, { cause })
    this.trouble = trouble
  }
}

export interface OpenCamera {
  readonly stream: MediaStream
  readonly canTorch: boolean
  torch(on: boolean): Promise<void>
  /** As sharp as the camera can: its own photo where it takes one, otherwise what the preview shows. */
  still(preview: HTMLVideoElement): Promise<Blob>
  close(): void
}

/** Small enough to begin at once. */
const preview = { width: { ideal: 640 }, height: { ideal: 480 } }
/** Thin bars and small print need more, and most cameras give it without a pause. */
const sharper = { width: { ideal: 1920 }, height: { ideal: 1440 } }

export type Facing = 'environment' | 'user'

/** Opens a camera, the one at the back unless the other is asked for. To switch, close it and open again. */
export async function openCamera(facing: Facing = 'environment'): Promise<OpenCamera> {
  const stream = await streamOf(facing)
  const [track] = stream.getVideoTracks()
  if (!track) throw new CameraError('none')
  void track.applyConstraints(sharper).catch(() => undefined)
  return {
    stream,
    canTorch: capabilitiesOf(track).torch === true,
    torch: (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] }),
    still: (video) => photoOf(track).catch(() => frameAsJpeg(video)),
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

async function streamOf(facing: Facing): Promise<MediaStream> {
  // Without encryption a browser hides its cameras altogether.
  if (!navigator.mediaDevices?.getUserMedia) throw new CameraError('unsupported')
  try {
    const video = { ...preview, facingMode: { ideal: facing } }
    return await navigator.mediaDevices.getUserMedia({ video, audio: false })
  } catch (error) {
    throw new CameraError(troubleOf(error), error)
  }
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

function troubleOf(error: unknown): CameraTrouble {
  return (
    (error instanceof Error || error instanceof DOMException ? troubles[error.name] : undefined) ??
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
const photoWithinMs = 4000

async function photoOf(track: MediaStreamTrack): Promise<Blob> {
  const { ImageCapture } = globalThis as { ImageCapture?: new (track: MediaStreamTrack) => PhotoTaker }
  if (!ImageCapture) throw new CameraError('unsupported')
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new CameraError('busy')), photoWithinMs)
  })
  return Promise.race([new ImageCapture(track).takePhoto(), late])
}
