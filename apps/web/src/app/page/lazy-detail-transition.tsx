import { type ComponentType, useEffect, useState } from 'react'
import { loadAfterScreen } from '../../ui/after-screen'

/** The transition from a card to its page, loaded after the first page so that it slows nothing. */
export function LazyDetailTransition() {
  const [Transition, setTransition] = useState<ComponentType | null>(null)

  useEffect(
    () =>
      loadAfterScreen(() => {
        import('./detail-transition').then(
          ({ DetailTransition }) => setTransition(() => DetailTransition),
          // The page works without it.
          () => undefined,
        )
      }),
    [],
  )

  return Transition && <Transition />
}
