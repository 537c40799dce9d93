import { setTimeout as sleep } from 'node:timers/promises'
import { describeNetworkError, readErrorMessage, readRetryAfter } from './responses.mjs'

/**
 * @typedef {object} Photo
 * @property {Uint8Array} bytes
 * @property {'image/jpeg' | 'image/png'} type
 * @property {string} takenAt an ISO 8601 timestamp
 *
 * @typedef {object} UploadTarget the server and the key for uploads
 * @property {string} server
 * @property {string} key
 * @property {AbortSignal} signal
 * @property {(sentence: string) => void} warn
 * @property {RetryPolicy} [retryPolicy]
 *
 * @typedef {object} RetryPolicy
 * @property {number} firstDelayMs
 * @property {number} maxDelayMs
 * @property {number} timeoutMs limit of one request
 *
 * @typedef {{ status: 'accepted' } | { status: 'rejected', sentence: string } | { status: 'revoked' } | { status: 'stopped' }} UploadResult
 */

/** @type {RetryPolicy} */
const defaultRetryPolicy = { firstDelayMs: 1000, maxDelayMs: 300_000, timeoutMs: 60_000 }

/** Statuses that reject the picture itself, so a retry is useless. */
const permanentStatuses = new Set([400, 413, 415, 422])

/**
 * Uploads one picture and retries until Larder accepts or rejects it.
 *
 * @param {Photo} photo
 * @param {UploadTarget} target
 * @returns {Promise<UploadResult>}
 */
export async function uploadPicture(photo, { server, key, signal, warn, retryPolicy = defaultRetryPolicy }) {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const { outcome, failure, retryAfterMs = 0 } = await tryOnce(photo, server, key, signal, retryPolicy)
    if (outcome) return outcome
    if (signal.aborted) break
    // Random jitter keeps several cameras from retrying in the same second.
    const backoffMs = Math.min(retryPolicy.maxDelayMs, retryPolicy.firstDelayMs * 2 ** tries)
    const delayMs = Math.max(retryAfterMs, backoffMs * (0.5 + Math.random() / 2))
    if (tries === 0 || tries % 10 === 0) warn(`Not handed in yet: ${failure}. It is tried again.`)
    await sleep(delayMs, undefined, { signal }).catch(() => undefined)
  }
  return { status: 'stopped' }
}

/**
 * @param {Photo} photo
 * @param {string} server
 * @param {string} key
 * @param {AbortSignal} signal
 * @param {RetryPolicy} retryPolicy
 * @returns {Promise<{ outcome?: UploadResult, failure?: string, retryAfterMs?: number }>}
 */
async function tryOnce({ bytes, type, takenAt }, server, key, signal, retryPolicy) {
  try {
    const response = await fetch(`${server}/api/v1/fridge/pictures`, {
      method: 'POST',
      headers: { authorization: `Camera ${key}`, 'content-type': type, 'larder-taken-at': takenAt },
      body: Buffer.from(bytes),
      signal: AbortSignal.any([signal, AbortSignal.timeout(retryPolicy.timeoutMs)]),
    })
    if (response.ok) {
      await response.body?.cancel()
      return { outcome: { status: 'accepted' } }
    }
    const sentence = await readErrorMessage(response)
    if (response.status === 401) return { outcome: { status: 'revoked' } }
    if (permanentStatuses.has(response.status)) return { outcome: { status: 'rejected', sentence } }
    return { failure: sentence, retryAfterMs: readRetryAfter(response, Date.now()) }
  } catch (error) {
    return { failure: describeNetworkError(error) }
  }
}
