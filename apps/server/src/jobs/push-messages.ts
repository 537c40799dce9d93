import type { Notice } from '@larder/contract/notifications'
import { eq } from 'drizzle-orm'
import { type Clock, secondsLater } from '../clock'
import type { Db } from '../db/open'
import { pushSubscriptions } from '../db/tables/notifications'
import type { Log } from '../log'
import type { Push, PushMessage } from '../push/push'
import { type Listener, pushListeners, timeThere } from './audience'
import { claim, giveBack } from './deliveries'
import { isQuiet } from './quiet-hours'
import { reasonOf } from './reason'
import type { Job } from './turns'

export interface PushMessagesParts {
  db: Db
  clock: Clock
  log: Log
  push: Push
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
export function pushJob({ db, clock, log, push, noticesOf }: PushMessagesParts): Job {
  type Device = typeof pushSubscriptions.$inferSelect

  async function sendTo(device: Device, message: PushMessage): Promise<'sent' | 'gone' | 'failed'> {
    try {
      const result = await push.send(device, message)
      if (result === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id))
      return result
    } catch (error) {
      const to = new URL(device.endpoint).hostname
      log.warn({ to, reason: reasonOf(error) }, 'a push message was not taken')
      return 'failed'
    }
  }

  async function tell(listener: Listener): Promise<void> {
    const oldest = secondsLater(clock(), -newsSeconds)
    const news = (await noticesOf(listener)).filter(
      ({ type, read, at }) => type !== 'info' && !read && at > oldest,
    )
    if (news.length === 0) return
    const delivery = { ...listener, channel: 'push' as const }
    const claimed = new Set(
      await claim(
        db,
        delivery,
        news.map(({ key }) => key),
        clock(),
      ),
    )
    const fresh = news.filter(({ key }) => claimed.has(key))
    if (fresh.length === 0) return
    const message = messageOf(fresh)
    const devices = await db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, listener.accountId))
    const results = await Promise.all(devices.map((device) => sendTo(device, message)))
    if (results.includes('failed') && !results.includes('sent'))
      await giveBack(db, delivery, [...claimed], clock())
  }

  function tellSafely(listener: Listener): Promise<void> {
    return tell(listener).catch((error: unknown) =>
      log.error({ err: error }, 'what is new could not be told'),
    )
  }

  return {
    name: 'push',
    everySeconds: 300,
    async work(turn) {
      for await (const page of pushListeners(db, clock())) {
        const awake = page.filter((listener) => !isQuiet(timeThere(listener, clock()).hour, listener))
        for (let at = 0; at < awake.length; at += atOnce) {
          if (turn.stopping()) return
          await Promise.all(awake.slice(at, at + atOnce).map(tellSafely))
        }
      }
    },
  }
}

function messageOf(notices: readonly Notice[]): PushMessage {
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
