import type { Notice } from '@larder/contract/notifications'
import { sql } from 'drizzle-orm'
import { type Clock, secondsLater } from '../clock'
import type { Db } from '../db/open'
import type { Log } from '../log'
import type { Mail, Message } from '../mail/mail'
import { type Listener, mailListeners, timeThere } from './audience'
import { claim, giveBack } from './deliveries'
import { type Dish, digestMail } from './digest-mail'
import { reasonOf } from './reason'
import type { Job } from './turns'

export interface DigestParts {
  db: Db
  clock: Clock
  log: Log
  mail: Mail
  publicUrl: string
  noticesOf(whose: Whose): Promise<Notice[]>
  /** A few dishes for what is there, best first. */
  dishesFor(whose: Whose): Promise<readonly Dish[]>
  /** What others made of a cook's recipes since an instant, a line each. */
  communityNews(accountId: string, since: string): Promise<readonly string[]>
}

interface Whose {
  readonly accountId: string
  readonly householdId: string
}

/** After so many failures on end the mail server is away, and the rest waits for the next turn. */
const mostFailures = 20
const atOnce = 4

/** One mail a day with what needs attention, from the hour each cook chose, in their household's time. */
export function digestJob(parts: DigestParts): Job {
  const { db, clock, log, mail, publicUrl } = parts

  /** What needs somebody is told even when nothing can be suggested. */
  async function dishesFor(listener: Listener): Promise<readonly Dish[]> {
    return parts.dishesFor(listener).catch((error: unknown) => {
      log.warn({ err: error }, 'no dishes could be suggested for a daily mail')
      return []
    })
  }

  async function messageFor(listener: Listener, key: string): Promise<Message | undefined> {
    const { accountId, community, recommendations } = listener
    const notices = await parts.noticesOf(listener)
    const news = community
      ? await parts.communityNews(accountId, await lastMailed(db, accountId, key, clock()))
      : []
    const dishes = async () => (recommendations ? dishesFor(listener) : [])
    return digestMail(listener, { notices, news, dishes }, publicUrl)
  }

  /** Says whether the mail server did its part. */
  async function deliver(listener: Listener, key: string): Promise<boolean> {
    const delivery = { ...listener, channel: 'mail' as const }
    // Claimed even when there turns out to be nothing to say: the day's mail is then an empty one, and not sent.
    const claimed = await claim(db, delivery, [key], clock())
    if (claimed.length === 0) return true
    try {
      const message = await messageFor(listener, key)
      if (message) await mail.send(message)
      return true
    } catch (error) {
      await giveBack(db, delivery, [key], clock())
      log.warn({ reason: reasonOf(error) }, 'a daily mail could not be sent')
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

/** Since when there is news: since the mail before, or for a day where there was none lately. */
async function lastMailed(db: Db, accountId: string, but: string, now: string): Promise<string> {
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    select max(at) as at from deliveries where account_id = ${accountId} and channel = 'mail'
      and key <> ${but} and starts_with(key, 'digest:') and strpos(key, '#') = 0`)
  const at = rows[0]?.at
  return at ? new Date(at).toISOString() : secondsLater(now, -86_400)
}
