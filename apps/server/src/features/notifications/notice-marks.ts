import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { noticeMarks } from '../../db/tables/notifications'
import { addSeconds } from '../../time/clock'

/** Marks belong to one cook in one household. */
export interface NoticeOwner {
  readonly accountId: string
  readonly householdId: string
}

type Mark = typeof noticeMarks.$inferSelect

const refreshEverySeconds = 30 * 86_400

const ownerCondition = ({ accountId, householdId }: NoticeOwner) =>
  and(eq(noticeMarks.accountId, accountId), eq(noticeMarks.householdId, householdId))

/**
 * Returns a cook's marks of these notices. Marks that are not read for a long time are purged, so marks in use are refreshed now
 * and then.
 */
export async function findMarks(
  db: Db,
  owner: NoticeOwner,
  keys: ReadonlySet<string>,
  now: string,
): Promise<Map<string, Mark>> {
  if (keys.size === 0) return new Map()
  const found = await db.select().from(noticeMarks).where(ownerCondition(owner))
  const marks = found.filter(({ key }) => keys.has(key))
  const refreshBefore = addSeconds(now, -refreshEverySeconds)
  const keysToRefresh = marks.flatMap(({ key, updatedAt }) => (updatedAt < refreshBefore ? [key] : []))
  if (keysToRefresh.length > 0)
    await db
      .update(noticeMarks)
      .set({ updatedAt: now })
      .where(and(ownerCondition(owner), inArray(noticeMarks.key, keysToRefresh)))
  return new Map(marks.map((mark) => [mark.key, mark]))
}

export async function markRead(
  db: Db,
  owner: NoticeOwner,
  keys: readonly string[],
  now: string,
): Promise<void> {
  await setMarks(db, owner, keys, { readAt: now, updatedAt: now })
}

export async function markUnread(
  db: Db,
  owner: NoticeOwner,
  keys: readonly string[],
  now: string,
): Promise<void> {
  await db
    .update(noticeMarks)
    .set({ readAt: null, updatedAt: now })
    .where(and(ownerCondition(owner), inArray(noticeMarks.key, [...keys])))
}

/** A snoozed notice becomes unread: it was not dealt with. */
export async function markSnoozed(
  db: Db,
  owner: NoticeOwner,
  key: string,
  snoozedUntil: string | null,
  now: string,
): Promise<void> {
  await setMarks(db, owner, [key], {
    snoozedUntil,
    ...(snoozedUntil !== null && { readAt: null }),
    updatedAt: now,
  })
}

async function setMarks(
  db: Db,
  { accountId, householdId }: NoticeOwner,
  keys: readonly string[],
  values: { readAt?: string | null; snoozedUntil?: string | null; updatedAt: string },
): Promise<void> {
  // In a fixed order, so that two devices marking the same notices cannot deadlock.
  const rows = [...keys].sort().map((key) => ({ accountId, householdId, key, ...values }))
  await db
    .insert(noticeMarks)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeMarks.accountId, noticeMarks.householdId, noticeMarks.key],
      set: {
        ...values,
        // The later change wins, whichever arrives first.
        updatedAt: sql`greatest(${noticeMarks.updatedAt}, excluded.updated_at)`,
      },
    })
}
