import * as z from 'zod/mini'
import { AccountRole, Subscription } from '../account'
import { CommunityId } from '../community/communities'
import { Post, ReportReason } from '../community/post'
import { DayText, Instant, Uuid } from '../http/fields'
import { Difficulty, RecipeCourse, RecipeOccasion } from '../recipes/recipe-content'

/** Where an account stands: not seen for 30 days is Inactive. Example: 'Active'. */
export const UserStatus = z.enum(['Active', 'Inactive', 'Suspended'])
/** Where an account stands. Example: 'Suspended'. */
export type UserStatus = z.infer<typeof UserStatus>

/** What the table of accounts is sorted by. Example: 'joined'. */
export const UserSortOrder = z.enum(['name', 'email', 'status', 'plan', 'scans', 'recipes', 'joined'])
/** What the table of accounts is sorted by. Example: 'name'. */
export type UserSortOrder = z.infer<typeof UserSortOrder>

/** An account as admins see it. */
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
  you: z.boolean(),
})
/** An account as admins see it. Example: `user.scansCount`. */
export type AdminUser = z.infer<typeof AdminUser>

/** What a post does not say of its recipe but the recipe's own page does: whoever lets it be shown reads it all. */
const told = {
  description: z.string(),
  cuisine: z.optional(z.string()),
  equipment: z.array(z.string()),
  difficulty: Difficulty,
  category: RecipeCourse,
  occasions: z.array(RecipeOccasion),
}

/** A recipe that waits to be shown, as it would look. */
export const PendingSubmission = z.object({
  /** Of the post. */
  id: z.int(),
  title: z.string(),
  author: z.string(),
  authorId: Uuid,
  community: CommunityId,
  at: Instant,
  kind: z.enum(['new', 'change']),
  /** What the admin looked at; approving names it, so that nothing else is approved. */
  seen: z.string(),
  post: Post,
  ...told,
})
/** A recipe that waits to be shown. Example: `submission.author`. */
export type PendingSubmission = z.infer<typeof PendingSubmission>

/** What a recipe says beyond its post. Example: `facts.cuisine`. */
export type SubmissionFacts = Pick<PendingSubmission, keyof typeof told>

/** What was reported, by how many and why. */
export const ContentReport = z.object({
  kind: z.enum(['post', 'comment']),
  /** Of the post or comment. */
  id: z.int(),
  at: Instant,
  post: Post,
  ...told,
  comment: z.optional(z.object({ text: z.string(), author: z.string(), at: Instant })),
  reports: z.array(z.object({ reason: ReportReason, words: z.string(), by: z.string(), at: Instant })),
})
/** What was reported. Example: `report.reports.length`. */
export type ContentReport = z.infer<typeof ContentReport>

/** What somebody wrote through the contact form. */
export const ContactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  at: Instant,
  answer: z.optional(z.object({ text: z.string(), by: z.string(), at: Instant, mailed: z.boolean() })),
})
/** What somebody wrote. Example: `message.subject`. */
export type ContactMessage = z.infer<typeof ContactMessage>

/** One act of an admin. Example: Ana suspended Bo: 'Spam in every comment.'. */
export const AuditLogEntry = z.object({
  id: z.int(),
  at: Instant,
  by: z.string(),
  deed: z.enum([
    'suspended',
    'reactivated',
    'changed plan',
    'promoted',
    'demoted',
    'deleted account',
    'approved',
    'approved change',
    'returned',
    'dismissed report',
    'removed post',
    'removed comment',
    'answered message',
    'deleted message',
  ]),
  /** Who or what it was done to, as it was called then. */
  about: z.string(),
  note: z.string(),
})
/** One act of an admin. Example: `act.deed`. */
export type AuditLogEntry = z.infer<typeof AuditLogEntry>
