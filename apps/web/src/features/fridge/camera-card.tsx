import { type Camera, fridge } from '@larder/contract/fridge'
import { EllipsisVertical, Images, KeyRound, Pencil, ScanEye, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../api/forms/use-form'
import { change } from '../../api/sync'
import { useChange } from '../../api/use-change'
import { useRead } from '../../api/use-read'
import { toastFailure } from '../../feedback/toast-failure'
import { PlaceIcon } from '../../food/place-icon'
import { placeLabels } from '../../food/places'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { Badge } from '../../ui/display/badge'
import { ErrorNote } from '../../ui/feedback/error-note'
import { RelativeTime } from '../../ui/formatting/relative-time'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { Menu } from '../../ui/overlays/menu'
import { toast } from '../../ui/toasts/toast-store'
import { CameraFields } from './camera-fields'
import type { PairingCode } from './camera-pairing'
import { CameraPictureFrame } from './camera-picture-frame'
import { CameraViewer } from './camera-viewer'
import { PairDialog } from './pair-dialog'

/**
 * Reads a camera's newest picture. It is refetched only when there is a newer one, not with every invalidation of the
 * fridge: for a camera that was just removed the request would fail.
 */
function useNewestPicture({ id, lastPictureAt }: Camera) {
  const { data, isError } = useRead(
    fridge.pictures,
    { params: { id }, query: { size: 1 } },
    { enabled: lastPictureAt !== undefined, onceFor: lastPictureAt ?? '', keepPrevious: true },
  )
  return { picture: data?.data[0], failed: isError }
}

interface RemoveCameraProps {
  readonly camera: Camera
  readonly open: boolean
  readonly onClose: () => void
  readonly onGone: () => void
}

/** Confirms the removal of a camera, with its consequences. */
function RemoveCamera({ camera: { id, name }, open, onClose, onGone }: RemoveCameraProps) {
  const revoke = useChange(fridge.revoke)

  async function remove() {
    try {
      await revoke.change({ params: { id } }).done
      toast({ title: `${name} is removed`, tone: 'success' })
      onGone()
    } catch (error) {
      toastFailure('Not removed', error)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={<span className="wrap-anywhere">{`Remove ${name}?`}</span>}
      description="Its key stops working, and its pictures and open questions are deleted. What it recorded stays in your stock."
      confirmLabel="Remove"
      onConfirm={() => void remove()}
    />
  )
}

interface CameraCardProps {
  readonly camera: Camera
  /** The camera was removed; the caller moves the focus. */
  readonly onGone: () => void
}

/** One camera: its latest picture, name and time. */
export function CameraCard({ camera, onGone }: CameraCardProps) {
  const { id, name, location, lastPictureAt } = camera
  const pencil = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'form' | 'viewer' | 'removal' | null>(null)
  const [coded, setCoded] = useState<PairingCode>()
  const renew = useChange(fridge.renew)
  const hasPicture = lastPictureAt !== undefined
  const { picture, failed } = useNewestPicture(camera)

  // The edit button takes the place of its form, and the focus that was in it.
  const wasForm = useRef(false)
  useEffect(() => {
    if (wasForm.current && open === null) pencil.current?.focus()
    wasForm.current = open === 'form'
  }, [open])

  async function newCode() {
    try {
      setCoded((await renew.change({ params: { id } }).done).data)
    } catch (error) {
      toastFailure('No new code', error)
    }
  }

  const none = camera.paired ? (
    <span className="flex flex-col items-center gap-2 px-4 text-center text-ink-soft">
      <ScanEye aria-hidden className="size-10" />
      Waiting for its first picture
    </span>
  ) : (
    <span className="flex flex-col items-center gap-3 px-4 text-center text-ink-soft">
      <ScanEye aria-hidden className="size-10" />
      No device has used its code yet
      <Button busy={renew.isPending} icon={<KeyRound />} onClick={() => void newCode()}>
        New code
      </Button>
    </span>
  )
  const shown = (
    <CameraPictureFrame
      id={picture?.id}
      alt={`What ${name} saw last`}
      {...((!hasPicture || failed) && { none })}
    />
  )
  return (
    <li aria-label={name} className="overflow-hidden rounded-card border bg-raised">
      {picture ? (
        <button type="button" className="block w-full -outline-offset-2" onClick={() => setOpen('viewer')}>
          {shown}
        </button>
      ) : (
        shown
      )}
      <div className="p-4">
        {open === 'form' ? (
          <CameraForm camera={camera} onClose={() => setOpen(null)} />
        ) : (
          <div className="flex items-start gap-1">
            <div className="flex min-w-0 grow flex-col gap-2 py-1.5">
              <h3 className="text-xl wrap-anywhere">
                <bdi>{name}</bdi>
              </h3>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
                <Badge icon={<PlaceIcon place={location} />}>{placeLabels[location]}</Badge>
                {hasPicture ? (
                  <span>
                    Looked <RelativeTime at={lastPictureAt} />
                  </span>
                ) : (
                  <span>{camera.paired ? 'Paired' : 'Not paired yet'}</span>
                )}
              </p>
            </div>
            <IconButton
              ref={pencil}
              label={`Change ${name}`}
              icon={<Pencil aria-hidden />}
              onClick={() => setOpen('form')}
            />
            <Menu
              trigger={
                <IconButton label={`More options for ${name}`} icon={<EllipsisVertical aria-hidden />} />
              }
              items={[
                ...(picture
                  ? [{ label: 'All its pictures', icon: <Images />, onSelect: () => setOpen('viewer') }]
                  : []),
                { label: 'New code', icon: <KeyRound />, onSelect: () => void newCode() },
                'separator',
                {
                  label: 'Remove camera',
                  icon: <Trash2 />,
                  tone: 'danger',
                  onSelect: () => setOpen('removal'),
                },
              ]}
            />
          </div>
        )}
      </div>
      {open === 'viewer' && <CameraViewer camera={camera} onClose={() => setOpen(null)} />}
      {coded && <PairDialog coded={coded} onClose={() => setCoded(undefined)} />}
      <RemoveCamera camera={camera} open={open === 'removal'} onClose={() => setOpen(null)} onGone={onGone} />
    </li>
  )
}

interface CameraFormProps {
  readonly camera: Camera
  readonly onClose: () => void
}

/** Edits a camera's name and place inline. */
function CameraForm({ camera, onClose }: CameraFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [location, setLocation] = useState(camera.location)
  const { form, fields, failure, submitting } = useForm(fridge.change, {
    logLabel: 'Changing a camera failed',
    body: ({ name }) => ({ name, location }),
    send: (body) => change(fridge.change, { params: { id: camera.id }, body }).done,
    onDone: onClose,
  })

  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return (
    <form
      {...form}
      aria-label={`Change ${camera.name}`}
      className="flex flex-col gap-4"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <CameraFields
        input={input}
        name={camera.name}
        location={location}
        onLocation={setLocation}
        error={fields.name}
      />
      {failure && !failure.hasFields && <ErrorNote>{failure.sentence}</ErrorNote>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={submitting}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
