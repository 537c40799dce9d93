import { type ComponentType, useEffect, useState } from 'react'
import { afterScreen } from '../../ui/after-screen'

/** The transition from a card to its page, loaded after the first page so that it slows nothing. */
export function LazyDetailTransition() {
  const [Transition, setTransition] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () => {
      import('./detail-transition').then(
        ({ DetailTransition }) => setTransition(() => DetailTransition),
        // The page works without it.
        () => undefined,
      )
    }
    // Browsers remember for the life of a page that a script could not be fetched.
    const cancel = afterScreen(() => {
      if (navigator.onLine) load()
      else window.addEventListener('online', load, { once: true })
    })
    return () => {
      cancel()
      window.removeEventListener('online', load)
    }
  }, [])

  return Transition && <Transition />
}
