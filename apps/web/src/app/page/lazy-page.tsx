import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { trackPageLoad } from './pending-pages'

const failedPages = new Set<() => void>()

/** A page in a file of its own. */
interface LazyPage {
  (): ReactNode
  /** Loads it before it is rendered: then it is rendered at once, without a fallback in between. */
  preload(): Promise<void>
}

/**
 * A page whose code loads when it is opened. React's lazy keeps a failure forever; here a failed page is
 * loaded again the next time, after `retryFailedPages`.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined
  async function loadPage() {
    loaded = await trackPageLoad(load())
    return { default: loaded }
  }
  const createLazy = () =>
    lazy(async () => {
      try {
        return await loadPage()
      } catch (error) {
        failedPages.add(() => {
          Lazy = createLazy()
        })
        throw error
      }
    })
  let Lazy = createLazy()
  function Page() {
    // The same component for as long as it is shown: another one would lose what is on the page.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Shown />
  }
  return Object.assign(Page, { preload: async () => void (await loadPage()) })
}

/**
 * Call it only once the failure is on screen: a page still rendering would load itself in an endless loop.
 */
export function retryFailedPages() {
  for (const reset of failedPages) reset()
  failedPages.clear()
}
