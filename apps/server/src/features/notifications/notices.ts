import type { Notice, SnoozeUntil } from '@larder/contract/notifications'
import { type Alert, computeAlerts } from '@larder/kitchen/alerts/alerts'
import { amountText } from '@larder/kitchen/quantity/amount'
import type * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { AppError } from '../../errors'
import type { Clock } from '../../time/clock'
import { instantOfLocalHour } from '../../time/time-zone'
import { type KitchenSnapshot, readKitchenSnapshot, type ToWatchedLot } from './kitchen-snapshot'
import { findMarks, markRead, markSnoozed, markUnread, type NoticeOwner } from './notice-marks'
import { toSnoozeEnd } from './snooze'

export interface NoticesParts {
  db: Db
  clock: Clock
  asLot: ToWatchedLot
}

/** What needs attention in a kitchen, worked out whenever somebody asks, and what each cook did about it. */
export type Notices = ReturnType<typeof createNotices>

export function createNotices({ db, clock, asLot }: NoticesParts) {
  async function worthSaying({ householdId }: NoticeOwner, now: string) {
    const kitchen = await readKitchenSnapshot(db, asLot, householdId, now)
    return { kitchen, alerts: kitchen ? computeAlerts(kitchen.facts) : [] }
  }

  return {
    /** What needs attention now, for one cook: what they snoozed is left out. */
    async list(whose: NoticeOwner): Promise<Notice[]> {
      const now = clock()
      const { kitchen, alerts } = await worthSaying(whose, now)
      if (!kitchen) return []
      const began = createStartTimes(kitchen, now)
      const marks = await findMarks(db, whose, new Set(alerts.map(({ key }) => key)), now)
      return alerts.flatMap((alert) => {
        const mark = marks.get(alert.key)
        if (mark?.snoozedUntil && mark.snoozedUntil > now) return []
        return [toNotice(alert, kitchen, began(alert), Boolean(mark?.readAt))]
      })
    },

    /** Marks those of them that are there now; a mark on what is not would be nobody's. */
    async mark(whose: NoticeOwner, keys: readonly string[], read: boolean): Promise<void> {
      const now = clock()
      const { alerts } = await worthSaying(whose, now)
      const asked = new Set(keys)
      const there = alerts.flatMap(({ key }) => (asked.has(key) ? [key] : []))
      if (there.length === 0) return
      await (read ? markRead : markUnread)(db, whose, there, now)
    },

    async snooze(whose: NoticeOwner, key: string, until: z.infer<typeof SnoozeUntil> | null): Promise<void> {
      const now = clock()
      const { kitchen, alerts } = await worthSaying(whose, now)
      if (!kitchen || !alerts.some((alert) => alert.key === key)) throw new AppError('notice-not-found')
      await markSnoozed(db, whose, key, until && toSnoozeEnd(until, now, kitchen.timeZone), now)
    },
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
      const { name, unit, foodId, amountNumerator: over, amountDenominator: under } = row
      const item = { id, name, unit, amount: amountText({ numerator: over, denominator: under }) }
      return [{ ...item, ...(foodId !== null && { foodId }) }]
    }),
    actions: [...actions],
  }
}

/** When each entry began. The rule counts in hours; what it speaks of was written down to the second. */
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
    let began = instantOf(since)
    for (const id of lotIds) {
      const written = rows.get(id)?.createdAt.toISOString() ?? ''
      if (written > began) began = written
    }
    return began < now ? began : now
  }
}
