import type { ScanLine } from '@larder/contract/scan'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../ui/class-names'
import { useObjectUrl } from '../../../ui/use-object-url'

interface OutlinedArea {
  readonly key: string
  readonly number: number
  readonly area: NonNullable<ScanLine['area']>
}

interface PictureStageProps {
  readonly picture: Blob
  readonly areas: readonly OutlinedArea[]
  /** The key of the highlighted line. */
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
  readonly children?: ReactNode
}

/** The scanned picture with the detected items outlined and numbered like the lines beside it. */
export function AnnotatedPicture({ picture, areas, lit, onPoint, children }: PictureStageProps) {
  const address = useObjectUrl(picture)
  const [ratio, setRatio] = useState<number>()
  return (
    <div className="flex flex-col gap-3">
      <div className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-card bg-shade">
        <div
          className={classNames(
            'relative max-h-full max-w-full',
            ratio === undefined ? 'invisible' : 'animate-appear',
          )}
          style={
            ratio === undefined ? {} : { aspectRatio: ratio, [ratio > 4 / 3 ? 'width' : 'height']: '100%' }
          }
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
            <span
              key={key}
              aria-hidden
              onPointerEnter={() => onPoint(key)}
              onPointerLeave={() => onPoint(null)}
              className={classNames(
                // Two tones, so that the outline shows on dark and light pictures.
                'absolute rounded-inner border-2 shadow-[0_0_0_1.5px_var(--color-ink)] transition-colors',
                key === lit ? 'z-10 border-saffron bg-saffron/25' : 'border-raised',
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
                  key === lit ? 'bg-saffron text-on-saffron' : 'bg-raised text-ink',
                )}
              >
                {number}
              </span>
            </span>
          ))}
        </div>
      </div>
      {children}
    </div>
  )
}

const toPercent = (part: number) => `${Math.min(1, Math.max(0, part)) * 100}%`
