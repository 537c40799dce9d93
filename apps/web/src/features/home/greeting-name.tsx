import { useMe } from '../../api/use-me'
import { useSession } from '../../session/use-session'
import { Skeleton } from '../../ui/feedback/skeleton'

/** Returns the cook's name: 'User' for a visitor, null while loading. */
function useGreetingName(): string | null {
  const { isAuthenticated } = useSession()
  const { me, error } = useMe()
  if (me) return me.name
  return isAuthenticated && !error ? null : 'User'
}

/**
 * The name in a greeting, or a placeholder while it loads. The punctuation mark is part of it, so that nothing shifts.
 */
export function GreetingName() {
  const name = useGreetingName()
  return name === null ? (
    <Skeleton className="inline-block h-[0.8em] w-[4em] rounded-inner align-baseline" />
  ) : (
    <>
      <bdi>{name}</bdi>!
    </>
  )
}
