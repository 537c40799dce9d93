import {
  Camera,
  CameraOff,
  Check,
  Flashlight,
  FlashlightOff,
  SwitchCamera,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { vibrateBriefly } from '../../../ui/haptics'
import type { CameraSession, Facing } from '../../../vision/camera'
import { useDeviceVision } from '../device-vision'
import { type ScanMode, scanModeTexts } from '../scan-mode'

const key = 'scan-muted'

/** Returns whether the barcode tone is muted on this device. */
function isMuted(): boolean {
  try {
    return window.localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

function saveMuted(muted: boolean): void {
  try {
    if (muted) window.localStorage.setItem(key, 'yes')
    else window.localStorage.removeItem(key)
  } catch {
    // Storage is not available; the choice is lost on reload.
  }
}

/** Toggles the barcode tone; the choice is stored on this device. */
function MuteButton() {
  const [muted, setShown] = useState(isMuted)
  return (
    <IconButton
      size="lg"
      label={muted ? 'Turn the sound on' : 'Turn the sound off'}
      icon={muted ? <VolumeX /> : <Volume2 />}
      onClick={() => {
        saveMuted(!muted)
        setShown(!muted)
      }}
    />
  )
}

/** Reads barcodes from the preview, with a tone for each. */
function useLiveBarcodes(
  preview: RefObject<HTMLVideoElement | null> | null,
  onCode: (code: string, picture: Blob | undefined) => void,
) {
  const vision = useDeviceVision()

  const read = useEffectEvent(async (code: string, from: HTMLVideoElement) => {
    if (!isMuted()) vision.beep()
    onCode(code, await vision.captureFrame(from).catch((): undefined => undefined))
  })

  useEffect(() => {
    const video = preview?.current
    if (!video) return undefined
    return vision.watchBarcodes(video, (code) => void read(code, video))
  }, [vision, preview])
}

/** Shows the camera in a preview while that is mounted. */
function useCamera(video: RefObject<HTMLVideoElement | null>, onFail: () => void) {
  const vision = useDeviceVision()
  const camera = useRef<CameraSession | null>(null)
  const [facing, setFacing] = useState<Facing>('environment')
  const [several, setSeveral] = useState(false)
  const [canTorch, setCanTorch] = useState(false)
  const [torch, setTorch] = useState(false)
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    let cancelled = false
    vision
      .openCamera(facing)
      .then(async (opened) => {
        if (cancelled) return opened.close()
        camera.current = opened
        if (video.current) video.current.srcObject = opened.stream
        setCanTorch(opened.canTorch)
        setTorch(false)
        setSeveral(await vision.hasSeveralCameras())
      })
      .catch((error: unknown) => {
        console.error('The camera could not be opened', error)
        if (!cancelled) fail()
      })
    return () => {
      cancelled = true
      camera.current?.close()
      camera.current = null
    }
  }, [vision, facing, video])

  return {
    /** Takes a picture at the camera's full resolution. */
    async still(): Promise<Blob> {
      if (!camera.current || !video.current) throw new Error('Camera is not open')
      return camera.current.takePhoto(video.current)
    },
    /** Switches to the other camera; undefined if there is only one. */
    turn: several ? () => setFacing((now) => (now === 'user' ? 'environment' : 'user')) : undefined,
    torch,
    /** Toggles the torch; undefined if there is none. */
    light: canTorch
      ? () => {
          void camera.current?.torch(!torch).then(
            () => setTorch(!torch),
            () => setCanTorch(false),
          )
        }
      : undefined,
  }
}

interface CameraStageProps {
  readonly way: ScanMode
  readonly onCapture: (picture: Blob) => void
  readonly onCancel: () => void
  readonly onFail: () => void
  /** Called with a detected barcode and its picture. */
  readonly onCode: (code: string, picture: Blob | undefined) => void
  /** Finishes scanning; undefined before the first code. */
  readonly onDone?: (() => void) | undefined
}

/** The live camera preview. Its space is reserved before the camera opens, so that nothing shifts. */
export function CameraPreview({ way, onCapture, onCancel, onFail, onCode, onDone }: CameraStageProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [seeing, setSeeing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { still, turn, torch, light } = useCamera(video, onFail)
  useLiveBarcodes(way === 'barcode' && seeing ? video : null, onCode)

  async function capture() {
    vibrateBriefly()
    setBusy(true)
    try {
      onCapture(await still())
    } catch (error) {
      console.error('The picture could not be taken', error)
      onFail()
    }
  }

  return (
    <section aria-label={scanModeTexts[way].button} className="flex flex-col gap-4">
      <div className="relative grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card bg-shade">
        <video
          ref={video}
          width={640}
          height={480}
          muted
          autoPlay
          playsInline
          aria-label="Live preview"
          onLoadedData={() => setSeeing(true)}
          className="absolute inset-0 size-full object-cover"
        />
        {!seeing && (
          <p role="status" className="text-ink-soft">
            Opening the camera…
          </p>
        )}
        {way === 'barcode' && seeing && (
          <span
            aria-hidden
            className="z-10 h-2/5 w-4/5 rounded-card border-2 border-raised shadow-[0_0_0_100vmax_var(--color-veil)]"
          />
        )}
        <span className="absolute end-2 top-2 z-20 flex gap-2">
          {light && (
            <IconButton
              variant="secondary"
              label={torch ? 'Turn the light off' : 'Turn the light on'}
              icon={torch ? <FlashlightOff aria-hidden /> : <Flashlight aria-hidden />}
              onClick={light}
            />
          )}
          {turn && (
            <IconButton
              variant="secondary"
              label="Use the other camera"
              icon={<SwitchCamera aria-hidden />}
              onClick={turn}
            />
          )}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button
          variant="primary"
          size="xl"
          icon={<Camera />}
          busy={busy}
          disabled={!seeing}
          onClick={() => void capture()}
          className="rounded-full! max-sm:w-full"
        >
          Capture Photo
        </Button>
        {onDone && (
          <Button size="lg" icon={<Check />} onClick={onDone}>
            Done
          </Button>
        )}
        <Button size="lg" icon={<CameraOff />} onClick={onCancel}>
          Cancel Camera
        </Button>
        {way === 'barcode' && <MuteButton />}
      </div>
    </section>
  )
}
