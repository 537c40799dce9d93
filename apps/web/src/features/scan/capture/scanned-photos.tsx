import { Camera, ImagePlus, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useToday } from '../../../food/expiry/use-today'
import { importFoodFacts } from '../../../food/use-lazy-food-facts'
import { Button } from '../../../ui/controls/button'
import { lazyPart } from '../../../ui/lazy-part'
import { type Spot, toNamedLine } from '../named-line'
import { isBadPicture } from '../recognize-scan'
import { firstPhoto, isGroceryLine } from '../results/scan-lines-state'
import type { ScanFlow } from '../use-scan'
import { useStoredPicture } from '../use-stored-picture'
import { AnnotatedPicture } from './annotated-picture'
import { PhotoNote, PhotoStrip, type ScanPhoto } from './photo-strip'

const MissedFoodForm = lazyPart(() => import('./missed-food-form').then((part) => part.MissedFoodForm))

interface ScannedPhotosProps {
  readonly flow: ScanFlow
  /** The picture of the scan, or its first one of several. */
  readonly picture: Blob | undefined
  /** The id of an earlier scan whose pictures are stored. */
  readonly storedScan: string | undefined
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
}

/** The photos of a finished scan: what was found on them, more of them, and what was missed. */
export function ScannedPhotos({ flow, picture, storedScan, lit, onPoint }: ScannedPhotosProps) {
  const { found, lines, further, growing } = flow
  const [chosen, setChosen] = useState(firstPhoto)
  const [naming, setNaming] = useState<{ readonly spot: Spot | undefined } | null>(null)
  const [named, setNamed] = useState('')
  const today = useToday()
  const frame = useRef<HTMLDivElement>(null)
  const count = useRef(0)

  const litPhoto = lines.find((line) => line.found.key === lit)?.photo
  useEffect(() => {
    if (litPhoto !== undefined) setChosen(litPhoto)
  }, [litPhoto])

  const photos: ScanPhoto[] = [
    ...Array.from({ length: found?.photos ?? 1 }, (_, at) => ({
      id: String(at + 1),
      state: 'done' as const,
      ...(at === 0 && { picture }),
    })),
    ...further.photos,
  ]
  const shown = photos.find(({ id }) => id === chosen) ?? photos[0]
  const stored = useStoredPicture(
    shown?.picture || shown?.id === firstPhoto ? undefined : storedScan,
    Number(shown?.id),
  )
  const shownPicture = shown?.picture ?? stored
  const areas = lines
    .filter(isGroceryLine)
    .flatMap(({ found: { key, area }, photo }, at) =>
      area && photo === shown?.id ? [{ key, area, number: at + 1 }] : [],
    )
  const failedPhoto = further.photos.find(
    ({ id, state }) => id === shown?.id && (state === 'failed' || state === 'nothing'),
  )

  function stopNaming() {
    setNaming(null)
    frame.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  async function add(text: string, foodId: string | undefined) {
    count.current += 1
    const place = { key: `named-${count.current}`, chosen: foodId, spot: naming?.spot }
    // Without them, offline before the first visit, the text is taken as it is.
    const facts = await importFoodFacts().catch((): undefined => undefined)
    const line = toNamedLine(text, place, facts, today)
    flow.name(line, shown?.id)
    setNamed(`${line.name} added to the list.`)
    stopNaming()
  }

  return (
    <div className="flex flex-col gap-4">
      <div ref={frame}>
        {shownPicture && (
          <AnnotatedPicture
            key={shown?.id}
            picture={shownPicture}
            areas={areas}
            lit={lit}
            onPoint={onPoint}
            spot={naming?.spot}
            onSpot={growing ? (spot) => setNaming({ spot }) : undefined}
          />
        )}
      </div>
      {photos.length > 1 && (
        <PhotoStrip
          scanId={found?.id ?? ''}
          photos={photos}
          shown={shown?.id ?? firstPhoto}
          onShow={(id) => {
            setChosen(id)
            setNaming(null)
          }}
        />
      )}
      {failedPhoto && found && (
        <PhotoNote
          sentence={failedPhoto.failure?.sentence ?? 'Nothing was found in this photo.'}
          onTryAgain={
            failedPhoto.failure && !isBadPicture(failedPhoto.failure.code)
              ? () => further.tryAgain(found, failedPhoto)
              : undefined
          }
          onRemove={() => further.remove(failedPhoto.id)}
        />
      )}
      {growing && naming ? (
        <MissedFoodForm
          pointed={naming.spot !== undefined}
          onAdd={(text, foodId) => void add(text, foodId)}
          onCancel={stopNaming}
        />
      ) : (
        growing && <MissedFoodHint />
      )}
      <p role="status" className="sr-only">
        {named}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {growing && flow.hasRoom && <MorePhotos flow={flow} />}
        <Button icon={<RotateCcw />} onClick={flow.backToStart}>
          Scan something else
        </Button>
      </div>
    </div>
  )
}

function MissedFoodHint() {
  return (
    <p className="text-center text-sm text-ink-soft">
      Something missing? Tap it on the picture and type its name.
    </p>
  )
}

interface PhotoSpaceProps {
  /** Photos that are scanned after this one. */
  readonly others: number
}

/** The space of what stands below the photos of a finished scan, so that nothing shifts when recognition ends. */
export function PhotoSpace({ others }: PhotoSpaceProps) {
  return (
    <div aria-hidden className="invisible flex flex-col gap-4">
      {others > 0 && <div className="h-18" />}
      <MissedFoodHint />
    </div>
  )
}

/** The space of the buttons for more photos. */
export function MorePhotosSpace() {
  return (
    <span aria-hidden className="invisible contents">
      <Button icon={<Camera />} tabIndex={-1}>
        Take another photo
      </Button>
      <Button icon={<ImagePlus />} tabIndex={-1}>
        Add pictures
      </Button>
    </span>
  )
}

/** Takes or chooses more photos for the same scan. */
function MorePhotos({ flow }: { readonly flow: ScanFlow }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={<Camera />} onClick={flow.openCameraAgain}>
        Take another photo
      </Button>
      <Button icon={<ImagePlus />} onClick={() => input.current?.click()}>
        Add pictures
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*,.heic,.heif"
        aria-label="Pictures to add"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void flow.takeFiles(files, 'photo')
        }}
      />
    </>
  )
}
