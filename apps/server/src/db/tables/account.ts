import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretHash } from '../columns'

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash'),
  role: text({ enum: ['cook', 'admin'] }).notNull(),
  subscription: text({ enum: ['free', 'premium', 'pro'] }).notNull(),
  status: text({ enum: ['active', 'suspended'] }).notNull(),
  currentHouseholdId: uuid('current_household_id').notNull(),
  lastSeenAt: instant('last_seen_at'),
  suspendedReason: text('suspended_reason'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  tokenHash: secretHash('token_hash').notNull(),
  device: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const passwordResets = pgTable('password_resets', {
  secretHash: secretHash('secret_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const openidIdentities = pgTable(
  'openid_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: uuid('account_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

export const openidAttempts = pgTable('openid_attempts', {
  secretHash: secretHash('secret_hash').primaryKey(),
  codeVerifier: text('code_verifier'),
  nonce: text(),
  accountId: uuid('account_id'),
  expiresAt: instant('expires_at').notNull(),
})
