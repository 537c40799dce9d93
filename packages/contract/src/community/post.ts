import * as z from 'zod/mini'
import { Instant, textField, Uuid } from '../http/fields'
import { DrawnPicture } from '../recipes/drawn-picture'
import { RecipePicture } from '../recipes/recipe-picture'

/** The author of a post or comment. Example: Ana, whom you follow. */
export const AuthorSummary = z.object({
  /** Absent for samples and for authors with a private profile. */
  id: z.optional(Uuid),
  name: z.string(),
  avatar: z.optional(Uuid),
  /** 'admin' if the author is an admin of this installation. */
  type: z.enum(['user', 'admin']),
  you: z.boolean(),
  followed: z.boolean(),
})
/** The author of a post or comment. Example: `author.name`. */
export type AuthorSummary = z.infer<typeof AuthorSummary>

/** The id of a post or a comment. Example: 12. */
export const PostId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/** A shared recipe with its cook's introduction, as a card shows it. */
export const Post = z.object({
  /** Below one for samples. */
  id: z.int(),
  recipeId: z.optional(z.int()),
  community: z.string(),
  title: z.string(),
  author: AuthorSummary,
  /** The introduction as plain text. */
  content: z.string(),
  at: Instant,
  preparationTime: z.string(),
  /** Absent if nothing is cooked. */
  cookTime: z.optional(z.string()),
  /** Absent if nothing has to rest or cool. */
  waitTime: z.optional(z.string()),
  servings: z.int(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tags: z.array(z.string()),
  /** Foods for the composed plate, heaviest first. */
  plate: z.array(z.string()),
  drawn: z.optional(DrawnPicture),
  emoji: z.optional(z.string()),
  picture: z.optional(RecipePicture),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  liked: z.boolean(),
  /** Whether the requesting cook reported it. */
  reported: z.boolean(),
  /** Conflicts with the viewer's household, or verdicts that are not known; shown first. */
  warnings: z.array(z.string()),
  /** For visitors: the allergens it contains, and those that are not known. */
  allergens: z.array(z.string()),
})
/** A shared recipe. Example: `post.likes`. */
export type Post = z.infer<typeof Post>

/** The order of posts: Most Recent, Most Popular, Most Discussed. Example: 'popular'. */
export const PostSortOrder = z.enum(['recent', 'popular', 'discussed'])
/** The order of posts. Example: 'recent'. */
export type PostSortOrder = z.infer<typeof PostSortOrder>

/** The text of a comment. Example: 'Mine needed ten minutes more.'. */
export const CommentText = textField({ max: 2000 })

/** A comment on a post; a reply belongs to a top-level comment. */
export const Comment = z.object({
  id: z.int(),
  /** The comment it replies to; absent for top-level comments. */
  parentId: z.optional(z.int()),
  author: AuthorSummary,
  /** Empty if it was removed and only its replies remain. */
  text: z.string(),
  at: Instant,
  editedAt: z.optional(Instant),
  removed: z.boolean(),
  /** The author can edit it until then. */
  editableUntil: z.optional(Instant),
  reported: z.boolean(),
})
/** A comment on a post. Example: `comment.text`. */
export type Comment = z.infer<typeof Comment>

/** A comment with its replies, oldest first. */
export const CommentThread = z.extend(Comment, { answers: z.array(Comment) })
/** A comment with its replies. Example: `thread.answers.length`. */
export type CommentThread = z.infer<typeof CommentThread>

/** The reason of a report. Example: 'unsafe' for raw beans in a salad. */
export const ReportReason = z.enum(['spam', 'rude', 'unsafe', 'stolen', 'off-topic', 'other'])
/** The reason of a report. Example: 'spam'. */
export type ReportReason = z.infer<typeof ReportReason>

/** The body of a report. Example: `{ reason: 'unsafe', words: 'Raw kidney beans.' }`. */
export const NewReport = z.object({
  reason: ReportReason,
  words: z._default(textField({ min: 0, max: 1000 }), ''),
})

/** The public profile of a cook. */
export const CookProfile = z.object({
  id: Uuid,
  name: z.string(),
  avatar: z.optional(Uuid),
  type: z.enum(['user', 'admin']),
  since: Instant,
  posts: z.int(),
  followers: z.int(),
  following: z.int(),
  you: z.boolean(),
  followed: z.boolean(),
})
/** The public profile of a cook. Example: `profile.followers`. */
export type CookProfile = z.infer<typeof CookProfile>
