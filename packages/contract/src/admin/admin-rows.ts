import * as z from 'zod/mini'
import { AccountRole, Subscription } from '../account'
import { CommunityId } from '../community/communities'
import { Post, ReportReason } from '../community/post'
import { DayText, Instant, Uuid } from '../http/fields'
import { Difficulty, RecipeCourse, RecipeOccasion } from '../recipes/recipe-content'

/** The state of an account; an account not seen for 30 days is 'Inactive'. Example: 'Active'. */
export const UserStatus = z.enum(['Active', 'Inactive', 'Suspended'])
/** The state of an account. Example: 'Suspended'. */
export type UserStatus = z.infer<typeof UserStatus>

/** Sort order of the account table. Example: 'joined'. */
export const UserSortOrder = z.enum(['name', 'email', 'status', 'plan', 'scans', 'recipes', 'joined'])
/** Sort order of the account table. Example: 'name'. */
export type UserSortOrder = z.infer<typeof UserSortOrder>

/** An account in the admin view. */
export const AdminUser = z.object({
  id: Uuid,
  name: z.string(),
  email: z.string(),
  status: UserStatus,
  subscription: Subscription,
  role: AccountRole,
  scansCount: z.int(),
  recipesCount: z.int(),
  joinedDate: DayText,
  lastSeenAt: z.optional(Instant),
  /** Has an authenticator app or a passkey. */
  secondFactor: z.boolean(),
  you: z.boolean(),
})
/** An account in the admin view. Example: `user.scansCount`. */
export type AdminUser = z.infer<typeof AdminUser>

/** Facts of a recipe that its page shows but its post does not. The reviewing admin sees all of them. */
const submissionFacts = {
  description: z.string(),
  cuisine: z.optional(z.string()),
  equipment: z.array(z.string()),
  difficulty: Difficulty,
  category: RecipeCourse,
  occasions: z.array(RecipeOccasion),
}

/** A recipe that awaits approval, as it would be published. */
export const PendingSubmission = z.object({
  /** The id of the post. */
  id: z.int(),
  title: z.string(),
  author: z.string(),
  authorId: Uuid,
  community: CommunityId,
  at: Instant,
  kind: z.enum(['new', 'change']),
  /** The version the admin reviewed. Approval sends it back, so that a later version is not approved by mistake. */
  seen: z.string(),
  post: Post,
  ...submissionFacts,
})
/** A recipe that awaits approval. Example: `submission.author`. */
export type PendingSubmission = z.infer<typeof PendingSubmission>

/** Facts of a recipe beyond its post. Example: `facts.cuisine`. */
export type SubmissionFacts = Pick<PendingSubmission, keyof typeof submissionFacts>

/** Reported content, with the number of reports and their reasons. */
export const ContentReport = z.object({
  kind: z.enum(['post', 'comment']),
  /** The id of the post or comment. */
  id: z.int(),
  at: Instant,
  post: Post,
  ...submissionFacts,
  comment: z.optional(z.object({ text: z.string(), author: z.string(), at: Instant })),
  reports: z.array(z.object({ reason: ReportReason, words: z.string(), by: z.string(), at: Instant })),
})
/** Reported content. Example: `report.reports.length`. */
export type ContentReport = z.infer<typeof ContentReport>

/** A message from the contact form. */
export const ContactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  at: Instant,
  answer: z.optional(z.object({ text: z.string(), by: z.string(), at: Instant, mailed: z.boolean() })),
})
/** A message from the contact form. Example: `message.subject`. */
export type ContactMessage = z.infer<typeof ContactMessage>

/** Who acted: an admin, or a cook on their own account. Example: 'admin'. */
export const AuditKind = z.enum(['admin', 'account'])

/** An entry of the audit log. Example: Ana suspended Bo: 'Spam in every comment.'. */
export const AuditLogEntry = z.object({
  id: z.int(),
  kind: AuditKind,
  at: Instant,
  by: z.string(),
  action: z.enum([
    'suspended',
    'reactivated',
    'changed plan',
    'promoted',
    'demoted',
    'created account',
    'deleted account',
    'approved',
    'approved change',
    'returned',
    'dismissed report',
    'removed post',
    'removed comment',
    'answered message',
    'deleted message',
    'changed settings',
    'invited',
    'opened password reset',
    'signed out',
    'removed second factor',
    'sent test message',
    'changed password',
    'reset password',
    'changed email',
    'turned on second factor',
    'turned off second factor',
    'added passkey',
    'removed passkey',
    'created API key',
    'revoked API key',
    'linked single sign-on',
    'scheduled deletion',
    'cancelled deletion',
  ]),
  /** The name of the affected account or content at that time. */
  about: z.string(),
  note: z.string(),
})
/** An entry of the audit log. Example: `entry.action`. */
export type AuditLogEntry = z.infer<typeof AuditLogEntry>
