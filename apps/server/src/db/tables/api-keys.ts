import type { KeyScope } from '@larder/contract/api-keys'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretHash } from '../columns'

export const apiKeysTable = pgTable('api_keys', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  name: text().notNull(),
  start: text().notNull(),
  keyHash: secretHash('key_hash').notNull(),
  scopes: text().array().$type<KeyScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  expiresAt: instant('expires_at'),
})
