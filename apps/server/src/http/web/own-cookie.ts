import { basePathOf } from '../../config/base-path'

/** A cookie that only this Larder is to get. */
export interface OwnCookie {
  readonly name: string
  /** Returns the `set-cookie` header that stores a value for so long. */
  store(value: string, seconds: number): string
}

/**
 * Describes a cookie that is sent to this Larder only, below the given path if not the whole of it. With HTTPS a prefix keeps
 * other hosts of the domain from setting it. The stricter one, `__Host-`, requires the path '/', so it is for a host of our
 * own: elsewhere other programs of the host would get the cookie, too.
 */
export function createOwnCookie(word: string, publicUrl: string, below = ''): OwnCookie {
  const basePath = basePathOf(publicUrl)
  const secure = publicUrl.startsWith('https:')
  const isHostPrefixed = secure && basePath === ''
  const name = secure ? `${isHostPrefixed ? '__Host-' : '__Secure-'}${word}` : word
  const path = isHostPrefixed ? '/' : basePath + below || '/'
  const end = `HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    name,
    store: (value, seconds) => `${name}=${value}; Path=${path}; Max-Age=${seconds}; ${end}`,
  }
}
