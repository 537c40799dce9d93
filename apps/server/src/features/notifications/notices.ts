import type { Notice, SnoozeUntil } from '@larder/contract/notifications'
import { type Alert, alertsOf } from '@larder/kitchen/alerting'
import { amountText } from '@larder/kitchen/amount'
import type * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import { instantAt } from '../../household-day'
import { type AsLot, type KitchenNow, readKitchen } from './kitchen-facts'
import { markRead, markSnoozed, marksOf, markUnread, type Whose } from './marks'
import { snoozedUntil } from './snoozing'

export interface NoticesParts {
  db: Db
  clock: Clock
  asLot: AsLot
}

/** What needs attention in a kitchen, worked out whenever somebody asks, and what each cook did about it. */
export type Notices = ReturnType<typeof openNotices>

export function openNotices({ db, clock, asLot }: NoticesParts) {
  async function worthSaying({ householdId }: Whose, now: string) {
    const kitchen = await readKitchen(db, asLot, householdId, now)
    return { kitchen, alerts: kitchen ? alertsOf(kitchen.facts) : [] }
  }

  return {
    /** What needs attention now, for one cook: what they snoozed is left out. */
    async list(whose: Whose): Promise<Notice[]> {
      const now = clock()
      const { kitchen, alerts } = await worthSaying(whose, now)
      if (!kitchen) return []
      const began = beginnings(kitchen, now)
      const marks = await marksOf(db, whose, new Set(alerts.map(({ key }) => key)), now)
      return alerts.flatMap((alert) => {
        const mark = marks.get(alert.key)
        if (mark?.snoozedUntil && mark.snoozedUntil > now) return []
        return [asNotice(alert, kitchen, began(alert), Boolean(mark?.readAt))]
      })
    },

    /** Marks those of them that are there now; a mark on what is not would be nobody's. */
    async mark(whose: Whose, keys: readonly string[], read: boolean): Promise<void> {
      const now = clock()
      const { alerts } = await worthSaying(whose, now)
      const asked = new Set(keys)
      const there = alerts.flatMap(({ key }) => (asked.has(key) ? [key] : []))
      if (there.length === 0) return
      await (read ? markRead : markUnread)(db, whose, there, now)
    },

    async snooze(whose: Whose, key: string, until: z.infer<typeof SnoozeUntil> | null): Promise<void> {
      const now = clock()
      const { kitchen, alerts } = await worthSaying(whose, now)
      if (!kitchen || !alerts.some((alert) => alert.key === key)) throw new AppError('notice-not-found')
      await markSnoozed(db, whose, key, until && snoozedUntil(until, now, kitchen.timeZone), now)
    },
  }
}

function asNotice(alert: Alert, { rows }: KitchenNow, at: string, read: boolean): Notice {
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
      const { name, unit, foodId, amountOver: over, amountUnder: under } = row
      const item = { id, name, unit, amount: amountText({ over, under }) }
      return [{ ...item, ...(foodId !== null && { foodId }) }]
    }),
    actions: [...actions],
  }
}

/** When each entry began. The rule counts in hours; what it speaks of was written down to the second. */
function beginnings({ rows, scannedAt, timeZone }: KitchenNow, now: string): (alert: Alert) => string {
  const instants = new Map<string, string>()
  const instantOf = ({ day, hour }: Alert['since']) => {
    const key = `${day} ${hour}`
    const known = instants.get(key) ?? instantAt(day, hour, timeZone)
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
