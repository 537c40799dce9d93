import { type Camera, fridge } from '@larder/contract/fridge'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { useRead } from '../../api/use-read'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Skeleton } from '../../ui/feedback/skeleton'
import { RelativeTime } from '../../ui/formatting/relative-time'
import { Dialog } from '../../ui/overlays/dialog'
import { CameraPictureFrame } from './camera-picture-frame'
import { describeCameraPicture } from './describe-fridge-change'

interface CameraViewerProps {
  readonly camera: Camera
  readonly onClose: () => void
}

/** A camera's pictures in full size, newest first. */
export function CameraViewer({ camera, onClose }: CameraViewerProps) {
  const [page, setPage] = useState(1)
  const address = { params: { id: camera.id }, query: { page, size: 1 } }
  const { data, error, refetch, isFetching } = useRead(fridge.pictures, address)
  const total = data?.page.total
  const [picture] = data?.data ?? []
  const [last, setLast] = useState<number>()
  if (total !== undefined && total !== last) setLast(total)
  const count = total ?? last ?? 1
  const older = () => setPage(Math.min(page + 1, count))
  const newer = () => setPage(Math.max(page - 1, 1))

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<bdi className="wrap-anywhere">{camera.name}</bdi>}
      className="sm:max-w-4xl!"
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') older()
        if (key === 'ArrowRight') newer()
      }}
    >
      <div className="flex flex-col gap-3">
        {error && !data ? (
          <ErrorNote
            action={
              <Button busy={isFetching} onClick={() => void refetch()}>
                Try Again
              </Button>
            }
          >
            {toErrorMessage(error)}
          </ErrorNote>
        ) : (
          <CameraPictureFrame
            id={picture?.id}
            alt={picture ? `${camera.name}: ${describeCameraPicture(picture)}` : ''}
            whole
            className="w-full rounded-card sm:h-[min(60dvh,40rem)]"
            {...(data && !picture && { none: 'There is no picture any more.' })}
          />
        )}
        {/* Its height is reserved: the picture must not jump between pages. */}
        <p role="status" className="min-h-12 text-ink-soft sm:min-h-6">
          {picture ? (
            <>
              Picture {page} of {count}, <RelativeTime at={picture.takenAt} />.{' '}
              {describeCameraPicture(picture)}.
            </>
          ) : (
            !data && !error && <Skeleton className="h-4 w-48" />
          )}
        </p>
        <div className="flex justify-between gap-2">
          <Button icon={<ChevronLeft />} disabled={page >= count} onClick={older}>
            Older
          </Button>
          <Button icon={<ChevronRight />} disabled={page <= 1} onClick={newer}>
            Newer
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
