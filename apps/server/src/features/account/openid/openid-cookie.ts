import { attemptLifetimeSeconds } from './openid-attempts'

/**
 * Ties a sign-in to the browser that began it. Without it, a link to the end of somebody else's sign-in would
 * sign a cook in as that somebody.
 */
export interface SignInCookie {
  /** The `set-cookie` line that remembers a state, and the one that forgets it. */
  remember(state: string): string
  readonly forget: string
  /** The remembered state, out of a `cookie` line. */
  read(header: string | undefined): string | undefined
}

export function createSignInCookie(secure: boolean): SignInCookie {
  // By this beginning of its name a browser takes it from this very host and over an encrypted connection only, so that no
  // neighbour below the same domain can put one of theirs in its place. It asks for the whole path.
  const name = secure ? '__Host-larder_signin' : 'larder_signin'
  const path = secure ? '/' : '/api/v1/auth/openid'
  const line = (value: string, seconds: number) => {
    const bounds = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
    return `${name}=${value}; ${bounds}${secure ? '; Secure' : ''}`
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
