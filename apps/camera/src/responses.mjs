/**
 * What a refusal says in words.
 *
 * @param {Response} answer
 * @returns {Promise<string>}
 */
export async function readErrorMessage(answer) {
  /** @type {unknown} */
  const told = await answer.json().catch(() => undefined)
  const { error } = /** @type {{ error?: { message?: unknown } }} */ (told ?? {})
  return typeof error?.message === 'string' ? error.message : `Larder answered ${answer.status}.`
}

/**
 * Why a request did not get through.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function describeNetworkError(error) {
  const { cause, message, name } = /** @type {Error} */ (error)
  if (name === 'TimeoutError') return 'it took too long'
  return cause instanceof Error && cause.message ? cause.message : message
}

/**
 * How long the answer asks to wait, in milliseconds: `Retry-After` in seconds or as a date.
 *
 * @param {Response} answer
 * @param {number} now
 * @returns {number}
 */
export function readRetryAfter(answer, now) {
  const text = answer.headers.get('retry-after')
  if (!text) return 0
  const seconds = Number(text)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now
  // A clock that is wrong by a day must not silence the camera for one.
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), 3_600_000) : 0
}
