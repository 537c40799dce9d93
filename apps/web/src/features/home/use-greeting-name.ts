import { useMe } from '../../api/use-me'
import { useSession } from '../../session/use-session'

/** Returns the cook's name: 'User' for a visitor, null while loading. */
export function useGreetingName(): string | null {
  const { isAuthenticated } = useSession()
  const { me, error } = useMe()
  if (me) return me.name
  return isAuthenticated && !error ? null : 'User'
}
