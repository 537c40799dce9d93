import * as z from 'zod/mini'
import { AccountRole, Subscription } from './account'
import {
  AdminUser,
  AuditKind,
  AuditLogEntry,
  ContactMessage,
  ContentReport,
  PendingSubmission,
  UserSortOrder,
  UserStatus,
} from './admin/admin-rows'
import { InstallationSettings, InstallationView } from './admin/installation'
import { MailTest, StorageView, SystemView } from './admin/system'
import { PostId } from './community/post'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { Email, Instant, PersonName, textField, Uuid } from './http/fields'
import { PageQuery } from './http/paging'

export * from './admin/admin-rows'
export * from './admin/installation'
export * from './admin/system'

/** The reason for a moderation action; the affected cook receives it. Example: 'This is an advertisement.'. */
const ModerationReason = textField({ max: 500 })

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
    summary: 'Returns counts of all, active and paying accounts, and of open admin tasks.',
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
    summary: 'Lists accounts, ten a page, searchable by name and email, with filters and order.',
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
    summary: 'Suspends an account. Ends its sessions and prevents sign-in.',
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
    summary: 'Reactivates a suspended account.',
    affects: affected.admin,
    params: byUserId,
    data: AdminUser,
    errors: userNotFound,
  }),
  changePlan: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/plan',
    access: 'admin',
    summary: 'Changes the plan of an account.',
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
    confirmed: true,
    summary: 'Grants or revokes the admin role.',
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
    confirmed: true,
    summary: 'Deletes an account with all data that belongs to it alone. Requires its email as confirmation.',
    affects: affected.admin,
    params: byUserId,
    body: z.object({ email: z.string().check(z.maxLength(254)), reason: ModerationReason }),
    errors: [...protectedUserErrors, 'email-differs'],
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/admin/users',
    access: 'admin',
    confirmed: true,
    summary:
      'Creates an account without a password and returns a link by which its owner chooses one within a week; emails it too where email is configured.',
    affects: affected.admin,
    body: z.object({ name: PersonName, email: Email }),
    /** Where there are no passwords, there is no link: its owner signs in through single sign-on. */
    data: z.object({
      user: AdminUser,
      link: z.optional(z.string()),
      expiresAt: z.optional(Instant),
      mailed: z.boolean(),
    }),
    status: 201,
    errors: ['email-taken'],
  }),
  openReset: endpoint({
    method: 'POST',
    path: '/admin/users/:id/reset',
    access: 'admin',
    confirmed: true,
    summary: 'Returns a one-time link to a new password, for an hour. Its owner is told by email.',
    affects: affected.admin,
    params: byUserId,
    data: z.object({ link: z.string(), expiresAt: Instant }),
    status: 201,
    errors: ['user-not-found', 'passwords-off'],
  }),
  signOutUser: endpoint({
    method: 'POST',
    path: '/admin/users/:id/sign-out',
    access: 'admin',
    summary: 'Ends all sessions of an account.',
    affects: affected.admin,
    params: byUserId,
    data: AdminUser,
    errors: ['user-not-found', 'not-yourself'],
  }),
  dropSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/users/:id/drop-second-factor',
    access: 'admin',
    confirmed: true,
    summary:
      'Removes the codes of the app, the recovery codes and the passkeys of an account. Its owner is told by email.',
    affects: affected.admin,
    params: byUserId,
    data: AdminUser,
    errors: ['user-not-found', 'not-yourself'],
  }),
  submissions: endpoint({
    method: 'GET',
    path: '/admin/submissions',
    access: 'admin',
    summary: 'Lists submitted recipes and changes to published ones, oldest first, as they would appear.',
    query: PageQuery,
    data: PendingSubmission,
    paged: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/submissions/:id/approve',
    access: 'admin',
    summary: 'Publishes a recipe in the version that the admin has seen.',
    affects: affected.admin,
    params: byId,
    body: z.object({ seen: z.string().check(z.maxLength(64)) }),
    errors: ['submission-not-found', 'submission-changed'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/admin/submissions/:id/delete',
    access: 'admin',
    summary: 'Returns a submission to its author with a reason.',
    affects: affected.admin,
    params: byId,
    body: z.object({ reason: ModerationReason }),
    errors: ['submission-not-found'],
  }),
  reports: endpoint({
    method: 'GET',
    path: '/admin/reports',
    access: 'admin',
    summary: 'Lists reports grouped by subject, oldest first.',
    query: PageQuery,
    data: ContentReport,
    paged: true,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/admin/reports/:kind/:id/dismiss',
    access: 'admin',
    summary: 'Dismisses the reports of a subject.',
    affects: affected.admin,
    params: z.object({ kind: z.enum(['post', 'comment']), id: PostId }),
    errors: ['report-not-found'],
  }),
  uphold: endpoint({
    method: 'POST',
    path: '/admin/reports/:kind/:id/delete',
    access: 'admin',
    summary: 'Removes reported content, sends its author the reason and closes the reports.',
    affects: affected.admin,
    params: z.object({ kind: z.enum(['post', 'comment']), id: PostId }),
    body: z.object({ reason: ModerationReason }),
    errors: ['report-not-found'],
  }),
  messages: endpoint({
    method: 'GET',
    path: '/admin/messages',
    access: 'admin',
    summary: 'Lists the messages of the contact form, unanswered first.',
    query: PageQuery,
    data: ContactMessage,
    paged: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/messages/:id/answer',
    access: 'admin',
    summary: 'Answers a message by email if email is configured; otherwise records the answer.',
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
    summary: 'Deletes a message.',
    affects: affected.admin,
    params: byId,
    errors: ['message-not-found'],
  }),
  audit: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'Lists the audit log, newest first: what admins did, and what cooks did to their own accounts.',
    query: z.extend(PageQuery, { kind: z.optional(AuditKind) }),
    data: AuditLogEntry,
    paged: true,
  }),
  installation: endpoint({
    method: 'GET',
    path: '/admin/installation',
    access: 'admin',
    summary:
      'Returns who may register, whether there are plans, whether everybody needs a second factor, and how much space a household’s photos may take.',
    data: InstallationView,
  }),
  saveInstallation: endpoint({
    method: 'PUT',
    path: '/admin/installation',
    access: 'admin',
    confirmed: true,
    summary:
      'Changes who may register, whether there are plans, whether everybody needs a second factor, and how much space a household’s photos may take. Only an admin who has one can require it.',
    affects: ['admin', ...affected.plans],
    body: z.partial(InstallationSettings),
    data: InstallationView,
    errors: ['setting-fixed', 'second-factor-first'],
  }),
  system: endpoint({
    method: 'GET',
    path: '/admin/system',
    access: 'admin',
    summary:
      'Returns the version and what is new, checks of what the installation stands on, and its jobs with their last runs.',
    data: SystemView,
  }),
  storage: endpoint({
    method: 'GET',
    path: '/admin/storage',
    access: 'admin',
    summary: 'Returns how much space photos take: in all, and of the households that keep most.',
    data: StorageView,
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/admin/test-mail',
    access: 'admin',
    summary:
      'Sends a test message, to the admin if no address is given, and tells what the mail server says.',
    affects: ['admin'],
    body: z.object({ to: z.optional(Email) }),
    data: MailTest,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/admin/invitations',
    access: 'admin',
    confirmed: true,
    summary: 'Creates a link by which one person can register, and emails it if an address is given.',
    affects: affected.admin,
    body: z.object({ email: z.optional(Email) }),
    data: z.object({ link: z.string(), expiresAt: Instant, mailed: z.boolean() }),
    status: 201,
  }),
})
