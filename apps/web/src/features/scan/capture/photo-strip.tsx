import { CircleAlert, SearchX } from 'lucide-react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Spinner } from '../../../ui/feedback/spinner'
import { useObjectUrl } from '../../../ui/use-object-url'
import { useStoredPicture } from '../use-stored-picture'

/** A photo of the scan: the picture at hand, or the stored one of an earlier scan. */
export interface ScanPhoto {
  readonly id: string
  readonly picture?: Blob | undefined
  readonly state: 'waiting' | 'looking' | 'done' | 'nothing' | 'failed'
}

interface PhotoStripProps {
  readonly scanId: string
  readonly photos: readonly ScanPhoto[]
  readonly shown: string
  readonly onShow: (id: string) => void
}

const stateLabels: Record<ScanPhoto['state'], string> = {
  waiting: ', waiting',
  looking: ', being scanned',
  done: '',
  nothing: ', nothing found',
  failed: ', not scanned',
}

/** The photos of a scan, to choose the one that is shown large. */
export function PhotoStrip({ scanId, photos, shown, onShow }: PhotoStripProps) {
  return (
    <ul aria-label="Photos of this scan" className="flex h-18 gap-2 overflow-x-auto p-1">
      {photos.map((photo, at) => (
        <li key={photo.id} className="shrink-0">
          <button
            type="button"
            aria-label={`Photo ${at + 1}${stateLabels[photo.state]}`}
            aria-pressed={photo.id === shown}
            onClick={() => onShow(photo.id)}
            className={classNames(
              'relative block size-16 overflow-hidden rounded-inner bg-shade outline-2 outline-offset-2',
              photo.id === shown ? 'outline-herb' : 'outline-transparent',
            )}
          >
            <Thumbnail scanId={scanId} photo={photo} />
            {photo.state !== 'done' && (
              <span className="absolute inset-0 grid place-items-center bg-veil text-on-herb [&_svg]:size-6">
                <StateMark state={photo.state} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumbnail({ scanId, photo: { id, picture } }: { scanId: string; photo: ScanPhoto }) {
  const stored = useStoredPicture(picture ? undefined : scanId, Number(id))
  const address = useObjectUrl(picture ?? stored)
  return address && <img src={address} alt="" className="size-full object-cover" />
}

function StateMark({ state }: { state: ScanPhoto['state'] }) {
  if (state === 'nothing') return <SearchX aria-hidden />
  if (state === 'failed') return <CircleAlert aria-hidden />
  return <Spinner label="Being scanned" hideLabel />
}

interface PhotoNoteProps {
  readonly sentence: string
  readonly onTryAgain?: (() => void) | undefined
  readonly onRemove: () => void
}

/** Says why a further photo brought nothing. */
export function PhotoNote({ sentence, onTryAgain, onRemove }: PhotoNoteProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="min-w-0 grow basis-48">{sentence}</p>
      <span className="flex gap-2">
        {onTryAgain && <Button onClick={onTryAgain}>Try again</Button>}
        <Button variant="quiet" onClick={onRemove}>
          Leave it out
        </Button>
      </span>
    </div>
  )
}
