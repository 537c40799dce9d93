import { Camera, CameraOff, Check, Flashlight, FlashlightOff, SwitchCamera } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { type ScanMode, scanModeTexts } from '../scan-mode'
import { MuteButton } from './mute-button'
import { useCamera } from './use-camera'
import { useLiveBarcodes } from './use-live-barcodes'

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
