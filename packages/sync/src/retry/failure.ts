import { isCallFailure } from '../ports'

/** How to handle a change that failed to send: retry later, or drop it. */
export type SendFailure =
  | { readonly kind: 'refused'; readonly error: unknown }
  | {
      readonly kind: 'wait'
      readonly seconds: number /** Requested by the server. */
      readonly setByServer?: true
    }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'elsewhere' }

const maxServerErrors = 5
const maxBackoffSeconds = 60

/** Statuses that reject the moment or the sender, not the change. */
const retryableStatuses = new Set([401, 408, 425, 429])

/** These reject the account or its session, whatever was sent. */
const accountErrors = new Set(['account-suspended', 'second-factor-required'])

/**
 * Classifies a failure. A change the server rejected is dropped and reported; any other is kept and retried.
 * A captive portal's page instead of our response is no verdict on the change.
 */
export function classifySendFailure(error: unknown, tries: number): SendFailure {
  if (!isCallFailure(error)) return { kind: 'refused', error }
  if (error.status === 401 || accountErrors.has(error.code)) return { kind: 'sign-in' }
  if (error.code === 'not-current-household') return { kind: 'elsewhere' }
  if (error.status === 429) return { kind: 'wait', seconds: error.retryAfterSeconds ?? 5, setByServer: true }
  const readable = error.code !== 'unreadable'
  const refused =
    readable && error.status >= 400 && error.status < 500 && !retryableStatuses.has(error.status)
  const keepsFailing = error.code === 'internal-error' && tries >= maxServerErrors
  if (refused || keepsFailing || error.status === 413) return { kind: 'refused', error }
  return { kind: 'wait', seconds: Math.min(maxBackoffSeconds, 2 ** (tries - 1)) }
}

/** Returns how long to wait before the next attempt. Random jitter keeps clients from coming back all at once. */
export function retryDelayMs(outcome: SendFailure): number {
  const seconds = outcome.kind === 'wait' ? outcome.seconds : maxBackoffSeconds
  return seconds * 1000 * (1 + Math.random() / 5)
}
