/**
 * Returns the message of an error response.
 *
 * @param {Response} response
 * @returns {Promise<string>}
 */
export async function readErrorMessage(response) {
  /** @type {unknown} */
  const body = await response.json().catch(() => undefined)
  const { error } = /** @type {{ error?: { message?: unknown } }} */ (body ?? {})
  return typeof error?.message === 'string' ? error.message : `Larder answered ${response.status}.`
}

/**
 * Describes why a request failed.
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
 * Returns the requested delay in milliseconds: `Retry-After` is in seconds or a date.
 *
 * @param {Response} response
 * @param {number} now
 * @returns {number}
 */
export function readRetryAfter(response, now) {
  const text = response.headers.get('retry-after')
  if (!text) return 0
  const seconds = Number(text)
  const delayMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now
  // A clock that is wrong by a day must not stop the camera for a day.
  return Number.isFinite(delayMs) ? Math.min(Math.max(0, delayMs), 3_600_000) : 0
}
