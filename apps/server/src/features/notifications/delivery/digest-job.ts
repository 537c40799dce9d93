import { and, eq, like, max, ne, notLike } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { selectDeliveredAccounts } from '../../../db/sql/notifications/deliveries'
import type { Recipient } from '../../../db/sql/notifications/recipients'
import { deliveries } from '../../../db/tables/notifications'
import { deliveryErrorCode } from '../../../jobs/delivery-error'
import type { Job } from '../../../jobs/scheduler'
import type { Log } from '../../../log'
import type { EmailMessage, Mailer } from '../../../mail/mailer'
import { addSeconds, type Clock } from '../../../time/clock'
import { findCommunityNews } from '../../community/community-news'
import { findDigestDishes } from '../../suggestions/digest-dishes'
import type { SuggestionService } from '../../suggestions/service'
import type { Notices } from '../notices'
import { claimDeliveries, releaseDeliveries } from './deliveries'
import { renderDigestEmail, type SuggestedDish } from './digest-email'
import { findRecipients, localTimeOf } from './notification-recipients'

export interface DigestJobParts {
  db: Db
  clock: Clock
  log: Log
  mail: Mailer
  publicUrl: string
  notices: Notices
  suggestions: SuggestionService
}

/** After this many consecutive failures the mail server is considered down; the rest waits for the next run. */
const maxFailures = 20
const batchSize = 4

/** Sends one email a day with what needs attention, from the hour each cook chose, in their household's time zone. */
export function digestJob(parts: DigestJobParts): Job {
  const { db, clock, log, mail, publicUrl, suggestions } = parts

  /** A digest is sent even when suggesting dishes fails. */
  async function dishesFor(recipient: Recipient): Promise<readonly SuggestedDish[]> {
    return findDigestDishes(suggestions, recipient).catch((error: unknown) => {
      log.warn({ err: error }, 'suggesting dishes for a digest email failed')
      return []
    })
  }

  async function messageFor(recipient: Recipient, key: string): Promise<EmailMessage | undefined> {
    const { accountId, community, recommendations } = recipient
    const notices = await parts.notices.list(recipient)
    const news = community
      ? await findCommunityNews(db, accountId, await lastDigestAt(db, accountId, key, clock()))
      : []
    const dishes = async () => (recommendations ? dishesFor(recipient) : [])
    return renderDigestEmail(recipient, { notices, news, dishes }, publicUrl)
  }

  /** Returns false when sending failed. */
  async function deliver(recipient: Recipient, key: string): Promise<boolean> {
    const delivery = { ...recipient, channel: 'mail' as const }
    // Claimed even when there is nothing to report: the day's digest is then empty and not sent.
    const claimed = await claimDeliveries(db, delivery, [key], clock())
    if (claimed.length === 0) return true
    try {
      const message = await messageFor(recipient, key)
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
    async run(jobRun) {
      let failures = 0
      for await (const page of findRecipients(db, 'mail', clock())) {
        const due = await excludeDelivered(db, findDue(page, clock()))
        for (let start = 0; start < due.length; start += batchSize) {
          if (jobRun.isStopping() || failures >= maxFailures) return
          const batch = due.slice(start, start + batchSize)
          const results = await Promise.all(batch.map(({ recipient, key }) => deliver(recipient, key)))
          failures = results.includes(true) ? 0 : failures + results.length
        }
      }
    },
  }
}

interface Due {
  readonly recipient: Recipient
  /** Identifies the household's day. */
  readonly key: string
}

function findDue(recipients: readonly Recipient[], now: string): Due[] {
  return recipients.flatMap((recipient) => {
    const { day, hour } = localTimeOf(recipient, now)
    if (recipient.digestHour === null || hour < recipient.digestHour) return []
    return [{ recipient, key: `digest:${day}` }]
  })
}

/** Excludes accounts that already received today's digest, also from another household. */
async function excludeDelivered(db: Db, due: readonly Due[]): Promise<Due[]> {
  if (due.length === 0) return []
  const ids = due.map(({ recipient }) => recipient.accountId)
  const keys = due.map(({ key }) => key)
  const rows = await selectDeliveredAccounts(db, ids, keys)
  const delivered = new Set(rows.map(({ account_id }) => account_id))
  return due.filter(({ recipient }) => !delivered.has(recipient.accountId))
}

/** Returns the time of the previous digest, or one day ago if there was none recently. */
async function lastDigestAt(db: Db, accountId: string, currentKey: string, now: string): Promise<string> {
  const [last] = await db
    .select({ at: max(deliveries.at) })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.accountId, accountId),
        eq(deliveries.channel, 'mail'),
        ne(deliveries.key, currentKey),
        like(deliveries.key, 'digest:%'),
        notLike(deliveries.key, '%#%'),
      ),
    )
  return last?.at ?? addSeconds(now, -86_400)
}
