import { account, type DataArchive } from '@larder/contract/account'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { and, eq, gt, ne } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Db } from '../../../db/database'
import { accounts, dataArchiveParts, dataArchives } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { FileDownload } from '../../../http/serve'
import { newId, newSecret } from '../../../secrets'
import type { Clock } from '../../../time/clock'
import { neverStartedAt } from './archive-builder'

type DataArchiveRow = typeof dataArchives.$inferSelect

export interface DataArchivesParts {
  db: Db
  clock: Clock
  limits: RateLimiter
  allowances: RateLimits
  /** Wakes the archive builder. */
  wake(): void
}

/** A cook's data as an archive to download: one at a time, kept for a day. */
export function createDataArchives({ db, clock, limits, allowances, wake }: DataArchivesParts) {
  async function findCurrent({ accountId }: Actor): Promise<DataArchive> {
    const [row] = await db.select().from(dataArchives).where(eq(dataArchives.accountId, accountId))
    return toDataArchive(row, clock())
  }

  return {
    current: findCurrent,

    async ask(actor: Actor): Promise<DataArchive> {
      const before = await findCurrent(actor)
      if (before.state !== 'working') {
        const { accountId } = actor
        await limits.consume(`archives:${accountId}`, allowances.archives)
        await db
          .delete(dataArchives)
          .where(and(eq(dataArchives.accountId, accountId), ne(dataArchives.state, 'working')))
        await db
          .insert(dataArchives)
          .values({
            id: newId(),
            accountId,
            state: 'working',
            secret: newSecret(),
            askedAt: clock(),
            heartbeatAt: neverStartedAt,
          })
          // Two concurrent requests create one archive.
          .onConflictDoNothing({ target: dataArchives.accountId })
      }
      const now = await findCurrent(actor)
      wake()
      return now
    },

    async drop(actor: Actor): Promise<DataArchive> {
      await db.delete(dataArchives).where(eq(dataArchives.accountId, actor.accountId))
      return findCurrent(actor)
    },

    async fetch(secret: string): Promise<FileDownload> {
      const [found] = await db
        .select({ row: dataArchives })
        .from(dataArchives)
        .innerJoin(accounts, eq(accounts.id, dataArchives.accountId))
        .where(
          and(
            eq(dataArchives.secret, secret),
            eq(dataArchives.state, 'ready'),
            gt(dataArchives.expiresAt, clock()),
            eq(accounts.status, 'active'),
          ),
        )
      const row = found?.row
      if (!row || row.bytes === null) throw new AppError('archive-not-found')
      return {
        name: `larder-data-${row.askedAt.slice(0, 10)}.zip`,
        size: row.bytes,
        bytes: streamArchiveParts(db, row.id),
      }
    },
  }
}

async function* streamArchiveParts(db: Db, archiveId: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const [part] = await db
      .select({ bytes: dataArchiveParts.bytes })
      .from(dataArchiveParts)
      .where(and(eq(dataArchiveParts.archiveId, archiveId), eq(dataArchiveParts.place, place)))
    if (!part) return
    yield part.bytes
  }
}

function toDataArchive(row: DataArchiveRow | undefined, now: string): DataArchive {
  if (!row || (row.expiresAt !== null && row.expiresAt <= now)) return { state: 'none', done: 0 }
  const { state, done, bytes, expiresAt, secret } = row
  if (state !== 'ready' || bytes === null || expiresAt === null) return { state, done }
  return {
    state,
    done: 1,
    bytes,
    expiresAt,
    url: buildEndpointUrl(account.fetchArchive, { params: { secret } }),
  }
}
