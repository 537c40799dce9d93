import type { Notice, SnoozeUntil } from '@larder/contract/notifications'
import { type Alert, alertsOf } from '@larder/kitchen/alerting'
import { amount, amountText } from '@larder/kitchen/amount'
import type * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { AppError } from '../../errors'
import { instantAt } from '../../household-day'
import { type KitchenNow, readKitchen, type Stock } from './kitchen-facts'
import { markRead, markSnoozed, marksOf, markUnread, type Whose } from './marks'
import { snoozedUntil } from './snoozing'

export interface NoticesParts {
  db: Db
  clock: Clock
  stock: Stock
}

/** What needs attention in a kitchen, worked out whenever somebody asks, and what each cook did about it. */
export type Notices = ReturnType<typeof openNotices>

export function openNotices({ db, clock, stock }: NoticesParts) {
  async function worthSaying({ householdId }: Whose, now: string) {
    const kitchen = await readKitchen(db, stock, householdId, now)
    return { kitchen, alerts: kitchen ? alertsOf(kitchen.facts) : [] }
  }

  return {
    /** What needs attention now, for one cook: what they snoozed is left out. */
    async list(whose: Whose): Promise<Notice[]> {
      const now = clock()
      const { kitchen, alerts } = await worthSaying(whose, now)
      if (!kitchen) return []
      const marks = await marksOf(db, whose, new Set(alerts.map(({ key }) => key)), now)
      return alerts.flatMap((alert) => {
        const mark = marks.get(alert.key)
        if (mark?.snoozedUntil && mark.snoozedUntil > now) return []
        return [asNotice(alert, kitchen, now, Boolean(mark?.readAt))]
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

function asNotice(alert: Alert, kitchen: KitchenNow, now: string, read: boolean): Notice {
  const { key, kind, type, message, lotIds, actions } = alert
  return {
    key,
    kind,
    type,
    message,
    at: beganAt(alert, kitchen, now),
    read,
    items: lotIds.flatMap((id) => {
      const row = kitchen.rows.get(id)
      if (!row) return []
      const { name, unit, foodId, amountOver, amountUnder } = row
      const item = { id, name, unit, amount: amountText(amount(amountOver, amountUnder)) }
      return [{ ...item, ...(foodId !== null && { foodId }) }]
    }),
    actions: [...actions],
  }
}

/** The rule counts in hours; what it speaks of was written down to the second. */
function beganAt(
  { key, since, lotIds }: Alert,
  { rows, scannedAt, timeZone }: KitchenNow,
  now: string,
): string {
  const scanned = scannedAt.get(key.replace(/^scan-not-saved:/, ''))
  if (scanned !== undefined) return scanned
  const written = lotIds.map((id) => rows.get(id)?.createdAt ?? '')
  const began = [instantAt(since.day, since.hour, timeZone), ...written].sort().at(-1) ?? now
  return began < now ? began : now
}
