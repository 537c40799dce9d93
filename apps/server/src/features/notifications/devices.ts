import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Clock } from '../../clock'
import { type Db, inTransaction } from '../../db/open'
import { pushSubscriptions } from '../../db/tables/notifications'
import { AppError } from '../../errors'
import { outsideAddress } from '../../push/outside'
import type { Push, PushSubscription } from '../../push/push'
import { keysFit } from '../../push/subscription-keys'
import { newId } from '../../secrets'

/** More devices than anybody looks at; the one that subscribed longest ago makes room. */
const mostDevices = 20

export interface DevicesParts {
  db: Db
  clock: Clock
  push: Push | undefined
}

/** The devices that want push messages. */
export type Devices = ReturnType<typeof openDevices>

export function openDevices({ db, clock, push }: DevicesParts) {
  return {
    async about(accountId: string): Promise<{ publicKey: string | null; devices: number }> {
      const devices = await db.$count(pushSubscriptions, eq(pushSubscriptions.accountId, accountId))
      return { publicKey: push?.publicKey ?? null, devices }
    },

    /** A device belongs to whoever subscribed on it last. */
    async subscribe(accountId: string, { endpoint, p256dh, auth }: PushSubscription): Promise<void> {
      if (!push) throw new AppError('push-not-set-up')
      const address = outsideAddress(endpoint)
      if (!address)
        throw new AppError('bad-input', {
          fields: { endpoint: 'This is not the address of a push service.' },
        })
      if (!keysFit(p256dh, auth))
        throw new AppError('bad-input', {
          fields: { keys: 'These are not the keys of a push subscription.' },
        })
      const device = { accountId, p256dh, auth, createdAt: clock() }
      await inTransaction(db, async (tx) => {
        await tx
          .insert(pushSubscriptions)
          .values({ id: newId(), endpoint: address.href, ...device })
          .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: device })
        const tooMany = tx
          .select({ id: pushSubscriptions.id })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.accountId, accountId))
          .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
          .offset(mostDevices)
        await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany))
      })
    },

    async unsubscribe(accountId: string, endpoint: string): Promise<void> {
      const address = new URL(endpoint).href
      await db
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.endpoint, address), eq(pushSubscriptions.accountId, accountId)))
    },
  }
}
