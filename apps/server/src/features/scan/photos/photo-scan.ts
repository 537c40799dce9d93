import type { ScanEvent } from '@larder/contract/scan'
import type { Actor } from '../../../actor'
import { findCorrections } from '../../../db/queries/corrections'
import { AppError } from '../../../errors'
import { ModelError } from '../../../model/language-model'
import { toJpeg, validatePicture } from '../../../vision/picture-codec'
import { findHouseholdContext } from '../../inventory/views/household-context'
import { completeScan, type DraftedLine, ownRecogniserName } from '../lines/complete-line'
import type { ScanParts } from '../parts'
import { type createScanRunner, toScanAppError } from '../scan-runner'
import { toScanPicture } from '../scan-storage'
import { findKnownLooks } from './known-looks'
import { toPhotoLines } from './photo-lines'
import { toReportedLines } from './reported-lines'

const nothingSeenNotes = [
  'Nothing was recognised in the photo.',
  'Get closer, so that the food fills the picture.',
  'More light helps: a lamp, or the window behind you.',
  'Lay out one kind of food at a time.',
  'Or type it in: that always works, and does not count as a scan.',
]

const providerMaxSide = 1024
const daySeconds = 86_400

/** Recognises foods on photos with the configured provider, or with our own recogniser when it fails. */
export function createPhotoScan(parts: ScanParts, runner: ReturnType<typeof createScanRunner>) {
  const { db, clock, scanVision: vision, provider, limits, allowances, log } = parts

  async function queryProvider(picture: Uint8Array, signal: AbortSignal): Promise<DraftedLine[] | undefined> {
    if (!provider) return undefined
    try {
      await limits.consume('vision-provider', { most: provider.daily, windowSeconds: daySeconds })
      const jpeg = await toJpeg(picture, { longest: providerMaxSide })
      return toReportedLines(await provider.vision.look(jpeg, signal))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelError) {
        log.warn({ reason: error.reason, status: error.status }, 'vision provider request failed')
        return undefined
      }
      if (error instanceof AppError) {
        log.warn('vision provider daily limit reached')
        return undefined
      }
      throw error
    }
  }

  async function recogniseLocally(
    { householdId, country }: { householdId: string; country: string | null },
    picture: Uint8Array,
    reportProgress: (done: number) => void,
    signal: AbortSignal,
  ): Promise<DraftedLine[]> {
    const seen = await vision.recogniser.look(picture, { onProgress: reportProgress, signal })
    const labels = seen.flatMap(({ guesses }) => guesses.map(({ label }) => label))
    const correctionsOf = await findCorrections(db, householdId, [...new Set(labels)])
    return toPhotoLines(seen, { correctionsOf, looks: await findKnownLooks(db, householdId), country })
  }

  /** Scans a photo or, with its id, another photo of an open scan. */
  return async (
    actor: Actor,
    { scan, photo, keep }: { scan: string; photo?: string; keep: boolean },
    picture: Uint8Array,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ScanEvent>> => {
    await limits.consume(`lookings:${actor.accountId}`, allowances.lookings)
    await validatePicture(picture).catch((error: unknown) => {
      throw toScanAppError(error)
    })
    return runner.runWithProgress(
      actor,
      { id: scan, content: picture, ...(photo !== undefined && { photo }) },
      'looking',
      signal,
      async (reportProgress) => {
        const context = await findHouseholdContext(db, clock, actor.householdId)
        const household = { householdId: actor.householdId, country: context.country }
        const providerLines = await queryProvider(picture, signal)
        const drafted = providerLines ?? (await recogniseLocally(household, picture, reportProgress, signal))
        if (drafted.length === 0) return { notes: nothingSeenNotes }
        const seenBy = providerLines && provider ? provider.vision.name : ownRecogniserName
        const found = await completeScan(db, actor, context, 'photo', drafted, seenBy)
        return { found, ...(keep && { picture: await toScanPicture(picture) }) }
      },
    )
  }
}
