import { avatarAddress } from '../api/avatar-address'
import { useMe } from '../api/use-me'
import { Avatar } from '../ui/avatar'
import { cookNamePill } from './cook-name-pill'
import { CookNamePlace } from './cook-name-place'

/** Fetched apart from the header: only a signed-in cook pays for asking who they are. */
export function CookName() {
  const { me, error } = useMe()
  if (error) return <span className={cookNamePill}>My Account</span>
  if (!me) return <CookNamePlace />
  // By its name it is another element than the place held for it: one that is new has not moved.
  return (
    <span key={me.name} className={cookNamePill}>
      <Avatar name={me.name} src={avatarAddress(me.avatar)} size="sm" decorative />
      <bdi title={me.name} className="truncate">
        {me.name}
      </bdi>
    </span>
  )
}
