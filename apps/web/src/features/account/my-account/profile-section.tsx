import type { AccountProfile } from '@larder/contract/account'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { avatarUrl } from '../../../api/avatar-url'
import { IconButton } from '../../../ui/controls/icon-button'
import { Avatar } from '../../../ui/display/avatar'
import { Card } from '../../../ui/display/card'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { PictureDialog } from './picture-dialog'
import { ProfileDetails } from './profile-details'
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
