const signInMarkKey = 'signin-started'

/** Remembers, for this window alone, that a sign-in elsewhere was begun here. */
export function markSignInStarted(): void {
  sessionStorage.setItem(signInMarkKey, 'yes')
}

/**
 * Whether one was begun here, asked once. A link that finishes a sign-in which this window never began is
 * somebody else's, and would sign the cook into a stranger's account.
 */
export function consumeSignInMark(): boolean {
  const started = sessionStorage.getItem(signInMarkKey) !== null
  sessionStorage.removeItem(signInMarkKey)
  return started
}
