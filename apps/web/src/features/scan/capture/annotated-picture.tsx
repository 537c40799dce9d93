import type { ScanArea } from '@larder/contract/scan'
import { type MouseEvent, type PointerEvent, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { useObjectUrl } from '../../../ui/use-object-url'
import { type Spot, toSpotArea } from '../named-line'

interface OutlinedArea {
  readonly key: string
  readonly number: number
  readonly area: ScanArea
}

interface AnnotatedPictureProps {
  readonly picture: Blob
  readonly areas: readonly OutlinedArea[]
  /** The key of the highlighted line. */
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
  /** Where a food is being named. */
  readonly spot?: Spot | undefined
  /** Names a food that was missed: at a spot, or by keyboard without one. */
  readonly onSpot?: ((spot: Spot | undefined) => void) | undefined
}

/** The scanned picture with the detected items outlined and numbered like the lines beside it. A press names what was missed. */
export function AnnotatedPicture({ picture, areas, lit, onPoint, spot, onSpot }: AnnotatedPictureProps) {
  const address = useObjectUrl(picture)
  const [ratio, setRatio] = useState<number>()
  const loaded = ratio !== undefined
  return (
    <div className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card bg-shade">
      <div
        className={classNames('relative max-h-full max-w-full', loaded ? 'animate-appear' : 'invisible')}
        style={loaded ? { aspectRatio: ratio, [ratio > 4 / 3 ? 'width' : 'height']: '100%' } : {}}
      >
        {address && (
          <img
            src={address}
            alt="What was looked at"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : 4 / 3)
            }
            className="size-full"
          />
        )}
        {areas.map(({ key, number, area }) => (
          <Outline key={key} area={area} lit={key === lit} label={number} />
        ))}
        {spot && <Outline area={toSpotArea(spot)} lit label="?" />}
        {onSpot && (
          <button
            type="button"
            aria-label="Name something that was missed"
            onPointerMove={(event) => onPoint(findSmallest(areas, spotOf(event)))}
            onPointerLeave={() => onPoint(null)}
            // A click by keyboard is at no place.
            onClick={(event) => onSpot(event.detail === 0 ? undefined : spotOf(event))}
            className="absolute inset-0 z-20 cursor-crosshair rounded-inner"
          />
        )}
      </div>
    </div>
  )
}

/** A frame around an area, with its number. */
function Outline({ area, lit, label }: { area: ScanArea; lit: boolean; label: number | string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        // Two tones, so that the outline shows on dark and light pictures.
        'pointer-events-none absolute rounded-inner border-2 shadow-[0_0_0_1.5px_var(--color-ink)] transition-colors',
        lit ? 'z-10 border-saffron bg-saffron/25' : 'border-raised',
      )}
      style={{
        left: toPercent(area.left),
        top: toPercent(area.top),
        width: toPercent(area.width),
        height: toPercent(area.height),
      }}
    >
      <span
        className={classNames(
          'numbers absolute start-0 top-0 grid min-w-6 place-items-center rounded-br-inner px-1 text-sm font-semibold',
          lit ? 'bg-saffron text-on-saffron' : 'bg-raised text-ink',
        )}
      >
        {label}
      </span>
    </span>
  )
}

function spotOf({ currentTarget, clientX, clientY }: MouseEvent<Element> | PointerEvent<Element>): Spot {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const part = (at: number, length: number) => (length > 0 ? Math.min(1, Math.max(0, at / length)) : 0.5)
  return { x: part(clientX - left, width), y: part(clientY - top, height) }
}

/** Returns the smallest area around a spot, since areas may lie within each other. */
function findSmallest(areas: readonly OutlinedArea[], { x, y }: Spot): string | null {
  const around = areas.filter(
    ({ area: { left, top, width, height } }) =>
      x >= left && x <= left + width && y >= top && y <= top + height,
  )
  const [smallest] = around.toSorted((a, b) => a.area.width * a.area.height - b.area.width * b.area.height)
  return smallest?.key ?? null
}

const toPercent = (part: number) => `${Math.min(1, Math.max(0, part)) * 100}%`
