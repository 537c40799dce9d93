import { useMe } from '../../api/use-me'
import { useSession } from '../../session/use-session'

/** How to address whoever is here: 'User' where nobody is known, null while the server is being asked. */
export function useGreetingName(): string | null {
  const { isAuthenticated } = useSession()
  const { me, error } = useMe()
  if (me) return me.name
  return isAuthenticated && !error ? null : 'User'
}
