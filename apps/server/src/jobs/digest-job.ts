import type { Notice } from '@larder/contract/notifications'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { Log } from '../log'
import type { EmailMessage, Mailer } from '../mail/mailer'
import { addSeconds, type Clock } from '../time/clock'
import { claimDeliveries, releaseDeliveries } from './deliveries'
import { deliveryErrorCode } from './delivery-error'
import { renderDigestEmail, type SuggestedDish } from './digest-email'
import { findEmailRecipients, localTimeOf, type Recipient } from './notification-recipients'
import type { Job } from './scheduler'

export interface DigestJobParts {
  db: Db
  clock: Clock
  log: Log
  mail: Mailer
  publicUrl: string
  noticesOf(whose: DigestOwner): Promise<Notice[]>
  /** A few dishes for what is there, best first. */
  dishesFor(whose: DigestOwner): Promise<readonly SuggestedDish[]>
  /** What others made of a cook's recipes since an instant, a line each. */
  communityNews(accountId: string, since: string): Promise<readonly string[]>
}

interface DigestOwner {
  readonly accountId: string
  readonly householdId: string
}

/** After so many failures on end the mail server is away, and the rest waits for the next turn. */
const mostFailures = 20
const atOnce = 4

/** One mail a day with what needs attention, from the hour each cook chose, in their household's time. */
export function digestJob(parts: DigestJobParts): Job {
  const { db, clock, log, mail, publicUrl } = parts

  /** What needs somebody is told even when nothing can be suggested. */
  async function dishesFor(listener: Recipient): Promise<readonly SuggestedDish[]> {
    return parts.dishesFor(listener).catch((error: unknown) => {
      log.warn({ err: error }, 'suggesting dishes for a digest email failed')
      return []
    })
  }

  async function messageFor(listener: Recipient, key: string): Promise<EmailMessage | undefined> {
    const { accountId, community, recommendations } = listener
    const notices = await parts.noticesOf(listener)
    const news = community
      ? await parts.communityNews(accountId, await lastDigestAt(db, accountId, key, clock()))
      : []
    const dishes = async () => (recommendations ? dishesFor(listener) : [])
    return renderDigestEmail(listener, { notices, news, dishes }, publicUrl)
  }

  /** Says whether the mail server did its part. */
  async function deliver(listener: Recipient, key: string): Promise<boolean> {
    const delivery = { ...listener, channel: 'mail' as const }
    // Claimed even when there turns out to be nothing to say: the day's mail is then an empty one, and not sent.
    const claimed = await claimDeliveries(db, delivery, [key], clock())
    if (claimed.length === 0) return true
    try {
      const message = await messageFor(listener, key)
      if (message) await mail.send(message)
      return true
    } catch (error) {
      await releaseDeliveries(db, delivery, [key], clock())
      log.warn({ reason: deliveryErrorCode(error) }, 'sending a digest email failed')
      return false
    }
  }

  return {
    name: 'digest',
    everySeconds: 300,
    async run(turn) {
      let failures = 0
      for await (const page of findEmailRecipients(db, clock())) {
        const due = await undelivered(db, dueNow(page, clock()))
        for (let at = 0; at < due.length; at += atOnce) {
          if (turn.isStopping() || failures >= mostFailures) return
          const some = due.slice(at, at + atOnce)
          const done = await Promise.all(some.map(({ listener, key }) => deliver(listener, key)))
          failures = done.includes(true) ? 0 : failures + done.length
        }
      }
    },
  }
}

interface Due {
  readonly listener: Recipient
  /** Names the household's day. */
  readonly key: string
}

function dueNow(listeners: readonly Recipient[], now: string): Due[] {
  return listeners.flatMap((listener) => {
    const { day, hour } = localTimeOf(listener, now)
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

/** Since when there is news: since the mail before, or for a day where there was none lately. */
async function lastDigestAt(db: Db, accountId: string, but: string, now: string): Promise<string> {
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    select max(at) as at from deliveries where account_id = ${accountId} and channel = 'mail'
      and key <> ${but} and starts_with(key, 'digest:') and strpos(key, '#') = 0`)
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : addSeconds(now, -86_400)
}
