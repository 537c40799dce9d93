import { apiBase } from '@larder/contract/http/endpoint'
import { createOwnCookie } from '../../../http/web/own-cookie'
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

export function createSignInCookie(publicUrl: string): SignInCookie {
  const { name, store } = createOwnCookie('larder_signin', publicUrl, `${apiBase}/auth/openid`)
  return {
    remember: (state) => store(state, attemptLifetimeSeconds),
    forget: store('', 0),
    read(header = '') {
      const pairs = header.split(';').map((pair) => pair.trim())
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
    },
  }
}
