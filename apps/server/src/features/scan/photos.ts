import type { ScanEvent } from '@larder/contract/scan'
import type { Actor } from '../../actor'
import { correctionsOf } from '../../db/corrections'
import { AppError } from '../../errors'
import { ModelError } from '../../model/model'
import { asJpeg, checkPicture } from '../../vision/picture-gate'
import { foundScan, larder } from './found-scan'
import { keptPicture } from './keeping'
import type { ScanParts } from './parts'
import { type Drafted, photoLines } from './photo-lines'
import { spokenLines } from './spoken-lines'
import { refusalFor } from './trouble'
import type { openWatching } from './watching'

const nothingSeen = [
  'Nothing was recognised on it.',
  'Go nearer, so that the food fills the picture.',
  'More light helps: a lamp, or the window behind you.',
  'Lay out one kind of food at a time.',
  'Or type it in: that works always, and counts as no scan.',
]

const shownToProvider = 1024
const aDay = 86_400

/** Recognises the foods on photos: with the configured provider where it answers, otherwise with our own eyes. */
export function openPhotos(parts: ScanParts, watching: ReturnType<typeof openWatching>) {
  const { db, eyes, provider, householdOf, limits, allowances, log } = parts

  async function askedProvider(picture: Uint8Array, signal: AbortSignal): Promise<Drafted[] | undefined> {
    if (!provider) return undefined
    try {
      await limits.spend('vision-provider', { most: provider.daily, windowSeconds: aDay })
      const jpeg = await asJpeg(picture, { longest: shownToProvider })
      return spokenLines(await provider.vision.look(jpeg, signal))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelError) {
        log.warn({ trouble: error.trouble, status: error.status }, 'the vision provider gave no answer')
        return undefined
      }
      if (error instanceof AppError) {
        log.warn('the vision provider has seen its pictures for today')
        return undefined
      }
      throw error
    }
  }

  async function ownEyes(
    householdId: string,
    picture: Uint8Array,
    tell: (done: number) => void,
    signal: AbortSignal,
  ): Promise<Drafted[]> {
    const seen = await eyes.recogniser.look(picture, { onProgress: tell, signal })
    const labels = seen.flatMap(({ guesses }) => guesses.map(({ label }) => label))
    return photoLines(seen, await correctionsOf(db, householdId, [...new Set(labels)]))
  }

  return async (
    actor: Actor,
    { scan, keep }: { scan: string; keep: boolean },
    picture: Uint8Array,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ScanEvent>> => {
    await limits.spend(`lookings:${actor.accountId}`, allowances.lookings)
    await checkPicture(picture).catch((error: unknown) => {
      throw refusalFor(error)
    })
    return watching.events(actor, scan, 'looking', signal, async (tell) => {
      const { householdId } = actor
      const spoken = await askedProvider(picture, signal)
      const drafted = spoken ?? (await ownEyes(householdId, picture, tell, signal))
      if (drafted.length === 0) return { notes: nothingSeen }
      const seenBy = spoken && provider ? provider.vision.name : larder
      const found = await foundScan(parts, actor, await householdOf(householdId), 'photo', drafted, seenBy)
      return { found, ...(keep && { picture: await keptPicture(picture) }) }
    })
  }
}
