import type { AuditLogEntry } from '@larder/contract/admin'
import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secretHash } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })

export const messages = pgTable('messages', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: uuid('account_id'),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  createdAt: instant('created_at').notNull(),
  answer: text(),
  answeredBy: text('answered_by'),
  answererId: uuid('answerer_id'),
  answeredAt: instant('answered_at'),
  mailed: boolean().notNull().default(false),
})

export const auditLog = pgTable('audit_log', {
  id: bigintColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  adminId: uuid('admin_id'),
  adminName: text('admin_name').notNull(),
  kind: text({ enum: ['admin', 'account'] })
    .notNull()
    .default('admin'),
  action: text().$type<AuditLogEntry['action']>().notNull(),
  about: text().notNull(),
  aboutId: uuid('about_id'),
  note: text().notNull().default(''),
  at: instant().notNull(),
})

export const installation = pgTable('installation', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  registration: text({ enum: ['open', 'invite', 'closed'] })
    .notNull()
    .default('open'),
  plans: text({ enum: ['on', 'off'] })
    .notNull()
    .default('on'),
  secondFactor: text('second_factor', { enum: ['optional', 'required'] })
    .notNull()
    .default('optional'),
  photoMegabytes: integer('photo_megabytes').notNull().default(2000),
})

export const setUpLinks = pgTable('set_up_links', {
  secretHash: secretHash('secret_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
})

export const registrationInvitations = pgTable('registration_invitations', {
  secretHash: secretHash('secret_hash').primaryKey(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
