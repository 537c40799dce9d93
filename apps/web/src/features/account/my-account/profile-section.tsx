import { type AccountProfile, account } from '@larder/contract/account'
import { Camera, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { avatarUrl } from '../../../api/avatar-url'
import { change } from '../../../api/sync'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Avatar } from '../../../ui/display/avatar'
import { Card } from '../../../ui/display/card'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { toast } from '../../../ui/toasts/toast-store'
import { PictureDialog } from './picture-dialog'
import { ProfileForm } from './profile-form'
import { useProfile } from './use-profile'

interface ProfilePictureProps {
  readonly profile: AccountProfile | undefined
  readonly shown: Pick<AccountProfile, 'name' | 'avatar'> | undefined
}

/** The cook's picture or initials, with a button to change it. */
function ProfilePicture({ profile, shown }: ProfilePictureProps) {
  const [changing, setChanging] = useState(false)
  return (
    <div className="relative size-24 shrink-0">
      {shown ? (
        <Avatar name={shown.name} src={avatarUrl(shown.avatar)} size="xl" decorative />
      ) : (
        <Skeleton className="size-24 rounded-full!" />
      )}
      <IconButton
        label={shown?.avatar ? 'Change picture' : 'Add a picture'}
        icon={<Camera aria-hidden />}
        variant="secondary"
        disabled={!profile}
        onClick={() => setChanging(true)}
        className="absolute -end-2 -bottom-2 rounded-full!"
      />
      {profile && changing && <PictureDialog profile={profile} onClose={() => setChanging(false)} />}
    </div>
  )
}

/** The cook's profile, to read or edit. */
export function ProfileSection() {
  const { profile, shown, error, refetch: readAgain } = useProfile()
  const [mode, setMode] = useState<'reading' | 'editing' | 'edited'>('reading')

  return (
    <section aria-labelledby="profile" className="flex flex-col gap-4">
      <h2 id="profile" className="text-xl">
        Profile
      </h2>
      {error ? (
        <LoadErrorNote
          title="Your profile could not be loaded"
          sentence={toErrorMessage(error)}
          onTryAgain={readAgain}
        />
      ) : (
        <Card className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:p-6">
          <ProfilePicture profile={profile} shown={shown} />
          {mode === 'editing' && profile ? (
            <ProfileForm profile={profile} onDone={() => setMode('edited')} />
          ) : (
            <ProfileDetails
              profile={profile}
              shown={shown}
              takesFocus={mode === 'edited'}
              onEdit={() => setMode('editing')}
            />
          )}
        </Card>
      )}
    </section>
  )
}

interface ProfileFactsProps {
  readonly profile: AccountProfile | undefined
  readonly shown: Pick<AccountProfile, 'name' | 'email'> | undefined
  readonly onEdit: () => void
  /** They replace the form: the focus moves to the button that opens it. */
  readonly takesFocus: boolean
}

/**
 * Name and email, read-only. Each is one line, so that nothing shifts when it loads. Only an unconfirmed email is shown
 * in full, so that a typo is visible.
 */
function ProfileDetails({ profile, shown, onEdit, takesFocus }: ProfileFactsProps) {
  const [dropping, setDropping] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const newEmail = profile?.newEmail
  useEffect(() => {
    if (takesFocus) edit.current?.focus()
  }, [takesFocus])

  async function keepOldEmail() {
    setDropping(true)
    try {
      const { data } = await change(account.dropNewEmail, {}).response
      edit.current?.focus()
      toast({ title: 'Your email stays', description: data.email, tone: 'success' })
    } catch (failed) {
      toast({ title: 'Not changed', description: toErrorMessage(failed), tone: 'destructive' })
    }
    setDropping(false)
  }

  return (
    <div aria-busy={!shown} className="flex min-w-0 grow flex-col gap-4">
      <dl className="flex flex-col gap-2">
        <div>
          <dt className="text-sm text-ink-soft">Name</dt>
          <dd className="h-8 truncate font-heading text-2xl leading-8 font-title">
            {shown ? (
              <bdi title={shown.name}>{shown.name}</bdi>
            ) : (
              <Skeleton className="mt-1 h-6 w-48 max-w-full" />
            )}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Email</dt>
          <dd className="h-6 truncate" title={shown?.email}>
            {shown ? shown.email : <Skeleton className="mt-1 h-4 w-56 max-w-full" />}
          </dd>
        </div>
      </dl>
      {/* One of the two is here from the start: a note that appeared later would shift the page. */}
      <div role="status" className="min-h-15 text-sm text-ink-soft min-[22rem]:min-h-10">
        {newEmail ? (
          <>
            <p className="wrap-anywhere">
              A link was sent to <strong className="font-semibold text-ink">{newEmail}</strong>
            </p>
            <p>The old email stays until that link is opened.</p>
          </>
        ) : (
          <>
            <p>Your name and picture appear next to what you share.</p>
            <p>Only you can see your email.</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={edit} icon={<Pencil />} disabled={!profile} onClick={onEdit}>
          Edit Profile
        </Button>
        {newEmail && (
          <Button variant="quiet" busy={dropping} onClick={() => void keepOldEmail()}>
            Keep the old email
          </Button>
        )}
      </div>
    </div>
  )
}
