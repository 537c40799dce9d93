/** Where the app is: the three parts of an address. */
export interface Path {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** A location of the history. */
export interface Location extends Path {
  /** What the navigation that led here passed on. */
  readonly state: unknown
  /** Names the history entry; the first one of a tab is 'default'. */
  readonly key: string
}

/** An address within the app, whole or in part: `/faq#scan`, `?page=2`, `{ pathname, search }`. */
export type To = string | Partial<Path>

/** What led to a location: Back, Forward and the first load are 'POP'. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

export interface NavigateOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean | undefined
  readonly state?: unknown
}

function parsePath(address: string): Partial<Path> {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname, search, hash }
}

/**
 * Resolves an address against the path one is on: `?page=2` is on the same path, without the former fragment. Two slashes
 * would name another host.
 */
export function resolveTo(to: To, currentPathname: string): Path {
  const { pathname, search, hash } = typeof to === 'string' ? parsePath(to) : to
  return {
    pathname: (pathname || currentPathname).replace(/^\/*/, '/'),
    search: withPrefix('?', search),
    hash: withPrefix('#', hash),
  }
}

function withPrefix(mark: string, part = ''): string {
  if (part === '' || part === mark) return ''
  return part.startsWith(mark) ? part : mark + part
}

export const toHref = ({ pathname, search, hash }: Path) => pathname + search + hash
