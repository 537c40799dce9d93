import { type ApiKey, type apiKeys as calls, KeyScope, keyPrefix, mostKeys } from '@larder/contract/api-keys'
import type { DataOf, ParsedInputOf } from '@larder/contract/endpoint'
import { planOf } from '@larder/contract/plans'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Clock, secondsLater } from '../../clock'
import { type Db, inTransaction } from '../../db/open'
import { apiKeys } from '../../db/tables/api-keys'
import { touchAccount } from '../../db/touch'
import { AppError } from '../../errors'
import { hashSecret, newId, newSecret } from '../../secrets'

type NewKey = ParsedInputOf<typeof calls.create>['body']

const daySeconds = 86_400
/** Of the secret itself so many letters are shown: enough to tell keys apart, far too few to guess one. */
const shownLetters = 6

/** The keys of a cook's programs. */
export function openApiKeys({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list({ accountId }: Actor): Promise<ApiKey[]> {
      const rows = await db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.accountId, accountId))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
      return rows.map(asKey)
    },

    async create(
      { accountId, subscription }: Actor,
      { name, scopes, days }: NewKey,
    ): Promise<DataOf<typeof calls.create>> {
      if (!planOf(subscription).apiKeys) throw new AppError('pro-only')
      const key = keyPrefix + newSecret()
      const now = clock()
      const row = {
        id: newId(Date.parse(now)),
        accountId,
        name,
        start: key.slice(0, keyPrefix.length + shownLetters),
        keyHash: hashSecret(key),
        scopes: KeyScope.options.filter((scope) => scopes.includes(scope)),
        createdAt: now,
        lastUsedAt: null,
        expiresAt: days === undefined ? null : secondsLater(now, days * daySeconds),
      }
      await inTransaction(db, async (tx) => {
        // Two that are made at once wait for each other, so that both are counted.
        await tx.execute(sql`select from accounts where id = ${accountId} for update`)
        const own = await tx.select({ id: apiKeys.id }).from(apiKeys).where(eq(apiKeys.accountId, accountId))
        if (own.length >= mostKeys) throw new AppError('too-many-keys')
        await tx.insert(apiKeys).values(row)
      })
      return { key, apiKey: asKey(row) }
    },

    async revoke({ accountId }: Actor, id: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const revoked = await tx
          .delete(apiKeys)
          .where(and(eq(apiKeys.id, id), eq(apiKeys.accountId, accountId)))
          .returning({ id: apiKeys.id })
        if (revoked.length === 0) throw new AppError('key-not-found')
        // Lines that it opened end.
        await touchAccount(tx, accountId)
      })
    },
  }
}

function asKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { id, name, start, scopes, createdAt, lastUsedAt, expiresAt } = row
  return {
    ...{ id, name, start, scopes, createdAt },
    ...(lastUsedAt && { lastUsedAt }),
    ...(expiresAt && { expiresAt }),
  }
}
