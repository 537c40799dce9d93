import type { ScanArea } from '@larder/contract/scan'
import { type CSSProperties, useState } from 'react'
import { classNames } from '../../ui/class-names'
import { useObjectUrl } from '../../ui/use-object-url'
import { useCameraPicture } from './camera-picture-frame'

/**
 * A square section of a picture, in units of the square's side: the drawn size of the whole picture, and its offset.
 */
interface CropWindow {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}

/** The margin around the object, so that its position on the shelf is recognisable. */
const cropMargin = 1.5

/**
 * Computes how to draw a picture so that a square shows one of its areas. Example: for an area in the left half of a
 * 200 × 100 picture, the picture is drawn twice as wide as the square.
 */
export function computeCropWindow(
  { left, top, width, height }: ScanArea,
  picture: { width: number; height: number },
): CropWindow {
  const wide = width * picture.width
  const high = height * picture.height
  const side = Math.max(1, Math.min(Math.max(wide, high) * cropMargin, picture.width, picture.height))
  const from = (start: number, length: number, whole: number) =>
    Math.min(Math.max(0, start * whole + length / 2 - side / 2), whole - side)
  return {
    width: picture.width / side,
    height: picture.height / side,
    left: from(left, wide, picture.width) / side,
    top: from(top, high, picture.height) / side,
  }
}

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
