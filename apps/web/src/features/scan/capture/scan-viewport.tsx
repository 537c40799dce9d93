import { RotateCcw } from 'lucide-react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { useDroppedPictures } from '../../../ui/use-dropped-pictures'
import { isGroceryLine } from '../results/scan-lines-state'
import { getScanPicture } from '../scan-state'
import type { ScanFlow } from '../use-scan'
import { AnnotatedPicture } from './annotated-picture'
import { CameraPreview } from './camera-preview'
import { PicturePanel } from './picture-panel'
import { PicturePlaceholder } from './picture-placeholder'
import { ScanChoices } from './scan-choices'
import { StorePictureSwitch } from './store-picture-switch'

interface ScanStageProps {
  readonly flow: ScanFlow
  readonly signedIn: boolean
  readonly keep: boolean
  readonly onKeep: (keep: boolean) => void
  /** The stored picture of an earlier scan. */
  readonly keptPicture: Blob | undefined
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
}

/** The area for choosing a mode, the camera preview and the scanned picture. */
export function ScanViewport({ flow, signedIn, keep, onKeep, keptPicture, lit, onPoint }: ScanStageProps) {
  const { stage, way, lines, found } = flow
  const choosing = stage.step === 'choosing'
  const dropped = useDroppedPictures(signedIn && stage.step !== 'looking', (file) => void flow.takeFile(file))
  if (stage.step === 'camera')
    return (
      <div className="flex flex-col gap-4">
        <CameraPreview
          key={stage.way}
          way={stage.way}
          onCapture={(picture) => void flow.takeFile(picture, stage.way)}
          onCancel={flow.closeCamera}
          onFail={flow.cameraFailed}
          onCode={(code, picture) => void flow.codes.ask(code, picture)}
          onDone={
            stage.way === 'barcode' && found?.kind === 'barcode' && lines.length > 0
              ? flow.finishCodes
              : undefined
          }
        />
        {signedIn && stage.way !== 'barcode' && <StorePictureSwitch keep={keep} onKeep={onKeep} />}
      </div>
    )
  if (!choosing) {
    const picture = getScanPicture(stage) ?? keptPicture
    const input = 'looked' in stage ? stage.looked : undefined
    const numbered = stage.step === 'shown' ? lines.filter(isGroceryLine) : []
    return (
      <div {...dropped.card} className="flex flex-col gap-4">
        {picture ? (
          <AnnotatedPicture
            picture={picture}
            areas={numbered.flatMap(({ found: { key, area } }, at) =>
              area ? [{ key, area, number: at + 1 }] : [],
            )}
            lit={lit}
            onPoint={onPoint}
          />
        ) : (
          <PicturePlaceholder
            way={stage.way}
            sample={input === 'sample' || found?.sample === true}
            text={typeof input === 'object' && 'text' in input ? input.text : undefined}
          />
        )}
        {/* The space is reserved, so that nothing shifts when recognition ends. */}
        <Button
          icon={<RotateCcw />}
          onClick={flow.backToStart}
          className={classNames('self-center', stage.step === 'looking' && 'invisible')}
        >
          Scan something else
        </Button>
      </div>
    )
  }
  return (
    <div {...dropped.card} className="flex flex-col gap-4">
      <ScanChoices
        way={way}
        onChoose={flow.openCamera}
        onSample={signedIn ? undefined : () => void flow.trySample()}
      />
      {signedIn && (
        <>
          <PicturePanel
            way={way}
            onWay={flow.choose}
            over={dropped.over}
            onFile={(file) => void flow.takeFile(file)}
            onText={(text) => void flow.lookAt({ text }, 'receipt')}
            onCode={(code) => void flow.codes.ask(code)}
          />
          {way !== 'barcode' && <StorePictureSwitch keep={keep} onKeep={onKeep} />}
        </>
      )}
    </div>
  )
}
