import type { Notice } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import type { Recipient } from '../../../db/sql/notifications/recipients'
import { pushSubscriptions } from '../../../db/tables/notifications'
import { deliveryErrorCode } from '../../../jobs/delivery-error'
import type { Job } from '../../../jobs/scheduler'
import type { Log } from '../../../log'
import type { PushMessage, PushSender } from '../../../push/push-sender'
import { addSeconds, type Clock } from '../../../time/clock'
import type { Notices } from '../notices'
import { claimDeliveries, releaseDeliveries } from './deliveries'
import { findRecipients, localTimeOf } from './notification-recipients'
import { isQuietHour } from './quiet-hours'

export interface PushJobParts {
  db: Db
  clock: Clock
  log: Log
  push: PushSender
  notices: Notices
}

const maxNamed = 3
/** The size limit of a push service, at four bytes a character at most, with room for the rest of the message. */
const maxCharacters = 700
/** Sent in parallel, so that a device that does not respond does not delay all others. */
const batchSize = 8
/** Older notices are not pushed. */
const maxAgeSeconds = 7 * 86_400

/** Pushes new, important notices once, outside quiet hours, as one message per device. */
export function pushJob({ db, clock, log, push, notices }: PushJobParts): Job {
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

  async function notify(recipient: Recipient): Promise<void> {
    const oldest = addSeconds(clock(), -maxAgeSeconds)
    const unread = (await notices.list(recipient)).filter(
      ({ type, read, at }) => type !== 'info' && !read && at > oldest,
    )
    if (unread.length === 0) return
    const delivery = { ...recipient, channel: 'push' as const }
    const claimed = new Set(
      await claimDeliveries(
        db,
        delivery,
        unread.map(({ key }) => key),
        clock(),
      ),
    )
    const fresh = unread.filter(({ key }) => claimed.has(key))
    if (fresh.length === 0) return
    const message = toPushMessage(fresh)
    const devices = await db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, recipient.accountId))
    const results = await Promise.all(devices.map((device) => sendTo(device, message)))
    if (results.includes('failed') && !results.includes('sent'))
      await releaseDeliveries(db, delivery, [...claimed], clock())
  }

  function notifySafely(recipient: Recipient): Promise<void> {
    return notify(recipient).catch((error: unknown) =>
      log.error({ err: error }, 'sending push notifications failed'),
    )
  }

  return {
    name: 'push',
    everySeconds: 300,
    async run(jobRun) {
      for await (const page of findRecipients(db, 'push', clock())) {
        const reachable = page.filter(
          (recipient) => !isQuietHour(localTimeOf(recipient, clock()).hour, recipient),
        )
        for (let start = 0; start < reachable.length; start += batchSize) {
          if (jobRun.isStopping()) return
          await Promise.all(reachable.slice(start, start + batchSize).map(notifySafely))
        }
      }
    },
  }
}

function toPushMessage(notices: readonly Notice[]): PushMessage {
  // A control character takes six characters in JSON.
  const lines = notices.slice(0, maxNamed).map(({ message }) => message.replaceAll(/\p{Cc}/gu, ' '))
  const more = notices.length - lines.length
  const body = [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n')
  return {
    title: 'Larder',
    body: [...body].slice(0, maxCharacters).join(''),
    tag: notices[0]?.key ?? 'notifications',
  }
}
