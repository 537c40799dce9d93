import type { Notice } from '@larder/contract/notifications'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Db } from '../db/open'
import type { Log } from '../log'
import type { Mail } from '../mail/mail'
import { type Listener, mailListeners, timeThere } from './audience'
import { claim, giveBack } from './deliveries'
import { digestMail } from './digest-mail'
import { reasonOf } from './reason'
import type { Job } from './turns'

export interface DigestParts {
  db: Db
  clock: Clock
  log: Log
  mail: Mail
  publicUrl: string
  noticesOf(whose: { accountId: string; householdId: string }): Promise<Notice[]>
}

/** After so many failures on end the mail server is away, and the rest waits for the next turn. */
const mostFailures = 20
const atOnce = 4

/** One mail a day with what needs attention, from the hour each cook chose, in their household's time. */
export function digestJob({ db, clock, log, mail, publicUrl, noticesOf }: DigestParts): Job {
  /** Says whether the mail server did its part. */
  async function deliver(listener: Listener, key: string): Promise<boolean> {
    const delivery = { ...listener, channel: 'mail' as const }
    // Claimed even when there turns out to be nothing to say: the day's mail is then an empty one, and not sent.
    const claimed = await claim(db, delivery, [key], clock())
    if (claimed.length === 0) return true
    try {
      const message = digestMail(listener, await noticesOf(listener), publicUrl)
      if (message) await mail.send(message)
      return true
    } catch (error) {
      await giveBack(db, delivery, [key], clock())
      log.warn({ account: listener.accountId, reason: reasonOf(error) }, 'a daily mail could not be sent')
      return false
    }
  }

  return {
    name: 'digest',
    everySeconds: 300,
    async work(turn) {
      let failures = 0
      for await (const page of mailListeners(db, clock())) {
        const due = await undelivered(db, dueNow(page, clock()))
        for (let at = 0; at < due.length; at += atOnce) {
          if (turn.stopping() || failures >= mostFailures) return
          const some = due.slice(at, at + atOnce)
          const done = await Promise.all(some.map(({ listener, key }) => deliver(listener, key)))
          failures = done.includes(true) ? 0 : failures + done.length
        }
      }
    },
  }
}

interface Due {
  readonly listener: Listener
  /** Names the household's day. */
  readonly key: string
}

function dueNow(listeners: readonly Listener[], now: string): Due[] {
  return listeners.flatMap((listener) => {
    const { day, hour } = timeThere(listener, now)
    if (listener.digestHour === null || hour < listener.digestHour) return []
    return [{ listener, key: `digest:${day}` }]
  })
}

/** Without those who had theirs today, also from another household. */
async function undelivered(db: Db, due: readonly Due[]): Promise<Due[]> {
  if (due.length === 0) return []
  const ids = due.map(({ listener }) => listener.accountId)
  const keys = due.map(({ key }) => key)
  const { rows } = await db.execute<{ account_id: string }>(sql`
    select account_id from deliveries
    join unnest(${sql.param(ids)}::uuid[], ${sql.param(keys)}::text[]) as asked (account, name)
      on account_id = asked.account and key = asked.name
    where channel = 'mail'`)
  const had = new Set(rows.map(({ account_id }) => account_id))
  return due.filter(({ listener }) => !had.has(listener.accountId))
}
