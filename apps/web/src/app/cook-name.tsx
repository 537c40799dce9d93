import { useMe } from '../api/use-me'
import { Avatar } from '../ui/avatar'
import { CookNamePlace } from './cook-name-place'

/** Fetched apart from the header: only a signed-in cook pays for asking who they are. */
export function CookName() {
  const me = useMe()
  if (!me) return <CookNamePlace />
  return (
    <>
      <Avatar name={me.name} size="sm" decorative />
      <span className="truncate md:w-24">{me.name}</span>
    </>
  )
}
