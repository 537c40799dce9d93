import type { ScanArea } from '@larder/contract/scan'
import { type CSSProperties, useState } from 'react'
import { classNames } from '../../ui/class-names'
import { useObjectUrl } from '../../ui/use-object-url'
import { computeCropWindow } from './crop-window'
import { useCameraPicture } from './use-camera-picture'

interface PictureCropProps {
  readonly pictureId: string
  readonly area: ScanArea
  readonly alt: string
  readonly className?: string
}

/** The square section of a picture around an object. */
export function PictureCrop({ pictureId, area, alt, className }: PictureCropProps) {
  const address = useObjectUrl(useCameraPicture(pictureId).picture)
  const [size, setSize] = useState<{ width: number; height: number }>()
  return (
    <span
      className={classNames(
        'relative block aspect-square shrink-0 overflow-hidden rounded-card bg-shade',
        className,
      )}
    >
      {address && (
        <img
          src={address}
          alt={alt}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          style={size ? toStyle(computeCropWindow(area, size)) : { opacity: 0 }}
          className="absolute max-w-none"
        />
      )}
    </span>
  )
}

function toStyle({ width, height, left, top }: ReturnType<typeof computeCropWindow>): CSSProperties {
  const percent = (part: number) => `${part * 100}%`
  return { width: percent(width), height: percent(height), left: percent(-left), top: percent(-top) }
}
