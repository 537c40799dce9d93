import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useObjectUrl } from '../../ui/use-object-url'
import { useCameraPicture } from './use-camera-picture'

interface CameraPictureFrameProps {
  /** Absent while it is not known whether there is one. */
  readonly id: string | undefined
  readonly alt: string
  /** Whether all of it is shown, with bars beside it where it needs them, or its place is filled. */
  readonly whole?: boolean
  readonly className?: string
  /** What stands there while there is no picture at all. */
  readonly none?: ReactNode
}

/** A camera's picture. Its place is there before it is. */
export function CameraPictureFrame({ id, alt, whole = false, className, none }: CameraPictureFrameProps) {
  const { picture, failed } = useCameraPicture(id)
  const address = useObjectUrl(picture)
  const missing = failed ? (
    <span className="flex flex-col items-center gap-2 text-ink-soft">
      <ImageOff aria-hidden className="size-8" />
      This picture could not be shown.
    </span>
  ) : (
    none
  )
  return (
    <div className={classNames('grid aspect-[4/3] place-items-center overflow-hidden bg-shade', className)}>
      {address && (
        <img
          src={address}
          alt={alt}
          className={classNames('size-full', whole ? 'object-contain' : 'object-cover')}
        />
      )}
      {!address && (missing ?? <Skeleton className="size-full rounded-none" />)}
    </div>
  )
}
