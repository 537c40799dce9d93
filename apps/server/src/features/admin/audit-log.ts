import type { AuditLogEntry, admin } from '@larder/contract/admin'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { type PageInfo, toPageInfo } from '@larder/contract/http/paging'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { auditLog } from '../../db/tables/admin'

/** Returns one page of entries, newest first. */
export async function listAuditLog(
  db: Db,
  query: ParsedInputOf<typeof admin.audit>['query'],
): Promise<{ data: AuditLogEntry[]; page: PageInfo }> {
  const { page, size, kind } = query
  const ofKind = kind && eq(auditLog.kind, kind)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(ofKind)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(auditLog, ofKind),
  ])
  return {
    data: rows.map(({ id, kind, at, adminName: by, action, about, note }) => ({
      id,
      kind,
      at,
      by,
      action,
      about,
      note,
    })),
    page: toPageInfo(query, total),
  }
}
