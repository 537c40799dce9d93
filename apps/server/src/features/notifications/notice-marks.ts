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
 * What a cook did about these entries. Marks that nothing has asked for in a long time are swept away, so those that still
 * speak of something are confirmed now and then.
 */
export async function findMarks(
  db: Db,
  whose: NoticeOwner,
  keys: ReadonlySet<string>,
  now: string,
): Promise<Map<string, Mark>> {
  if (keys.size === 0) return new Map()
  const found = await db.select().from(noticeMarks).where(ownerCondition(whose))
  const marks = found.filter(({ key }) => keys.has(key))
  const old = addSeconds(now, -refreshEverySeconds)
  const fading = marks.flatMap(({ key, updatedAt }) => (updatedAt < old ? [key] : []))
  if (fading.length > 0)
    await db
      .update(noticeMarks)
      .set({ updatedAt: now })
      .where(and(ownerCondition(whose), inArray(noticeMarks.key, fading)))
  return new Map(marks.map((mark) => [mark.key, mark]))
}

export async function markRead(
  db: Db,
  whose: NoticeOwner,
  keys: readonly string[],
  now: string,
): Promise<void> {
  await setMarks(db, whose, keys, { readAt: now, updatedAt: now })
}

export async function markUnread(
  db: Db,
  whose: NoticeOwner,
  keys: readonly string[],
  now: string,
): Promise<void> {
  await db
    .update(noticeMarks)
    .set({ readAt: null, updatedAt: now })
    .where(and(ownerCondition(whose), inArray(noticeMarks.key, [...keys])))
}

/** What was put off was not dealt with: when its time comes it is unread. */
export async function markSnoozed(
  db: Db,
  whose: NoticeOwner,
  key: string,
  snoozedUntil: string | null,
  now: string,
): Promise<void> {
  await setMarks(db, whose, [key], {
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
  // In one order, so that two devices marking the same entries never wait for each other.
  const rows = [...keys].sort().map((key) => ({ accountId, householdId, key, ...values }))
  await db
    .insert(noticeMarks)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeMarks.accountId, noticeMarks.householdId, noticeMarks.key],
      set: {
        ...values,
        // A later word counts, whichever arrives first.
        updatedAt: sql`greatest(${noticeMarks.updatedAt}, excluded.updated_at)`,
      },
    })
}
