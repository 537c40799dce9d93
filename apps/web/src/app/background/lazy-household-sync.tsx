import { useSession } from '../../session/use-session'
import { cookPart } from '../cook-part'

const LoadedHouseholdSync = cookPart(
  async () => (await importWithRetry(() => import('./household-sync'))).HouseholdSync,
)

const minBackoffMs = 2000
const maxBackoffMs = 60_000

/** Retries a lazy import until it succeeds, so that an unstable network does not break the page. */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = minBackoffMs; ; waitMs = Math.min(2 * waitMs, maxBackoffMs)) {
    try {
      return await load()
    } catch (error) {
      console.error('Lazy import failed; retrying', error)
      await waitForRetry(waitMs)
    }
  }
}

function waitForRetry(maxWaitMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs)
    window.addEventListener('online', () => resolve(), { once: true })
  })
}

/** Household sync, loaded separately from the shell for signed-in cooks only. */
export function LazyHouseholdSync() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return <LoadedHouseholdSync />
}
