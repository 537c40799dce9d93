import type { admin } from '@larder/contract/admin'
import type { DataOf } from '@larder/contract/http/endpoint'
import { sql } from 'drizzle-orm'
import { countUnansweredMessages } from './contact-messages'
import type { AdminParts } from './parts'
import { countReportedItems } from './report-queries'
import { countSubmissions } from './submissions'
import { planSql, statusSql } from './user-queries'

/** Returns activity figures and what awaits an admin. */
export async function findAdminOverview(
  parts: Pick<AdminParts, 'db' | 'clock'>,
): Promise<DataOf<typeof admin.overview>> {
  const { db, clock } = parts
  const now = clock()
  const [people, scans, submissions, reports, messages] = await Promise.all([
    db.execute<{ users: number; active: number; paying: number }>(
      sql`select count(*)::int as users, count(*) filter (where ${statusSql(now)} = 'Active')::int as active,
        count(*) filter (where ${planSql(now)} <> 'free')::int as paying from accounts`,
    ),
    db.execute<{ today: number }>(
      sql`select count(*)::int as today from scans where created_at >= ${`${now.slice(0, 10)}T00:00:00.000Z`}`,
    ),
    countSubmissions(parts),
    countReportedItems(db),
    countUnansweredMessages(parts),
  ])
  const { users = 0, active = 0, paying = 0 } = people.rows[0] ?? {}
  return { users, active, paying, scansToday: scans.rows[0]?.today ?? 0, submissions, reports, messages }
}
