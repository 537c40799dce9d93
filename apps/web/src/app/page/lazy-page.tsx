import { type ComponentType, lazy } from 'react'
import { trackPageLoad } from './pending-pages'

const failedPages = new Set<() => void>()

/**
 * A page whose code is fetched when it is opened. React's own lazy keeps a failure for ever; here a page that did
 * not arrive is asked for anew the next time, once `renewFailedPages` was called.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await trackPageLoad(load()) }
      } catch (error) {
        failedPages.add(() => {
          Page = begin()
        })
        throw error
      }
    })
  let Page = begin()
  return () => <Page />
}

/** Not before the failure is on screen: a page that is still being drawn would ask for itself without end. */
export function retryFailedPages() {
  for (const renew of failedPages) renew()
  failedPages.clear()
}
