import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../../session/use-session'

const LoadedHouseholdSync = lazy<ComponentType>(async () => ({
  default: (await importWithRetry(() => import('./household-sync'))).HouseholdSync,
}))

const minBackoffMs = 2000
const maxBackoffMs = 60_000

/** On a network that comes and goes, the page stays a page and the line is fetched as soon as that can be. */
export async function importWithRetry<T>(fetchIt: () => Promise<T>): Promise<T> {
  for (let wait = minBackoffMs; ; wait = Math.min(2 * wait, maxBackoffMs)) {
    try {
      return await fetchIt()
    } catch (error) {
      console.error('Lazy import failed; retrying', error)
      await waitForRetry(wait)
    }
  }
}

function waitForRetry(longest: number): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn, longest)
    window.addEventListener('online', () => goOn(), { once: true })
  })
}

/** Word of the household's changes, fetched apart from the shell: only a signed-in cook pays for it. */
export function LazyHouseholdSync() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <Suspense fallback={null}>
      <LoadedHouseholdSync />
    </Suspense>
  )
}
