import type { Db } from '../../../db/database'
import {
  insertDefaultSettings,
  type Recipient,
  selectRecipients,
} from '../../../db/sql/notifications/recipients'
import { addSeconds } from '../../../time/clock'
import { localDayAndHour } from '../../../time/time-zone'

/**
 * Returns the recipient's local day and hour. An unknown time zone falls back to UTC, so that it does not block other recipients.
 */
export function localTimeOf({ timeZone }: Recipient, now: string): ReturnType<typeof localDayAndHour> {
  try {
    return localDayAndHour(now, timeZone)
  } catch {
    return localDayAndHour(now, 'UTC')
  }
}

const pageSize = 500
/** Households without activity for this long get no notifications. */
const activeDays = 30

/**
 * Yields the recipients of the daily email, or those with a push subscription, page by page. Accounts without settings get the
 * table's defaults.
 */
export async function* findRecipients(
  db: Db,
  channel: 'mail' | 'push',
  now: string,
): AsyncGenerator<Recipient[]> {
  await insertDefaultSettings(db)
  const since = addSeconds(now, -activeDays * 86_400)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await selectRecipients(db, channel, after, since, pageSize)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.accountId
  }
}
