import type { Notice, SnoozeUntil } from '@larder/contract/notifications'
import { type Alert, computeAlerts } from '@larder/kitchen/alerts/alerts'
import { amountText } from '@larder/kitchen/quantity/amount'
import type * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { AppError } from '../../errors'
import { addSeconds, type Clock } from '../../time/clock'
import { instantOfLocalHour } from '../../time/time-zone'
import { type CommunityNotice, findCommunityNotices } from '../community/community-news'
import { type KitchenSnapshot, readKitchenSnapshot } from './kitchen-snapshot'
import { findMarks, markRead, markSnoozed, markUnread, type NoticeOwner } from './notice-marks'
import { toSnoozeEnd } from './snooze'

export interface NoticesParts {
  db: Db
  clock: Clock
}

/** Notices of a household, computed on request, with each cook's marks. */
export type Notices = ReturnType<typeof createNotices>

export function createNotices({ db, clock }: NoticesParts) {
  async function findAlerts({ householdId }: NoticeOwner, now: string) {
    const kitchen = await readKitchenSnapshot(db, householdId, now)
    return { kitchen, alerts: kitchen ? computeAlerts(kitchen.facts) : [] }
  }

  const findCommunity = ({ accountId }: NoticeOwner, now: string) =>
    findCommunityNotices(db, accountId, addSeconds(now, -communitySeconds))

  /** Returns the keys that can be marked: those of what there is now. */
  async function findKeys(owner: NoticeOwner, now: string) {
    const [{ kitchen, alerts }, news] = await Promise.all([findAlerts(owner, now), findCommunity(owner, now)])
    return { kitchen, keys: new Set([...alerts, ...news].map(({ key }) => key)) }
  }

  return {
    /** Returns the current notices for one cook, without snoozed ones. */
    async list(owner: NoticeOwner): Promise<Notice[]> {
      const now = clock()
      const [{ kitchen, alerts }, news] = await Promise.all([
        findAlerts(owner, now),
        findCommunity(owner, now),
      ])
      if (!kitchen) return []
      const startOf = createStartTimes(kitchen, now)
      const marks = await findMarks(db, owner, new Set([...alerts, ...news].map(({ key }) => key)), now)
      const isSnoozed = ({ key }: { key: string }) => (marks.get(key)?.snoozedUntil ?? '') > now
      const isRead = ({ key }: { key: string }) => Boolean(marks.get(key)?.readAt)
      return [
        ...alerts
          .filter((alert) => !isSnoozed(alert))
          .map((alert) => toNotice(alert, kitchen, startOf(alert), isRead(alert))),
        ...news.filter((one) => !isSnoozed(one)).map((one) => toCommunityEntry(one, isRead(one))),
      ]
    },

    /** Marks those that currently exist; other marks would belong to nothing. */
    async mark(owner: NoticeOwner, keys: readonly string[], read: boolean): Promise<void> {
      const now = clock()
      const existing = await findKeys(owner, now)
      const currentKeys = [...new Set(keys)].filter((key) => existing.keys.has(key))
      if (currentKeys.length === 0) return
      await (read ? markRead : markUnread)(db, owner, currentKeys, now)
    },

    async snooze(owner: NoticeOwner, key: string, until: z.infer<typeof SnoozeUntil> | null): Promise<void> {
      const now = clock()
      const { kitchen, keys } = await findKeys(owner, now)
      if (!kitchen || !keys.has(key)) throw new AppError('notice-not-found')
      await markSnoozed(db, owner, key, until && toSnoozeEnd(until, now, kitchen.timeZone), now)
    },
  }
}

/** Comments and followers are news for two weeks. */
const communitySeconds = 14 * 86_400

function toCommunityEntry(
  { key, kind, message, at, postId, cookId }: CommunityNotice,
  read: boolean,
): Notice {
  return {
    ...{ key, kind, type: 'info', message, at, read, items: [], actions: ['show'] },
    ...(postId !== undefined && { postId }),
    ...(cookId !== undefined && { cookId }),
  }
}

function toNotice(alert: Alert, { rows }: KitchenSnapshot, at: string, read: boolean): Notice {
  const { key, kind, type, message, lotIds, actions } = alert
  return {
    key,
    kind,
    type,
    message,
    at,
    read,
    items: lotIds.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const { name, unit, foodId, amountNumerator: numerator, amountDenominator: denominator } = row
      const item = { id, name, unit, amount: amountText({ numerator, denominator }) }
      return [{ ...item, ...(foodId !== null && { foodId }) }]
    }),
    actions: [...actions],
  }
}

/** Returns the start of each notice. The rules count in hours; the rows have seconds. */
function createStartTimes(
  { rows, scannedAt, timeZone }: KitchenSnapshot,
  now: string,
): (alert: Alert) => string {
  const instants = new Map<string, string>()
  const instantOf = ({ day, hour }: Alert['since']) => {
    const key = `${day} ${hour}`
    const known = instants.get(key) ?? instantOfLocalHour(day, hour, timeZone)
    instants.set(key, known)
    return known
  }
  return ({ key, since, lotIds }) => {
    const scanned = scannedAt.get(key.replace(/^scan-not-saved:/, ''))
    if (scanned !== undefined) return scanned
    let startedAt = instantOf(since)
    for (const id of lotIds) {
      const createdAt = rows.get(id)?.createdAt.toISOString() ?? ''
      if (createdAt > startedAt) startedAt = createdAt
    }
    return startedAt < now ? startedAt : now
  }
}
