import type { AuditLogEntry } from '@larder/contract/admin'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { desc } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import { auditLog } from '../../db/tables/admin'

export interface AuditEntry {
  readonly action: AuditLogEntry['action']
  /** The name of the account or content at that time. */
  readonly about: string
  /** The account concerned; cleared when that account is deleted. */
  readonly aboutId: string | null
  readonly note?: string
  readonly at: string
}

/** Records an admin's action in the same transaction, so that a rollback also removes the entry. */
export async function recordAudit(tx: Tx, actor: Actor, { note = '', ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ adminId: actor.accountId, adminName: actor.name, note, ...entry })
}

/** Returns all entries, newest first. */
export async function listAuditLog(
  db: Db,
  query: PageQuery,
): Promise<{ data: AuditLogEntry[]; page: PageInfo }> {
  const { page, size } = query
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(auditLog),
  ])
  return {
    data: rows.map(({ id, at, adminName: by, action, about, note }) => ({
      id,
      at,
      by,
      action,
      about,
      note,
    })),
    page: toPageInfo(query, total),
  }
}
