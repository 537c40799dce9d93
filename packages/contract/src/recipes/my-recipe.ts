import * as z from 'zod/mini'
import { CommunityId } from '../community/communities'
import { Instant } from '../http/fields'
import { RecipeDraft } from './recipe-content'
import { RecipePicture } from './recipe-picture'

/** Where a recipe stands with the community: handed in, shown, or given back with a reason. */
export const PostState = z.enum(['waiting', 'shown', 'returned'])
/** Where a recipe stands with the community. Example: 'waiting'. */
export type PostState = z.infer<typeof PostState>

/** A recipe as its cook keeps it. Example: a draft with 0 views. */
export const MyRecipe = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  description: z.string(),
  community: CommunityId,
  prepTime: z.string(),
  cookTime: z.string(),
  servings: z.int(),
  likes: z.int(),
  views: z.int(),
  /** 'published' once everybody can read it. */
  status: z.enum(['draft', 'published']),
  createdAt: Instant,
  updatedAt: Instant,
  emoji: z.optional(z.string()),
  picture: z.optional(RecipePicture),
  plate: z.array(z.string()),
  /** Lines the kitchen could not make sense of. */
  notUnderstood: z.int(),
  post: z.optional(
    z.object({
      id: z.int(),
      community: CommunityId,
      state: PostState,
      introduction: z.string(),
      /** Why it was given back. */
      reason: z.optional(z.string()),
      /** It is shown as it was approved; what its cook changed since waits for an admin. */
      changesWait: z.boolean(),
    }),
  ),
})
/** A recipe as its cook keeps it. Example: `recipe.status`. */
export type MyRecipe = z.infer<typeof MyRecipe>

/** A recipe as it opens in the form, with what its cook changed last. */
export const MyRecipeDraft = z.object({
  id: z.int(),
  version: z.int(),
  draft: RecipeDraft,
  picture: z.optional(RecipePicture),
})
/** A recipe as it opens in the form. Example: `own.draft.title`. */
export type MyRecipeDraft = z.infer<typeof MyRecipeDraft>

const field = (max: number) => z._default(z.string().check(z.maxLength(max)), '')

/** A form as far as it is filled in, nothing of it checked yet; kept while somebody writes. */
export const UnfinishedRecipe = z.object({
  title: field(400),
  description: field(4000),
  community: field(60),
  course: field(60),
  difficulty: field(60),
  prepTime: field(120),
  cookTime: field(120),
  waitTime: field(120),
  servings: field(40),
  ingredients: field(40_000),
  instructions: field(60_000),
  tags: field(1000),
  emoji: field(40),
  introduction: field(4000),
})
/** A form as far as it is filled in. Example: `unfinished.title`. */
export type UnfinishedRecipe = z.infer<typeof UnfinishedRecipe>

/** The ways a recipe leaves Larder as text. Example: 'cooklang'. */
export const RecipeFormat = z.enum(['cooklang', 'json-ld'])
/** The ways a recipe leaves Larder as text. Example: 'json-ld'. */
export type RecipeFormat = z.infer<typeof RecipeFormat>
