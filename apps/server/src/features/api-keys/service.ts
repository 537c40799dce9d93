import {
  type ApiKey,
  apiKeyPrefix,
  type apiKeys as calls,
  KeyScope,
  maxApiKeys,
} from '@larder/contract/api-keys'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { findSubscriptionPlan } from '@larder/contract/plans'
import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { type Db, inTransaction } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { recordOwnAction } from '../../db/queries/audit-log'
import { accounts } from '../../db/tables/account'
import { apiKeysTable } from '../../db/tables/api-keys'
import { AppError } from '../../errors'
import { hashSecret, newId, newSecret } from '../../secrets'
import { addSeconds, type Clock } from '../../time/clock'

type NewApiKey = ParsedInputOf<typeof calls.create>['body']

const daySeconds = 86_400
/** Shown letters of the secret: enough to tell keys apart, too few to guess one. */
const visibleLetters = 6

/** API keys of a cook. */
export function createApiKeys({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async list({ accountId }: Actor): Promise<ApiKey[]> {
      const rows = await db
        .select()
        .from(apiKeysTable)
        .where(eq(apiKeysTable.accountId, accountId))
        .orderBy(desc(apiKeysTable.createdAt), desc(apiKeysTable.id))
      return rows.map(toApiKey)
    },

    async create(actor: Actor, { name, scopes, days }: NewApiKey): Promise<DataOf<typeof calls.create>> {
      const { accountId, subscription } = actor
      if (!findSubscriptionPlan(subscription).apiKeys) throw new AppError('pro-only')
      const key = apiKeyPrefix + newSecret()
      const now = clock()
      const row = {
        id: newId(Date.parse(now)),
        accountId,
        name,
        start: key.slice(0, apiKeyPrefix.length + visibleLetters),
        keyHash: hashSecret(key),
        scopes: KeyScope.options.filter((scope) => scopes.includes(scope)),
        createdAt: now,
        lastUsedAt: null,
        expiresAt: days === undefined ? null : addSeconds(now, days * daySeconds),
      }
      await inTransaction(db, async (tx) => {
        // Serialises concurrent creations, so that both are counted.
        await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
        const existing = await tx
          .select({ id: apiKeysTable.id })
          .from(apiKeysTable)
          .where(eq(apiKeysTable.accountId, accountId))
        if (existing.length >= maxApiKeys) throw new AppError('too-many-keys')
        await tx.insert(apiKeysTable).values(row)
        await recordOwnAction(tx, actor, { action: 'created API key', note: name, at: now })
      })
      return { key, apiKey: toApiKey(row) }
    },

    async revoke(actor: Actor, id: string): Promise<void> {
      const { accountId } = actor
      await inTransaction(db, async (tx) => {
        const revoked = await tx
          .delete(apiKeysTable)
          .where(and(eq(apiKeysTable.id, id), eq(apiKeysTable.accountId, accountId)))
          .returning({ name: apiKeysTable.name })
        if (!revoked[0]) throw new AppError('key-not-found')
        await recordOwnAction(tx, actor, { action: 'revoked API key', note: revoked[0].name, at: clock() })
        // Closes event streams that the key opened.
        await publishAccountChange(tx, accountId)
      })
    },
  }
}

function toApiKey(row: typeof apiKeysTable.$inferSelect): ApiKey {
  const { id, name, start, scopes, createdAt, lastUsedAt, expiresAt } = row
  return {
    ...{ id, name, start, scopes, createdAt },
    ...(lastUsedAt && { lastUsedAt }),
    ...(expiresAt && { expiresAt }),
  }
}
