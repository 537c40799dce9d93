import * as z from 'zod/mini'
import { Instant, textField, Uuid } from '../http/fields'
import { RecipePicture } from '../recipes/recipe-picture'

/** Who wrote something. Example: Ana, whom you follow. */
export const AuthorSummary = z.object({
  /** Absent for samples, and where whoever wrote it keeps their profile to themselves. */
  id: z.optional(Uuid),
  name: z.string(),
  avatar: z.optional(Uuid),
  /** 'admin' when somebody who runs this place wrote it. */
  type: z.enum(['user', 'admin']),
  you: z.boolean(),
  followed: z.boolean(),
})
/** Who wrote something. Example: `author.name`. */
export type AuthorSummary = z.infer<typeof AuthorSummary>

/** The number of a post or a comment. Example: 12. */
export const PostId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/** A recipe that a cook shared, with their introduction, as a card shows it. */
export const Post = z.object({
  /** Below one for samples, which nobody has posted. */
  id: z.int(),
  recipeId: z.optional(z.int()),
  community: z.string(),
  title: z.string(),
  author: AuthorSummary,
  /** The introduction, in plain words. */
  content: z.string(),
  at: Instant,
  preparationTime: z.string(),
  /** Absent where nothing is cooked. */
  cookTime: z.optional(z.string()),
  /** Absent where nothing has to rest or cool. */
  waitTime: z.optional(z.string()),
  servings: z.int(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  tags: z.array(z.string()),
  /** Foods for its composed plate, the heaviest first. */
  plate: z.array(z.string()),
  emoji: z.optional(z.string()),
  picture: z.optional(RecipePicture),
  likes: z.int(),
  comments: z.int(),
  shares: z.int(),
  liked: z.boolean(),
  /** The one who asks has reported it. */
  reported: z.boolean(),
  /** What speaks against it at the viewer's table, or cannot be judged; said before anything else. */
  warnings: z.array(z.string()),
  /** For a visitor: what it contains, and what is not known. */
  allergens: z.array(z.string()),
})
/** A recipe that a cook shared. Example: `post.likes`. */
export type Post = z.infer<typeof Post>

/** How posts are ordered: Most Recent, Most Popular, Most Discussed. Example: 'popular'. */
export const PostSortOrder = z.enum(['recent', 'popular', 'discussed'])
/** How posts are ordered. Example: 'recent'. */
export type PostSortOrder = z.infer<typeof PostSortOrder>

/** What a cook writes under a post. Example: 'Mine needed ten minutes more.'. */
export const CommentText = textField({ max: 2000 })

/** Something said under a post; an answer belongs to one of the first level. */
export const Comment = z.object({
  id: z.int(),
  /** What it answers; absent on the first level. */
  parentId: z.optional(z.int()),
  author: AuthorSummary,
  /** Empty when it was taken away and only its answers remain. */
  text: z.string(),
  at: Instant,
  editedAt: z.optional(Instant),
  removed: z.boolean(),
  /** Until then its author may change it. */
  editableUntil: z.optional(Instant),
  reported: z.boolean(),
})
/** Something said under a post. Example: `comment.text`. */
export type Comment = z.infer<typeof Comment>

/** A comment with everything that answers it, oldest first. */
export const CommentThread = z.extend(Comment, { answers: z.array(Comment) })
/** A comment with its answers. Example: `thread.answers.length`. */
export type CommentThread = z.infer<typeof CommentThread>

/** Why something is reported. Example: 'unsafe' for raw beans in a salad. */
export const ReportReason = z.enum(['spam', 'rude', 'unsafe', 'stolen', 'off-topic', 'other'])
/** Why something is reported. Example: 'spam'. */
export type ReportReason = z.infer<typeof ReportReason>

/** A report as somebody files it. Example: `{ reason: 'unsafe', words: 'Raw kidney beans.' }`. */
export const NewReport = z.object({
  reason: ReportReason,
  words: z._default(textField({ min: 0, max: 1000 }), ''),
})

/** A cook as others see them. */
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
/** A cook as others see them. Example: `profile.followers`. */
export type CookProfile = z.infer<typeof CookProfile>
