import { readFile, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { detectImageType, isCompletePicture, listPictures } from './picture-files.mjs'
import { uploadPicture } from './upload-picture.mjs'

/**
 * @typedef {object} Watch
 * @property {string} folder
 * @property {import('./upload-log.mjs').UploadLog} uploadLog
 * @property {boolean} [deletesUploaded] whether uploaded pictures are deleted: those of a webcam, never those of a folder
 * @property {string} server
 * @property {string} key
 * @property {AbortSignal} signal
 * @property {(sentence: string) => void} print
 * @property {(sentence: string) => void} warn
 * @property {import('./upload-picture.mjs').RetryPolicy} [retryPolicy]
 * @property {number} [pollIntervalMs]
 * @property {number} [incompleteTimeoutMs] after this time an incomplete picture is uploaded as it is
 */

/**
 * Uploads every picture that appears in a folder in chronological order, until it is stopped or the key is revoked.
 *
 * @param {Watch} watch
 * @returns {Promise<{ revoked: boolean }>}
 */
export async function watchFolder(watch) {
  const { folder, uploadLog, signal, warn, pollIntervalMs = 1000 } = watch
  /** @type {Map<string, string>} */
  let lastFingerprints = new Map()
  let isUnreadable = false
  while (!signal.aborted) {
    const found = await listPictures(folder).catch((error) => {
      if (!isUnreadable)
        warn(`The folder ${folder} cannot be read (${error.code ?? error.message}). It is tried again.`)
      return undefined
    })
    isUnreadable = found === undefined
    if (found) {
      uploadLog.keepOnly(new Set(found.map(({ name }) => name)))
      if ((await uploadReady(found, lastFingerprints, watch)) === 'revoked') return { revoked: true }
      lastFingerprints = new Map(found.map(({ name, fingerprint }) => [name, fingerprint]))
    }
    await sleep(pollIntervalMs, undefined, { signal }).catch(() => undefined)
  }
  return { revoked: false }
}

/**
 * @param {import('./picture-files.mjs').PictureFile[]} found
 * @param {Map<string, string>} lastFingerprints
 * @param {Watch} watch
 */
async function uploadReady(found, lastFingerprints, watch) {
  const { uploadLog, signal, print, warn, deletesUploaded, incompleteTimeoutMs = 10_000 } = watch
  for (const picture of found) {
    const { name, path, fingerprint, changedAt } = picture
    if (signal.aborted) return 'stopped'
    if (uploadLog.has(name, fingerprint)) continue
    const isUnchanged = lastFingerprints.get(name) === fingerprint
    const isComplete =
      isUnchanged &&
      ((await isCompletePicture(picture).catch(() => false)) || Date.now() - changedAt > incompleteTimeoutMs)
    // Later pictures wait for it: changes can only be detected in chronological order.
    if (!isComplete) return 'waiting'
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes) continue
    const takenAt = new Date(changedAt).toISOString()
    const outcome = await uploadPicture({ bytes, type: detectImageType(bytes), takenAt }, watch)
    if (outcome.status === 'stopped' || outcome.status === 'revoked') return outcome.status
    if (outcome.status === 'rejected') warn(`${name} is left out: ${outcome.sentence}`)
    else print(`${name} is handed in.`)
    await uploadLog.add(name, fingerprint)
    if (deletesUploaded) await rm(path, { force: true })
  }
  return 'done'
}
