import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '../session/use-session'

const Live = lazy<ComponentType>(() =>
  import('./live').then(
    ({ Live }) => ({ default: Live }),
    (error: unknown) => {
      // A page that does not follow the household is still a page.
      console.error('The live line could not be loaded', error)
      return { default: () => null }
    },
  ),
)

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
