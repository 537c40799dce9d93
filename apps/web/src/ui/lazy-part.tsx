import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadAfterScreen } from './after-screen'

/** A component in a file of its own. */
interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads it before it is shown. */
  preload(): Promise<void>
}

/** A part of a screen that loads when it is first shown, and is there at once when it was loaded before. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  showMeanwhile: (props: Props) => ReactNode = () => null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  async function loadPart() {
    loaded = await load()
    return { default: loaded }
  }
  // React keeps a failure forever; the next part that is shown tries again.
  const createLazy = () =>
    lazy(() =>
      loadPart().catch((error: unknown) => {
        Lazy = createLazy()
        throw error
      }),
    )
  let Lazy = createLazy()
  function Part(props: Props) {
    // The same component for as long as it is shown: what it holds is not lost when the file arrives.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return (
      <Suspense fallback={showMeanwhile(props)}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { preload: async () => void (await loadPart()) })
}

/** Loads parts once the screen stands, so that they open without delay and without a network. `parts` stays the same. */
export function usePreloadedParts(parts: readonly { readonly preload: () => Promise<void> }[]): void {
  useEffect(
    () =>
      loadAfterScreen(() => {
        // A part that fails now is loaded again when it is shown.
        for (const part of parts) part.preload().catch(() => {})
      }),
    [parts],
  )
}
