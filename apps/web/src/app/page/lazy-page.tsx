import { type ComponentType, lazy } from 'react'
import { trackPageLoad } from './pending-pages'

const failedPages = new Set<() => void>()

/**
 * A page whose code loads when it is opened. React's lazy keeps a failure forever; here a failed page is
 * loaded again the next time, after `retryFailedPages`.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await trackPageLoad(load()) }
      } catch (error) {
        failedPages.add(() => {
          Page = createLazy()
        })
        throw error
      }
    })
  let Page = createLazy()
  return () => <Page />
}

/**
 * Call it only once the failure is on screen: a page still rendering would load itself in an endless loop.
 */
export function retryFailedPages() {
  for (const reset of failedPages) reset()
  failedPages.clear()
}
