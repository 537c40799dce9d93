import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../session/use-session'

const Live = lazy<ComponentType>(async () => ({ default: (await fetched(() => import('./live'))).Live }))

const firstWaitMs = 2000
const longestWaitMs = 60_000

/** On a network that comes and goes, the page stays a page and the line is fetched as soon as that can be. */
export async function fetched<T>(fetchIt: () => Promise<T>): Promise<T> {
  for (let wait = firstWaitMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
    try {
      return await fetchIt()
    } catch (error) {
      console.error('The live line could not be loaded', error)
      await pause(wait)
    }
  }
}

function pause(longest: number): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn, longest)
    window.addEventListener('online', () => goOn(), { once: true })
  })
}

/** Word of the household's changes, fetched apart from the shell: only a signed-in cook pays for it. */
export function LazyLive() {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated) return null
  return (
    <Suspense fallback={null}>
      <Live />
    </Suspense>
  )
}
