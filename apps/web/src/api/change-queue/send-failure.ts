import { ApiError } from '../api-error'

/** What to do about a change that did not go through: nothing for now, or never again. */
export type SendFailure =
  | { readonly kind: 'refused'; readonly error: unknown }
  | {
      readonly kind: 'wait'
      readonly seconds: number /** By the server itself. */
      readonly setByServer?: true
    }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'elsewhere' }

const maxServerErrors = 5
const maxBackoffSeconds = 60

/** Refusals that say 'not now' or 'not by you', rather than 'not this'. */
const retryableStatuses = new Set([401, 408, 425, 429])

/**
 * Sorts a failure: what the server refused is dropped and told, everything else is kept and tried again. A page of
 * some network's sign-in instead of an answer of ours says nothing about the change.
 */
export function classifySendFailure(error: unknown, tries: number): SendFailure {
  if (!(error instanceof ApiError)) return { kind: 'refused', error }
  if (error.status === 401 || error.code === 'account-suspended') return { kind: 'sign-in' }
  if (error.code === 'not-current-household') return { kind: 'elsewhere' }
  if (error.status === 429) return { kind: 'wait', seconds: error.retryAfterSeconds ?? 5, setByServer: true }
  const understood = error.code !== 'unreadable'
  const refused =
    understood && error.status >= 400 && error.status < 500 && !retryableStatuses.has(error.status)
  const breaksTheServer = error.code === 'internal-error' && tries >= maxServerErrors
  if (refused || breaksTheServer || error.status === 413) return { kind: 'refused', error }
  return { kind: 'wait', seconds: Math.min(maxBackoffSeconds, 2 ** (tries - 1)) }
}
