import { setTimeout as sleep } from 'node:timers/promises'
import { describeNetworkError, readErrorMessage, readRetryAfter } from './responses.mjs'

/**
 * @typedef {object} Photo
 * @property {Uint8Array} bytes
 * @property {'image/jpeg' | 'image/png'} type
 * @property {string} takenAt an ISO instant
 *
 * @typedef {object} UploadTarget where pictures are handed in
 * @property {string} server
 * @property {string} key
 * @property {AbortSignal} signal
 * @property {(sentence: string) => void} warn
 * @property {RetryPolicy} [pace]
 *
 * @typedef {object} RetryPolicy how long to wait between tries, in milliseconds
 * @property {number} first
 * @property {number} longest
 * @property {number} answer
 *
 * @typedef {{ became: 'taken' } | { became: 'refused', sentence: string } | { became: 'revoked' } | { became: 'stopped' }} UploadResult
 */

/** @type {RetryPolicy} */
const defaultRetryPolicy = { first: 1000, longest: 300_000, answer: 60_000 }

/** What is wrong with a picture stays wrong, however often it is sent. */
const permanentStatuses = new Set([400, 413, 415, 422])

/**
 * Hands in one picture, and tries again until Larder has said yes or no.
 *
 * @param {Photo} photo
 * @param {UploadTarget} desk
 * @returns {Promise<UploadResult>}
 */
export async function uploadPicture(photo, { server, key, signal, warn, pace = defaultRetryPolicy }) {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const { outcome, trouble, wait = 0 } = await tryOnce(photo, server, key, signal, pace)
    if (outcome) return outcome
    if (signal.aborted) break
    // Ten cameras that lost the same server must not all come back in the same second.
    const delay = Math.max(wait, Math.min(pace.longest, pace.first * 2 ** tries) * (0.5 + Math.random() / 2))
    if (tries === 0 || tries % 10 === 0) warn(`Not handed in yet: ${trouble}. It is tried again.`)
    await sleep(delay, undefined, { signal }).catch(() => undefined)
  }
  return { became: 'stopped' }
}

/**
 * @param {Photo} photo
 * @param {string} server
 * @param {string} key
 * @param {AbortSignal} signal
 * @param {RetryPolicy} pace
 * @returns {Promise<{ outcome?: UploadResult, trouble?: string, wait?: number }>}
 */
async function tryOnce({ bytes, type, takenAt }, server, key, signal, pace) {
  try {
    const answer = await fetch(`${server}/api/v1/fridge/pictures`, {
      method: 'POST',
      headers: { authorization: `Camera ${key}`, 'content-type': type, 'larder-taken-at': takenAt },
      body: Buffer.from(bytes),
      signal: AbortSignal.any([signal, AbortSignal.timeout(pace.answer)]),
    })
    if (answer.ok) {
      await answer.body?.cancel()
      return { outcome: { became: 'taken' } }
    }
    const sentence = await readErrorMessage(answer)
    if (answer.status === 401) return { outcome: { became: 'revoked' } }
    if (permanentStatuses.has(answer.status)) return { outcome: { became: 'refused', sentence } }
    return { trouble: sentence, wait: readRetryAfter(answer, Date.now()) }
  } catch (error) {
    return { trouble: describeNetworkError(error) }
  }
}
