import type { AuditLogEntry } from '@larder/contract/admin'
import { type PageInfo, type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import { desc } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/database'
import { auditLog } from '../../db/tables/admin'

export interface AuditEntry {
  readonly action: AuditLogEntry['deed']
  /** Who or what it is done to, as it is called now. */
  readonly about: string
  /** Whose account it is, or whose words: when they go, it is forgotten whom it was about. */
  readonly aboutId: string | null
  readonly note?: string
  readonly at: string
}

/** Writes down what an admin does, in the same transaction: what is undone was never done. */
export async function recordAudit(tx: Tx, actor: Actor, { note = '', ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ adminId: actor.accountId, adminName: actor.name, note, ...entry })
}

/** Every act, newest first. */
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
    data: rows.map(({ id, at, adminName: by, action: deed, about, note }) => ({
      id,
      at,
      by,
      deed,
      about,
      note,
    })),
    page: toPageInfo(query, total),
  }
}
