import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import type { Camera, fridge } from '@larder/contract/fridge'
import { and, count, eq, gt } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Clock, secondsLater } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { cameras } from '../../db/tables/fridge'
import { touchHousehold } from '../../db/touch'
import { AppError } from '../../errors'
import { hashSecret, newId, newSecret } from '../../secrets'
import { cameraOf, camerasOf } from './camera-view'
import { inHalves, newPairingCode, typedCode } from './pairing-code'

export interface CameraParts {
  db: Db
  clock: Clock
}

const mostCameras = 10
const codeSeconds = 600

/** The cameras of a household: a code lets a device in once, and its key lets it hand in pictures and nothing else. */
export function openCameras({ db, clock }: CameraParts) {
  const newCode = () => {
    const code = newPairingCode()
    const expiresAt = secondsLater(clock(), codeSeconds)
    return {
      shown: { code: inHalves(code), expiresAt },
      kept: { codeHash: hashSecret(code), codeExpiresAt: expiresAt },
    }
  }

  /** One that is still good. A wrong, a used and an old code are all the same to whoever tries. */
  async function codedBy(tx: Tx, codeHash: Buffer) {
    const [camera] = await tx
      .select({ id: cameras.id, name: cameras.name, householdId: cameras.householdId })
      .from(cameras)
      .where(and(eq(cameras.codeHash, codeHash), gt(cameras.codeExpiresAt, clock())))
    if (!camera) throw new AppError('pairing-code-spent')
    return camera
  }

  return {
    list: ({ householdId }: Actor): Promise<Camera[]> => camerasOf(db, householdId, clock()),

    async add(
      actor: Actor,
      given: ParsedInputOf<typeof fridge.add>['body'],
    ): Promise<DataOf<typeof fridge.add>> {
      const id = newId()
      const { shown, kept } = newCode()
      const { householdId } = actor
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'fridge')
        const [paired] = await tx
          .select({ count: count() })
          .from(cameras)
          .where(eq(cameras.householdId, householdId))
        if (paired && paired.count >= mostCameras) throw new AppError('too-many-cameras')
        await tx.insert(cameras).values({ id, householdId, ...given, ...kept, createdAt: clock() })
        return { camera: await cameraOf(tx, householdId, clock(), id), ...shown }
      })
    },

    /** The key it has stays good until the new code is used. */
    async renew(actor: Actor, id: string): Promise<DataOf<typeof fridge.renew>> {
      const { shown, kept } = newCode()
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'fridge')
        await tx.update(cameras).set(kept).where(itsOwn(actor, id))
        return { camera: await cameraOf(tx, actor.householdId, clock(), id), ...shown }
      })
    },

    async change(
      actor: Actor,
      id: string,
      { name, location }: ParsedInputOf<typeof fridge.change>['body'],
    ): Promise<Camera> {
      return inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'fridge')
        const camera = await cameraOf(tx, actor.householdId, clock(), id)
        const said = { name: name ?? camera.name, location: location ?? camera.location }
        await tx.update(cameras).set(said).where(itsOwn(actor, id))
        return { ...camera, ...said }
      })
    },

    /** Its pictures and what was seen on them go with it; what was booked stays booked. */
    async revoke(actor: Actor, id: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        await touchHousehold(tx, actor, 'fridge')
        const gone = await tx.delete(cameras).where(itsOwn(actor, id)).returning({ id: cameras.id })
        if (gone.length === 0) throw new AppError('camera-not-found')
      })
    },

    async pair(typed: string): Promise<DataOf<typeof fridge.pair>> {
      const codeHash = hashSecret(typedCode(typed))
      const key = newSecret()
      return inTransaction(db, async (tx) => {
        const { householdId } = await codedBy(tx, codeHash)
        await touchHousehold(tx, householdId, 'fridge').catch((error: unknown) => {
          throw error instanceof AppError ? new AppError('pairing-code-spent') : error
        })
        // Again: another device may have been faster while we waited.
        const { id, name } = await codedBy(tx, codeHash)
        const paired = { keyHash: hashSecret(key), codeHash: null, codeExpiresAt: null }
        await tx.update(cameras).set(paired).where(eq(cameras.id, id))
        return { key, camera: { id, name } }
      })
    },
  }
}

function itsOwn({ householdId }: Actor, id: string) {
  return and(eq(cameras.householdId, householdId), eq(cameras.id, id))
}
