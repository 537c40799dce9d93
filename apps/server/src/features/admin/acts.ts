import type { Act } from '@larder/contract/admin'
import { type Page, type PageQuery, pageOf } from '@larder/contract/paging'
import { desc } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Db, Tx } from '../../db/open'
import { adminActs } from '../../db/tables/admin'

export interface Deed {
  readonly deed: Act['deed']
  /** Who or what it is done to, as it is called now. */
  readonly about: string
  /** Whose account it is, or whose words: when they go, it is forgotten whom it was about. */
  readonly aboutId: string | null
  readonly note?: string
  readonly at: string
}

/** Writes down what an admin does, in the same transaction: what is undone was never done. */
export async function noteAct(tx: Tx, actor: Actor, { note = '', ...deed }: Deed): Promise<void> {
  await tx.insert(adminActs).values({ adminId: actor.accountId, adminName: actor.name, note, ...deed })
}

/** Every act, newest first. */
export async function listActs(db: Db, query: PageQuery): Promise<{ data: Act[]; page: Page }> {
  const { page, size } = query
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(adminActs)
      .orderBy(desc(adminActs.at), desc(adminActs.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(adminActs),
  ])
  return {
    data: rows.map(({ id, at, adminName: by, deed, about, note }) => ({ id, at, by, deed, about, note })),
    page: pageOf(query, total),
  }
}
