import type { Profile } from '@larder/contract/account'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { avatarAddress } from '../../api/avatar-address'
import { Avatar } from '../../ui/avatar'
import { IconButton } from '../../ui/icon-button'
import { Skeleton } from '../../ui/skeleton'
import { PictureDialog } from './picture-dialog'

interface ProfilePictureProps {
  readonly profile: Profile | undefined
  readonly shown: Pick<Profile, 'name' | 'avatar'> | undefined
}

/** The cook's picture or initials, and the way to another one. */
export function ProfilePicture({ profile, shown }: ProfilePictureProps) {
  const [changing, setChanging] = useState(false)
  return (
    <div className="relative size-24 shrink-0">
      {shown ? (
        <Avatar name={shown.name} src={avatarAddress(shown.avatar)} size="xl" decorative />
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
