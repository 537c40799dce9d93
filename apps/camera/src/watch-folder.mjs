import { readFile, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { detectImageType, isCompletePicture, listPictures } from './picture-files.mjs'
import { uploadPicture } from './upload-picture.mjs'

/**
 * @typedef {object} Watch
 * @property {string} folder
 * @property {import('./upload-log.mjs').UploadLog} diary
 * @property {boolean} [removes] whether what was handed in is deleted: pictures of a webcam, never those of a folder
 * @property {string} server
 * @property {string} key
 * @property {AbortSignal} signal
 * @property {(sentence: string) => void} say
 * @property {(sentence: string) => void} warn
 * @property {import('./upload-picture.mjs').RetryPolicy} [pace]
 * @property {number} [look] milliseconds between two looks into the folder
 * @property {number} [patience] after so many milliseconds a picture without an end is handed in as it is
 */

/**
 * Hands in every picture that appears in a folder, in the order of time, until it is stopped or the key is no longer good.
 *
 * @param {Watch} watch
 * @returns {Promise<{ revoked: boolean }>}
 */
export async function watchFolder(watch) {
  const { folder, diary, signal, warn, look = 1000 } = watch
  /** @type {Map<string, string>} */
  let lastMarks = new Map()
  let isGone = false
  while (!signal.aborted) {
    const found = await listPictures(folder).catch((error) => {
      if (!isGone)
        warn(`The folder ${folder} cannot be read (${error.code ?? error.message}). It is tried again.`)
      return undefined
    })
    isGone = found === undefined
    if (found) {
      diary.forgetOthers(new Set(found.map(({ name }) => name)))
      if ((await uploadReady(found, lastMarks, watch)) === 'revoked') return { revoked: true }
      lastMarks = new Map(found.map(({ name, mark }) => [name, mark]))
    }
    await sleep(look, undefined, { signal }).catch(() => undefined)
  }
  return { revoked: false }
}

/**
 * @param {import('./picture-files.mjs').PictureFile[]} found
 * @param {Map<string, string>} lastMarks
 * @param {Watch} watch
 */
async function uploadReady(found, lastMarks, watch) {
  const { diary, signal, say, warn, removes, patience = 10_000 } = watch
  for (const picture of found) {
    const { name, path, mark, changedAt } = picture
    if (signal.aborted) return 'stopped'
    if (diary.knows(name, mark)) continue
    const settled = lastMarks.get(name) === mark
    const whole =
      settled && ((await isCompletePicture(picture).catch(() => false)) || Date.now() - changedAt > patience)
    // Later ones wait for it: what came and went can only be told in the order of time.
    if (!whole) return 'waiting'
    const bytes = await readFile(path).catch(() => undefined)
    if (!bytes) continue
    const takenAt = new Date(changedAt).toISOString()
    const outcome = await uploadPicture({ bytes, type: detectImageType(bytes), takenAt }, watch)
    if (outcome.became === 'stopped' || outcome.became === 'revoked') return outcome.became
    if (outcome.became === 'refused') warn(`${name} is left out: ${outcome.sentence}`)
    else say(`${name} is handed in.`)
    await diary.note(name, mark)
    if (removes) await rm(path, { force: true })
  }
  return 'done'
}
