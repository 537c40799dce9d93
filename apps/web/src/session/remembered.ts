import { session } from './session-store'

/** What is kept in the browser only as long as its cook is signed in begins with this. */
export const rememberedPrefix = 'remembered/'

/** What somebody keeps at home is not for whoever sits down at this device next. */
export function forgetRemembered() {
  if (session.get().isAuthenticated) return
  try {
    const held = window.localStorage
    const keys = Array.from({ length: held.length }, (_, index) => held.key(index) ?? '')
    for (const key of keys) if (key.startsWith(rememberedPrefix)) held.removeItem(key)
  } catch {
    // What cannot be reached was never kept.
  }
}
