import { RotateCcw, Sparkles } from 'lucide-react'
import { useId } from 'react'
import { FoodIcon } from '../../../food/food-icon/food-icon'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Switch } from '../../../ui/controls/switch'
import { useDroppedPictures } from '../../../ui/use-file-drop'
import { type ScanMode, scanModes, scanModeTexts } from '../scan-mode'
import { ScanModeIcon } from '../scan-mode-icon'
import { getScanPicture } from '../scan-state'
import type { ScanFlow } from '../use-scan'
import { AnnotatedPicture } from './annotated-picture'
import { CameraPreview } from './camera-preview'
import { PicturePanel } from './picture-panel'
import { MorePhotosSpace, PhotoSpace, ScannedPhotos } from './scanned-photos'

interface KeepSwitchProps {
  readonly keep: boolean
  readonly onKeep: (keep: boolean) => void
}

/** Opt-in to store pictures; they are discarded by default. */
function StorePictureSwitch({ keep, onKeep }: KeepSwitchProps) {
  return (
    <Switch
      label="Keep this picture"
      hint="Otherwise pictures are deleted as soon as they have been scanned."
      checked={keep}
      onChange={({ target }) => onKeep(target.checked)}
    />
  )
}

interface StageStandInProps {
  readonly way: ScanMode
  /** The sample scan for visitors. */
  readonly sample: boolean
  /** The text of an e-receipt. */
  readonly text?: string | undefined
}

/** Shown when there is no picture: the sample's foods, or the receipt's first lines. */
function PicturePlaceholder({ way, sample, text }: StageStandInProps) {
  return (
    <div
      aria-hidden
      className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card bg-shade p-6 text-ink-soft"
    >
      {sample ? (
        <span className="flex gap-6">
          <FoodIcon foodId="spinach" className="size-24" />
          <FoodIcon foodId="egg" className="size-24" />
        </span>
      ) : text === undefined ? (
        <ScanModeIcon way={way} className="size-16" />
      ) : (
        <pre className="max-h-full max-w-full self-start overflow-hidden rounded-inner bg-raised p-4 font-mono text-sm">
          {text.trim().split('\n').slice(0, 10).join('\n')}
        </pre>
      )}
    </div>
  )
}

interface ScanChoicesProps {
  /** The last chosen mode. */
  readonly way: ScanMode
  readonly onChoose: (way: ScanMode) => void
  /** Shows the sample to a visitor. */
  readonly onSample?: (() => void) | undefined
}

/** Buttons for the three scan modes. */
function ScanChoices({ way, onChoose, onSample }: ScanChoicesProps) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {scanModes.map((each) => (
          <li key={each}>
            <ChoiceButton way={each} last={each === way} onClick={() => onChoose(each)} />
          </li>
        ))}
      </ul>
      {onSample && (
        <Button wide icon={<Sparkles />} onClick={onSample}>
          Try a sample
        </Button>
      )}
    </div>
  )
}

function ChoiceButton({ way, last, onClick }: { way: ScanMode; last: boolean; onClick: () => void }) {
  const hintId = useId()
  const { button, hint } = scanModeTexts[way]
  return (
    <button
      type="button"
      aria-describedby={hintId}
      onClick={onClick}
      className={classNames(
        'flex min-h-20 w-full items-center gap-4 rounded-card border px-4 py-3 text-start transition-colors',
        last
          ? 'border-transparent bg-herb text-on-herb enabled-hover:bg-herb-hover'
          : 'border-edge bg-raised enabled-hover:bg-shade',
      )}
    >
      <span
        className={classNames(
          'grid size-12 shrink-0 place-items-center rounded-full [&_svg]:size-6',
          last ? 'bg-on-herb text-herb' : 'bg-herb-wash text-herb-ink',
        )}
      >
        <ScanModeIcon way={way} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="text-lg font-semibold">{button}</span>
        {/* Used as the description, not as part of the name. */}
        <span id={hintId} aria-hidden className={last ? '' : 'text-ink-soft'}>
          {hint}
        </span>
      </span>
    </button>
  )
}

interface ScanStageProps {
  readonly flow: ScanFlow
  readonly signedIn: boolean
  readonly keep: boolean
  readonly onKeep: (keep: boolean) => void
  /** The stored picture of an earlier scan. */
  readonly keptPicture: Blob | undefined
  /** The id of this earlier scan. */
  readonly storedScan: string | undefined
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
}

/** The area for choosing a mode, the camera preview and the scanned picture. */
export function ScanViewport(props: ScanStageProps) {
  const { flow, signedIn, keep, onKeep, keptPicture, storedScan, lit, onPoint } = props
  const { stage, way, lines, found } = flow
  const choosing = stage.step === 'choosing'
  const dropped = useDroppedPictures(
    signedIn && stage.step !== 'looking',
    (files) => void flow.takeFiles(files, stage.step === 'shown' ? stage.way : way),
  )
  if (stage.step === 'camera')
    return (
      <div className="flex flex-col gap-4">
        <CameraPreview
          key={stage.way}
          way={stage.way}
          onCapture={(picture) => void flow.takeFiles([picture], stage.way)}
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
    if (stage.step === 'shown' && found && !found.sample && (picture || storedScan !== undefined))
      return (
        <div {...dropped.card}>
          <ScannedPhotos
            key={found.id}
            flow={flow}
            picture={picture}
            storedScan={storedScan}
            lit={lit}
            onPoint={onPoint}
          />
        </div>
      )
    const isPhoto = signedIn && stage.way === 'photo' && picture !== undefined
    return (
      <div {...dropped.card} className="flex flex-col gap-4">
        {picture ? (
          <AnnotatedPicture picture={picture} areas={[]} lit={lit} onPoint={onPoint} />
        ) : (
          <PicturePlaceholder
            way={stage.way}
            sample={input === 'sample' || found?.sample === true}
            text={typeof input === 'object' && 'text' in input ? input.text : undefined}
          />
        )}
        {/* The space is reserved, so that nothing shifts when recognition ends. */}
        {isPhoto && <PhotoSpace others={stage.step === 'looking' ? (stage.others ?? 0) : 0} />}
        <div className="flex flex-wrap justify-center gap-2">
          {isPhoto && <MorePhotosSpace />}
          <Button
            icon={<RotateCcw />}
            onClick={flow.backToStart}
            className={stage.step === 'looking' ? 'invisible' : ''}
          >
            Scan something else
          </Button>
        </div>
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
            onFiles={(files) => void flow.takeFiles(files)}
            onText={(text) => void flow.lookAt({ text }, 'receipt')}
            onCode={(code) => void flow.codes.ask(code)}
          />
          {way !== 'barcode' && <StorePictureSwitch keep={keep} onKeep={onKeep} />}
        </>
      )}
    </div>
  )
}
