import type { AccountProfile } from '@larder/contract/account'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { avatarUrl } from '../../../api/avatar-url'
import { IconButton } from '../../../ui/controls/icon-button'
import { Avatar } from '../../../ui/display/avatar'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { PictureDialog } from './picture-dialog'

interface ProfilePictureProps {
  readonly profile: AccountProfile | undefined
  readonly shown: Pick<AccountProfile, 'name' | 'avatar'> | undefined
}

/** The cook's picture or initials, with a button to change it. */
export function ProfilePicture({ profile, shown }: ProfilePictureProps) {
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
