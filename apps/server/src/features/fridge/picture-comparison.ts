import type { CameraSnapshot } from '@larder/contract/fridge'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import type { Db, Tx } from '../../db/database'
import type { WithHousehold } from '../../db/household-transaction'
import { findCorrections } from '../../db/queries/corrections'
import { selectLastProcessed } from '../../db/sql/cameras'
import { cameraPictures, cameras } from '../../db/tables/fridge'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import { stockFeatures } from '../inventory/ledger/book-changes'
import { type ClassifiedChange, classifyChanges } from './classify-changes'
import type { ComparePictures, DetectedChange } from './detected-change'
import { findKnownLots } from './known-lots'
import { saveDetectedChanges } from './save-changes'

export interface PictureComparisonParts {
  db: Db
  log: Log
  compare: ComparePictures
  /** Returns whether a picture shows anything: false for a closed door. */
  isClear?: (bytes: Uint8Array) => Promise<boolean>
  withHousehold: WithHousehold
}

/** Comparison is temporarily unavailable; the picture is retried later. */
export class RetryLaterError extends Error {}

interface WaitingPicture {
  readonly id: string
  readonly cameraId: string
  readonly householdId: string
  readonly takenAt: string
  readonly bytes: Buffer
  readonly name: string
}

const processedStates: CameraSnapshot['state'][] = ['first', 'same', 'changed']
/** Attempts before a picture counts as unreadable. */
const maxAttempts = 2

/** Compares a camera's oldest waiting picture with the previous one. */
export function createPictureComparison({
  db,
  compare,
  isClear,
  withHousehold,
  log,
}: PictureComparisonParts) {
  const attempts = new Map<string, number>()

  /** Returns the changes between the pictures, or undefined when they cannot be compared. */
  async function detectChanges(
    next: WaitingPicture,
    before: Buffer,
    signal: AbortSignal,
  ): Promise<readonly DetectedChange[] | undefined> {
    try {
      return await compare(before, next.bytes, { signal })
    } catch (error) {
      if (error instanceof RetryLaterError) throw error
      const tried = (attempts.get(next.id) ?? 0) + 1
      attempts.set(next.id, tried)
      log.warn({ err: error, picture: next.id, tried }, 'comparing a camera picture failed')
      if (tried < maxAttempts) throw new RetryLaterError('retrying later', { cause: error })
      return undefined
    } finally {
      if (attempts.size > 1000) attempts.clear()
    }
  }

  /** Marks a picture as processed without a booking. */
  async function markProcessed(
    next: WaitingPicture,
    state: CameraSnapshot['state'],
    beforeId?: string,
  ): Promise<void> {
    await withHousehold({ householdId: next.householdId }, ['fridge'], async (tx) => {
      if (await isStillNext(tx, next, beforeId)) await setPictureState(tx, next, state)
    })
  }

  async function writeChanges(
    next: WaitingPicture,
    beforeId: string,
    seen: readonly DetectedChange[],
    mayBook: boolean,
  ): Promise<void> {
    const owner = { householdId: next.householdId, camera: next.name }
    await withHousehold(owner, [...stockFeatures, 'fridge'], async (tx) => {
      const { householdId } = tx
      if (!(await isStillNext(tx, next, beforeId))) return
      // The camera's current name and location.
      const [camera] = await tx
        .select({ location: cameras.location })
        .from(cameras)
        .where(and(eq(cameras.householdId, householdId), eq(cameras.id, next.cameraId)))
      if (!camera) return
      const { location } = camera
      const changes = classifyChanges(seen, {
        location,
        lots: await findKnownLots(tx, householdId),
        correctionsOf: await findCorrections(
          tx,
          householdId,
          seen.flatMap(({ guesses }) => guesses[0]?.label ?? []),
        ),
      })
      const pictures = {
        cameraId: next.cameraId,
        location,
        pictureId: next.id,
        beforeId,
        takenAt: next.takenAt,
      }
      await saveDetectedChanges(tx, pictures, mayBook ? changes : changes.map(toQuestion))
      await setPictureState(tx, next, changes.length > 0 ? 'changed' : 'same')
    })
  }

  /** Processes one picture; returns whether there was one. */
  return async (camera: PairedCamera, signal: AbortSignal): Promise<boolean> => {
    const next = await findNextPicture(db, camera)
    if (!next) return false
    const before = await findLastProcessed(db, camera)
    try {
      // The next picture is not compared with a closed door.
      if (isClear && !(await isClear(next.bytes))) await markProcessed(next, 'unreadable', before?.id)
      else if (!before) await markProcessed(next, 'first')
      // A late picture: later pictures have already been compared.
      else if (before.takenAt > next.takenAt) await markProcessed(next, 'same', before.id)
      else {
        const seen = await detectChanges(next, before.bytes, signal)
        if (!seen) await markProcessed(next, 'unreadable', before.id)
        else if (seen.length === 0) await markProcessed(next, 'same', before.id)
        else
          await writeChanges(next, before.id, seen, true).catch((error: unknown) => {
            // The lot quota is reached: the cooks decide.
            if (error instanceof AppError && error.code !== 'household-not-found')
              return writeChanges(next, before.id, seen, false)
            throw error
          })
      }
    } catch (error) {
      // The household was deleted meanwhile, and the camera with it.
      if (!(error instanceof AppError && error.code === 'household-not-found')) throw error
    }
    return true
  }
}

function toQuestion(change: ClassifiedChange): ClassifiedChange {
  return { ...change, do: 'ask' }
}

async function findNextPicture(db: Db, camera: PairedCamera): Promise<WaitingPicture | undefined> {
  const [next] = await db
    .select({
      id: cameraPictures.id,
      cameraId: cameraPictures.cameraId,
      householdId: cameraPictures.householdId,
      takenAt: cameraPictures.takenAt,
      bytes: cameraPictures.bytes,
      name: cameras.name,
    })
    .from(cameraPictures)
    .innerJoin(
      cameras,
      and(eq(cameras.householdId, cameraPictures.householdId), eq(cameras.id, cameraPictures.cameraId)),
    )
    .where(and(ofCamera(camera), eq(cameraPictures.state, 'waiting')))
    .orderBy(asc(cameraPictures.takenAt), asc(cameraPictures.id))
    .limit(1)
  return next
}

async function findLastProcessed(tx: Tx, camera: PairedCamera) {
  const [last] = await tx
    .select({ id: cameraPictures.id, takenAt: cameraPictures.takenAt, bytes: cameraPictures.bytes })
    .from(cameraPictures)
    .where(and(ofCamera(camera), inArray(cameraPictures.state, processedStates)))
    .orderBy(desc(cameraPictures.takenAt), desc(cameraPictures.id))
    .limit(1)
  return last
}

function ofCamera({ householdId, cameraId }: PairedCamera) {
  return and(eq(cameraPictures.householdId, householdId), eq(cameraPictures.cameraId, cameraId))
}

/** Another server may have processed this picture, or one in between. */
async function isStillNext(
  tx: Tx,
  { id, cameraId, householdId }: WaitingPicture,
  beforeId: string | undefined,
): Promise<boolean> {
  const [found] = await selectLastProcessed(tx, householdId, cameraId, id)
  return found !== undefined && (found.last ?? undefined) === beforeId
}

async function setPictureState(
  tx: Tx,
  { id, householdId }: WaitingPicture,
  state: CameraSnapshot['state'],
): Promise<void> {
  await tx
    .update(cameraPictures)
    .set({ state })
    .where(and(eq(cameraPictures.householdId, householdId), eq(cameraPictures.id, id)))
}
