import { attemptLifetimeSeconds } from './openid-attempts'

/**
 * Binds a sign-in to the browser that started it. Without it, a link to the end of another person's sign-in would sign a cook in
 * as that person (login CSRF).
 */
export interface SignInCookie {
  /** The `set-cookie` headers that store and clear a state. */
  remember(state: string): string
  readonly forget: string
  /** Reads the stored state from a `cookie` header. */
  read(header: string | undefined): string | undefined
}

export function createSignInCookie(secure: boolean): SignInCookie {
  // Browsers accept the `__Host-` prefix only from this host over HTTPS, so that no other host of the domain can set the cookie.
  // It requires the path '/'.
  const name = secure ? '__Host-larder_signin' : 'larder_signin'
  const path = secure ? '/' : '/api/v1/auth/openid'
  const line = (value: string, seconds: number) => {
    const attributes = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
    return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`
  }
  return {
    remember: (state) => line(state, attemptLifetimeSeconds),
    forget: line('', 0),
    read(header = '') {
      const pairs = header.split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
  }
}
