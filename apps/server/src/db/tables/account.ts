import type { FormatLocale, WelcomeStep } from '@larder/contract/account'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, secretHash } from '../columns'

/** The fate of a household when its owner's account is deleted: another member becomes owner, or it is deleted too. */
export interface HouseholdHandover {
  readonly householdId: string
  readonly to?: string | undefined
}

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
  avatarId: uuid('avatar_id'),
  timeZone: text('time_zone'),
  planBy: text('plan_by', { enum: ['nothing', 'trial', 'payment', 'admin'] })
    .notNull()
    .default('nothing'),
  planEndsAt: instant('plan_ends_at'),
  planGiven: text('plan_given', { enum: ['premium', 'pro'] }),
  trialAt: instant('trial_at'),
  deletionAt: instant('deletion_at'),
  welcome: text().$type<WelcomeStep>().notNull().default('done'),
  emailConfirmedAt: instant('email_confirmed_at'),
  householdHandovers: jsonb('household_handovers').$type<readonly HouseholdHandover[]>(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const accountSettings = pgTable('account_settings', {
  accountId: uuid('account_id').primaryKey(),
  theme: text({ enum: ['system', 'light', 'dark'] })
    .notNull()
    .default('system'),
  measures: text({ enum: ['written', 'metric', 'us'] })
    .notNull()
    .default('written'),
  locale: text('locale').$type<FormatLocale>().notNull().default('en-GB'),
  profileVisible: boolean('profile_visible').notNull().default(true),
  analytics: boolean().notNull().default(true),
})

export const avatars = pgTable('avatars', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  bytes: bytea().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const emailChanges = pgTable('email_changes', {
  accountId: uuid('account_id').primaryKey(),
  email: text().notNull(),
  secretHash: secretHash('secret_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const emailCodes = pgTable('email_codes', {
  accountId: uuid('account_id').primaryKey(),
  email: text().notNull(),
  codeHash: secretHash('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const dataArchives = pgTable('data_archives', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  state: text({ enum: ['working', 'ready', 'failed'] }).notNull(),
  done: real().notNull().default(0),
  secret: text().notNull(),
  bytes: bigint({ mode: 'number' }),
  askedAt: instant('asked_at').notNull(),
  heartbeatAt: instant('heartbeat_at').notNull(),
  expiresAt: instant('expires_at'),
})

export const dataArchiveParts = pgTable(
  'data_archive_parts',
  {
    archiveId: uuid('archive_id').notNull(),
    place: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.archiveId, table.place] })],
)

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  tokenHash: secretHash('token_hash').notNull(),
  device: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  secondFactor: boolean('second_factor').notNull().default(false),
})

export const passwordResets = pgTable('password_resets', {
  secretHash: secretHash('secret_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  provesEmail: boolean('proves_email').notNull().default(false),
  expiresAt: instant('expires_at').notNull(),
})

export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id').primaryKey(),
  sealed: bytea(),
  confirmedAt: instant('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id').notNull(),
    codeHash: secretHash('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  accountId: uuid('account_id').notNull(),
  credentialId: bytea('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  uses: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: secretHash('challenge_hash').primaryKey(),
  accountId: uuid('account_id'),
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
