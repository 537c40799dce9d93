const signInMarkKey = 'signin-started'

/** Remembers, for this window only, that an external login was started here. */
export function markSignInStarted(): void {
  sessionStorage.setItem(signInMarkKey, 'yes')
}

/**
 * Returns once whether an external login was started here. A link that finishes a login this window never started
 * belongs to somebody else, and would log the cook into a stranger's account.
 */
export function consumeSignInMark(): boolean {
  const started = sessionStorage.getItem(signInMarkKey) !== null
  sessionStorage.removeItem(signInMarkKey)
  return started
}
