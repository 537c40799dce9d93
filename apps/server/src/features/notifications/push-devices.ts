import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Db, inTransaction } from '../../db/database'
import { pushSubscriptions } from '../../db/tables/notifications'
import { AppError } from '../../errors'
import { parsePushEndpoint } from '../../network/push-endpoint'
import type { PushSender, PushSubscription } from '../../push/push-sender'
import { areSubscriptionKeysValid } from '../../push/subscription-keys'
import { newId } from '../../secrets'
import type { Clock } from '../../time/clock'

/** Beyond this the oldest subscription is deleted. */
const maxDevices = 20

export interface PushDevicesParts {
  db: Db
  clock: Clock
  push: PushSender | undefined
}

/** Devices with a push subscription. */
export type PushDevices = ReturnType<typeof createPushDevices>

export function createPushDevices({ db, clock, push }: PushDevicesParts) {
  return {
    async about(accountId: string): Promise<{ publicKey: string | null; devices: number }> {
      const devices = await db.$count(pushSubscriptions, eq(pushSubscriptions.accountId, accountId))
      return { publicKey: push?.publicKey ?? null, devices }
    },

    /** A device belongs to the account that subscribed last. */
    async subscribe(accountId: string, { endpoint, p256dh, auth }: PushSubscription): Promise<void> {
      if (!push) throw new AppError('push-not-set-up')
      const address = parsePushEndpoint(endpoint)
      if (!address)
        throw new AppError('bad-input', {
          fields: { endpoint: 'This is not the address of a push service.' },
        })
      if (!areSubscriptionKeysValid(p256dh, auth))
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
          .offset(maxDevices)
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
