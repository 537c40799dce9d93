import type { admin } from '@larder/contract/admin'
import type { DataOf } from '@larder/contract/http/endpoint'
import { count, gte, sql } from 'drizzle-orm'
import { accounts } from '../../db/tables/account'
import { scans } from '../../db/tables/scan'
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
  const [people, scansToday, submissions, reports, messages] = await Promise.all([
    db
      .select({
        users: count(),
        active: sql<number>`count(*) filter (where ${statusSql(now)} = 'Active')::int`,
        paying: sql<number>`count(*) filter (where ${planSql(now)} <> 'free')::int`,
      })
      .from(accounts),
    db.$count(scans, gte(scans.createdAt, `${now.slice(0, 10)}T00:00:00.000Z`)),
    countSubmissions(parts),
    countReportedItems(db),
    countUnansweredMessages(parts),
  ])
  const { users = 0, active = 0, paying = 0 } = people[0] ?? {}
  return { users, active, paying, scansToday, submissions, reports, messages }
}
