/**
 * The path below which this installation answers, without a slash at its end: '' on a host of its own, else for example
 * `/larder`. The server writes it into the page.
 */
const basePath = (): string => globalThis.document?.documentElement.dataset.base ?? ''

/** Returns where a path of the app or of its server is on this host. Example: `/faq` is `/larder/faq`. */
export const withBasePath = (path: string): string => basePath() + path

/** Returns the path of the app that an address of this host names. Example: `/larder/faq` is `/faq`. */
export function toAppPath(pathname: string): string {
  const base = basePath()
  return base !== '' && `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) || '/' : pathname
}

/** The path of the app that the tab shows. */
export const currentPath = (): string => toAppPath(window.location.pathname)

/** Returns the whole address of a path of the app, to pass on. Example: `https://home.example/larder/faq`. */
export const toPublicAddress = (path: string): string => window.location.origin + withBasePath(path)
