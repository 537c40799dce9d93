import * as z from 'zod/mini'
import { AccountRole, Subscription } from './account'
import {
  AdminUser,
  AuditLogEntry,
  ContactMessage,
  ContentReport,
  PendingSubmission,
  UserSortOrder,
  UserStatus,
} from './admin/admin-rows'
import { PostId } from './community/post'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { textField, Uuid } from './http/fields'
import { PageQuery } from './http/paging'

export * from './admin/admin-rows'

/** The reason for a moderation action; the affected cook receives it. Example: 'This is an advertisement.'. */
export const ModerationReason = textField({ max: 500 })

const byUserId = z.object({ id: Uuid })
const byId = z.object({ id: PostId })
const userNotFound = ['user-not-found'] as const
const protectedUserErrors = ['user-not-found', 'not-yourself', 'last-admin'] as const

/** Admin endpoints; every change is written to the audit log. Example: `admin.approve`. */
export const admin = feature('admin', {
  overview: endpoint({
    method: 'GET',
    path: '/admin/overview',
    access: 'admin',
    summary: 'How many accounts there are, are active, pay, and what waits for an admin.',
    data: z.object({
      users: z.int(),
      active: z.int(),
      paying: z.int(),
      scansToday: z.int(),
      submissions: z.int(),
      reports: z.int(),
      messages: z.int(),
    }),
  }),
  users: endpoint({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: 'Accounts, ten a page: searched by name and email, filtered, sorted.',
    query: z.extend(PageQuery, {
      search: z.optional(textField({ min: 0, max: 120 })),
      status: z.optional(UserStatus),
      plan: z.optional(Subscription),
      sort: z._default(UserSortOrder, 'joined'),
      down: z._default(z.stringbool(), true),
    }),
    data: AdminUser,
    paged: true,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/admin/users/:id/suspend',
    access: 'admin',
    summary: 'Suspend an account: its sessions end at once and nobody can sign in with it.',
    affects: affected.admin,
    params: byUserId,
    body: z.object({ reason: ModerationReason }),
    data: AdminUser,
    errors: protectedUserErrors,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/admin/users/:id/reactivate',
    access: 'admin',
    summary: 'Let a suspended account in again.',
    affects: affected.admin,
    params: byUserId,
    data: AdminUser,
    errors: userNotFound,
  }),
  changePlan: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/plan',
    access: 'admin',
    summary: 'Give an account another plan.',
    affects: affected.admin,
    params: byUserId,
    body: z.object({ plan: Subscription }),
    data: AdminUser,
    errors: [...userNotFound, 'plan-paid'],
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/role',
    access: 'admin',
    summary: 'Make somebody an admin, or a cook again.',
    affects: affected.admin,
    params: byUserId,
    body: z.object({ role: AccountRole }),
    data: AdminUser,
    errors: protectedUserErrors,
  }),
  removeUser: endpoint({
    method: 'POST',
    path: '/admin/users/:id/delete',
    access: 'admin',
    summary: 'Delete an account with everything that is only theirs. The email must be given once more.',
    affects: affected.admin,
    params: byUserId,
    body: z.object({ email: z.string().check(z.maxLength(254)), reason: ModerationReason }),
    errors: [...protectedUserErrors, 'email-differs'],
  }),
  submissions: endpoint({
    method: 'GET',
    path: '/admin/submissions',
    access: 'admin',
    summary: 'Recipes handed in, and changes to shown ones, oldest first, each as it would look.',
    query: PageQuery,
    data: PendingSubmission,
    paged: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/submissions/:id/approve',
    access: 'admin',
    summary: 'Show a recipe to everybody, in the version the admin has seen.',
    affects: affected.admin,
    params: byId,
    body: z.object({ seen: z.string().check(z.maxLength(64)) }),
    errors: ['submission-not-found', 'submission-changed'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/admin/submissions/:id/delete',
    access: 'admin',
    summary: 'Give a submission back with a reason that its author is told.',
    affects: affected.admin,
    params: byId,
    body: z.object({ reason: ModerationReason }),
    errors: ['submission-not-found'],
  }),
  reports: endpoint({
    method: 'GET',
    path: '/admin/reports',
    access: 'admin',
    summary: 'What was reported, gathered by what it is about, oldest first.',
    query: PageQuery,
    data: ContentReport,
    paged: true,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/admin/reports/:kind/:id/dismiss',
    access: 'admin',
    summary: 'Nothing is wrong with it: the reports are closed.',
    affects: affected.admin,
    params: z.object({ kind: z.enum(['post', 'comment']), id: PostId }),
    errors: ['report-not-found'],
  }),
  uphold: endpoint({
    method: 'POST',
    path: '/admin/reports/:kind/:id/delete',
    access: 'admin',
    summary: 'Take it away with a reason that its author is told; the reports are closed.',
    affects: affected.admin,
    params: z.object({ kind: z.enum(['post', 'comment']), id: PostId }),
    body: z.object({ reason: ModerationReason }),
    errors: ['report-not-found'],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    summary: 'What people wrote through the contact form, unanswered first.',
    query: PageQuery,
    data: ContactMessage,
    paged: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/messages/:id/answer',
    access: 'admin',
    summary: 'Answer a message by mail, where mail is set up, or note how it was answered.',
    affects: affected.admin,
    params: byId,
    body: z.object({ text: textField({ max: 5000 }) }),
    data: ContactMessage,
    errors: ['message-not-found'],
  }),
  dropMessage: endpoint({
    method: 'DELETE',
    path: '/admin/messages/:id',
    access: 'admin',
    summary: 'Delete a message.',
    affects: affected.admin,
    params: byId,
    errors: ['message-not-found'],
  }),
  audit: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'Every act of an admin, newest first.',
    query: PageQuery,
    data: AuditLogEntry,
    paged: true,
  }),
})
