import { fridge } from '@larder/contract/fridge'
import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePicture } from '../../api/reads/use-picture'
import { classNames } from '../../ui/class-names'
import { Skeleton } from '../../ui/feedback/skeleton'
import { useObjectUrl } from '../../ui/use-object-url'

/** Reads one picture of a camera; `failed` if it could not be loaded. */
export function useCameraPicture(id: string | undefined): { picture: Blob | undefined; failed: boolean } {
  return usePicture(fridge.picture, id === undefined ? undefined : { params: { id } })
}

interface CameraPictureFrameProps {
  /** Undefined while it is not known whether there is a picture. */
  readonly id: string | undefined
  readonly alt: string
  /** Show the whole picture with bars, instead of filling the frame. */
  readonly whole?: boolean
  readonly className?: string
  /** Shown when there is no picture. */
  readonly none?: ReactNode
}

/** A camera's picture. Its space is reserved while it loads. */
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
