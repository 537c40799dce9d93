import type { AuditLogEntry } from '@larder/contract/admin'
import type { Actor } from '../../actor'
import type { Tx } from '../database'
import { auditLog } from '../tables/admin'

/** Who acts for the installation: an admin, or somebody without an account here. */
export interface AuditAuthor {
  readonly accountId: string | null
  readonly name: string
}

export interface AuditEntry {
  readonly action: AuditLogEntry['action']
  /** The name of the account or content at that time. */
  readonly about: string
  /** The account concerned; cleared when that account is deleted. */
  readonly aboutId: string | null
  readonly note?: string
  readonly at: string
}

/** An account as the audit log names it. */
export function describeAccount({ id, name, email }: { id: string; name: string; email: string }) {
  return { about: `${name} (${email})`, aboutId: id }
}

/** Records an admin's action in the same transaction, so that a rollback also removes the entry. */
export async function recordAudit(
  tx: Tx,
  author: AuditAuthor,
  { note = '', ...entry }: AuditEntry,
): Promise<void> {
  await tx.insert(auditLog).values({ adminId: author.accountId, adminName: author.name, note, ...entry })
}

/** Records what a cook did to their own account. The note holds no secret. */
export async function recordOwnAction(
  tx: Tx,
  { accountId, name, email }: Pick<Actor, 'accountId' | 'name' | 'email'>,
  { action, at, note = '' }: Pick<AuditEntry, 'action' | 'at' | 'note'>,
): Promise<void> {
  const about = describeAccount({ id: accountId, name, email })
  await tx
    .insert(auditLog)
    .values({ kind: 'account', adminId: accountId, adminName: name, action, ...about, note, at })
}
