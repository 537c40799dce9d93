import { type AccountProfile, account } from '@larder/contract/account'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { avatarUrl } from '../../../api/avatar-url'
import { change } from '../../../api/sync'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Avatar } from '../../../ui/display/avatar'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'
import { useDroppedPictures } from '../../../ui/use-file-drop'
import { useObjectUrl } from '../../../ui/use-object-url'
import { preparePhoto } from '../../../vision/prepare-photo'

/** Sharp at the largest displayed size on any screen. */
const maxSidePixels = 1024

interface PictureDialogProps {
  readonly profile: AccountProfile
  readonly onClose: () => void
}

/** A profile picture: chosen, dropped or pasted, previewed in its round frame before it is saved. */
export function PictureDialog({ profile, onClose }: PictureDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Blob>()
  const [busy, setBusy] = useState<'opening' | 'saving' | 'removing' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const preview = useObjectUrl(chosen)
  const { over, card } = useDroppedPictures(busy === null, ([file]) => void (file && open(file)))

  async function open(file: Blob) {
    setBusy('opening')
    setFailure(null)
    try {
      setChosen(await preparePhoto(file, { longest: maxSidePixels }))
    } catch (error) {
      setFailure(error instanceof Error ? error.message : toErrorMessage(error))
    }
    setBusy(null)
  }

  async function save(what: 'saving' | 'removing', saved: Promise<unknown>, successTitle: string) {
    setBusy(what)
    setFailure(null)
    try {
      await saved
      toast({ title: successTitle, tone: 'success' })
      onClose()
    } catch (error) {
      setFailure(toErrorMessage(error))
      setBusy(null)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your picture"
      description="Choose a picture, drop it here or paste it. The middle of it is shown, in a circle."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!chosen}
            busy={busy === 'saving'}
            onClick={() =>
              chosen &&
              void save('saving', change(account.setAvatar, { picture: chosen }).response, 'Picture saved')
            }
          >
            Save Picture
          </Button>
        </>
      }
    >
      <div
        {...card}
        className={classNames(
          'flex flex-col items-center gap-5 rounded-card border border-dashed border-edge p-6',
          over && 'bg-herb-wash outline-2 outline-offset-2 outline-focus',
        )}
      >
        <Avatar
          name={profile.name}
          src={preview ?? avatarUrl(profile.avatar)}
          decorative
          className="size-40! text-6xl!"
        />
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={<ImagePlus />} busy={busy === 'opening'} onClick={() => input.current?.click()}>
            Choose Picture
          </Button>
          {profile.avatar && (
            <Button
              variant="quiet"
              icon={<Trash2 />}
              busy={busy === 'removing'}
              onClick={() =>
                void save('removing', change(account.removeAvatar, {}).response, 'Picture removed')
              }
            >
              Remove
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void open(file)
          }}
        />
      </div>
      {failure && <ErrorNote className="mt-4">{failure}</ErrorNote>}
    </Dialog>
  )
}
