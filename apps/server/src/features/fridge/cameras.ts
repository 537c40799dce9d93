import type { Camera, fridge } from '@larder/contract/fridge'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import { whenHouseholdGone } from '../../db/household-lock'
import type { WithHousehold } from '../../db/household-transaction'
import {
  addHouseholdSecret,
  findHouseholdBySecret,
  removeHouseholdSecrets,
} from '../../db/queries/household-secrets'
import { cameras } from '../../db/tables/fridge'
import { AppError } from '../../errors'
import { hashSecret, newId, newSecret } from '../../secrets'
import { addSeconds, type Clock } from '../../time/clock'
import { findCamera, findCameras } from './camera-queries'
import { formatPairingCode, newPairingCode, normalizePairingCode } from './pairing-code'

export interface CamerasParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
}

const maxCameras = 10
const codeLifetimeSeconds = 600

/** Cameras of a household: a code pairs a device once, and its key only allows picture uploads. */
export function createCameras({ db, clock, withHousehold }: CamerasParts) {
  const newCode = ({ accountId }: Actor) => {
    const code = newPairingCode()
    const expiresAt = addSeconds(clock(), codeLifetimeSeconds)
    return {
      shown: { code: formatPairingCode(code), expiresAt },
      kept: { codeHash: hashSecret(code), codeExpiresAt: expiresAt, codeBy: accountId },
    }
  }

  /** Returns the camera with this valid code. Wrong, used and expired codes have the same error. */
  async function findByCode(tx: Tx, codeHash: Buffer) {
    const householdId = await findHouseholdBySecret(tx, codeHash)
    if (householdId === undefined) throw new AppError('pairing-code-spent')
    const [camera] = await tx
      .select({
        id: cameras.id,
        name: cameras.name,
        householdId: cameras.householdId,
        codeBy: cameras.codeBy,
        keyHash: cameras.keyHash,
      })
      .from(cameras)
      .where(
        and(
          eq(cameras.householdId, householdId),
          eq(cameras.codeHash, codeHash),
          gt(cameras.codeExpiresAt, clock()),
        ),
      )
    if (!camera) throw new AppError('pairing-code-spent')
    return camera
  }

  return {
    list: ({ householdId }: Actor): Promise<Camera[]> => findCameras(db, householdId, clock()),

    async add(
      actor: Actor,
      given: ParsedInputOf<typeof fridge.add>['body'],
    ): Promise<DataOf<typeof fridge.add>> {
      const id = newId()
      const { shown, kept } = newCode(actor)
      const { householdId } = actor
      return withHousehold(actor, ['fridge'], async (tx) => {
        const [paired] = await tx
          .select({ count: count() })
          .from(cameras)
          .where(eq(cameras.householdId, householdId))
        if (paired && paired.count >= maxCameras) throw new AppError('too-many-cameras')
        await tx.insert(cameras).values({ id, householdId, ...given, ...kept, createdAt: tx.now })
        await addHouseholdSecret(tx, householdId, kept.codeHash, kept.codeExpiresAt)
        return { camera: await findCamera(tx, householdId, tx.now, id), ...shown }
      })
    },

    /** The current key stays valid until the new code is used. */
    async renew(actor: Actor, id: string): Promise<DataOf<typeof fridge.renew>> {
      const { shown, kept } = newCode(actor)
      return withHousehold(actor, ['fridge'], async (tx) => {
        const [renewed] = await tx
          .update(cameras)
          .set(kept)
          .where(ownCameraCondition(actor, id))
          .returning({ householdId: cameras.householdId })
        if (renewed) await addHouseholdSecret(tx, renewed.householdId, kept.codeHash, kept.codeExpiresAt)
        return { camera: await findCamera(tx, actor.householdId, tx.now, id), ...shown }
      })
    },

    async change(
      actor: Actor,
      id: string,
      { name, location }: ParsedInputOf<typeof fridge.change>['body'],
    ): Promise<Camera> {
      return withHousehold(actor, ['fridge'], async (tx) => {
        const camera = await findCamera(tx, actor.householdId, tx.now, id)
        const updated = { name: name ?? camera.name, location: location ?? camera.location }
        await tx.update(cameras).set(updated).where(ownCameraCondition(actor, id))
        return { ...camera, ...updated }
      })
    },

    /** Deletes the camera with its pictures and changes; bookings stay. */
    async revoke(actor: Actor, id: string): Promise<void> {
      await withHousehold(actor, ['fridge'], async (tx) => {
        const deleted = await tx
          .delete(cameras)
          .where(ownCameraCondition(actor, id))
          .returning({ codeHash: cameras.codeHash, keyHash: cameras.keyHash })
        await removeHouseholdSecrets(
          tx,
          deleted.flatMap(({ codeHash, keyHash }) => [codeHash, keyHash]),
        )
        if (deleted.length === 0) throw new AppError('camera-not-found')
      })
    },

    async pair(codeText: string): Promise<DataOf<typeof fridge.pair>> {
      const codeHash = hashSecret(normalizePairingCode(codeText))
      const key = newSecret()
      const { householdId } = await findByCode(db, codeHash)
      return withHousehold({ householdId }, ['fridge'], async (tx) => {
        // Checked again under the lock: another device may have been faster.
        const { id, name, codeBy, keyHash: previous } = await findByCode(tx, codeHash)
        const keyHash = hashSecret(key)
        const paired = {
          ...{ keyHash, keyBy: codeBy },
          ...{ codeHash: null, codeExpiresAt: null, codeBy: null },
        }
        await tx
          .update(cameras)
          .set(paired)
          .where(and(eq(cameras.householdId, householdId), eq(cameras.id, id)))
        await removeHouseholdSecrets(tx, [codeHash, previous])
        await addHouseholdSecret(tx, householdId, keyHash, null)
        return { key, camera: { id, name } }
      }).catch(whenHouseholdGone(() => new AppError('pairing-code-spent')))
    },
  }
}

function ownCameraCondition({ householdId }: Actor, id: string) {
  return and(eq(cameras.householdId, householdId), eq(cameras.id, id))
}
