/** The path of this host below which Larder and its worker are: '' or, for example, `/larder`. */
export const scopePathOf = (script: { readonly href: string }): string =>
  new URL('.', script.href).pathname.replace(/\/$/, '')

/** Returns the path of the app at an address of this host, or '' where the address is not Larder's. */
export function toPathBelow(base: string, pathname: string): string {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : ''
}
