import type { Notice } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { pushSubscriptions } from '../db/tables/notifications'
import type { Log } from '../log'
import type { PushMessage, PushSender } from '../push/push-sender'
import { addSeconds, type Clock } from '../time/clock'
import { claimDeliveries, releaseDeliveries } from './deliveries'
import { deliveryErrorCode } from './delivery-error'
import { findPushRecipients, localTimeOf, type Recipient } from './notification-recipients'
import { isQuietHour } from './quiet-hours'
import type { Job } from './scheduler'

export interface PushJobParts {
  db: Db
  clock: Clock
  log: Log
  push: PushSender
  noticesOf(whose: { accountId: string; householdId: string }): Promise<Notice[]>
}

const mostNamed = 3
/** What a push service carries, at most four bytes a character, with room for the rest. */
const mostCharacters = 700
/** A phone that does not answer must not keep all the others waiting. */
const atOnce = 8
/** Older than this it is no news. */
const newsSeconds = 7 * 86_400

/** Tells devices what is new and loud, once, outside the quiet hours: one message a device for all of it. */
export function pushJob({ db, clock, log, push, noticesOf }: PushJobParts): Job {
  type Device = typeof pushSubscriptions.$inferSelect

  async function sendTo(device: Device, message: PushMessage): Promise<'sent' | 'gone' | 'failed'> {
    try {
      const result = await push.send(device, message)
      if (result === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id))
      return result
    } catch (error) {
      const to = new URL(device.endpoint).hostname
      log.warn({ to, reason: deliveryErrorCode(error) }, 'push notification rejected')
      return 'failed'
    }
  }

  async function tell(listener: Recipient): Promise<void> {
    const oldest = addSeconds(clock(), -newsSeconds)
    const news = (await noticesOf(listener)).filter(
      ({ type, read, at }) => type !== 'info' && !read && at > oldest,
    )
    if (news.length === 0) return
    const delivery = { ...listener, channel: 'push' as const }
    const claimed = new Set(
      await claimDeliveries(
        db,
        delivery,
        news.map(({ key }) => key),
        clock(),
      ),
    )
    const fresh = news.filter(({ key }) => claimed.has(key))
    if (fresh.length === 0) return
    const message = toPushMessage(fresh)
    const devices = await db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, listener.accountId))
    const results = await Promise.all(devices.map((device) => sendTo(device, message)))
    if (results.includes('failed') && !results.includes('sent'))
      await releaseDeliveries(db, delivery, [...claimed], clock())
  }

  function tellSafely(listener: Recipient): Promise<void> {
    return tell(listener).catch((error: unknown) =>
      log.error({ err: error }, 'sending push notifications failed'),
    )
  }

  return {
    name: 'push',
    everySeconds: 300,
    async run(turn) {
      for await (const page of findPushRecipients(db, clock())) {
        const awake = page.filter((listener) => !isQuietHour(localTimeOf(listener, clock()).hour, listener))
        for (let at = 0; at < awake.length; at += atOnce) {
          if (turn.isStopping()) return
          await Promise.all(awake.slice(at, at + atOnce).map(tellSafely))
        }
      }
    },
  }
}

function toPushMessage(notices: readonly Notice[]): PushMessage {
  // A sign that cannot be seen takes six letters on the way.
  const lines = notices.slice(0, mostNamed).map(({ message }) => message.replaceAll(/\p{Cc}/gu, ' '))
  const more = notices.length - lines.length
  const body = [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n')
  return {
    title: 'Larder',
    body: [...body].slice(0, mostCharacters).join(''),
    tag: notices[0]?.key ?? 'notifications',
  }
}
