import * as z from 'zod/mini'
import { CommunityId } from '../community/communities'
import { Instant } from '../http/fields'
import { DrawnPicture } from './drawn-picture'
import { RecipeDraft } from './recipe-content'
import { RecipePicture } from './recipe-picture'

/** The publication state of a recipe: submitted, published, or returned with a reason. */
export const PostState = z.enum(['waiting', 'shown', 'returned'])
/** The publication state of a recipe. Example: 'waiting'. */
export type PostState = z.infer<typeof PostState>

/** A recipe as its author sees it. Example: a draft with 0 views. */
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
  /** 'published' if everybody can read it. */
  status: z.enum(['draft', 'published']),
  createdAt: Instant,
  updatedAt: Instant,
  emoji: z.optional(z.string()),
  picture: z.optional(RecipePicture),
  plate: z.array(z.string()),
  drawn: z.optional(DrawnPicture),
  /** Lines the kitchen could not parse. */
  notUnderstood: z.int(),
  post: z.optional(
    z.object({
      id: z.int(),
      community: CommunityId,
      state: PostState,
      introduction: z.string(),
      /** The reason it was returned. */
      reason: z.optional(z.string()),
      /** Published as approved; later changes by its author await approval. */
      changesWait: z.boolean(),
    }),
  ),
})
/** A recipe as its author sees it. Example: `recipe.status`. */
export type MyRecipe = z.infer<typeof MyRecipe>

/** A recipe for the edit form, with its author's latest changes. */
export const MyRecipeDraft = z.object({
  id: z.int(),
  version: z.int(),
  draft: RecipeDraft,
  picture: z.optional(RecipePicture),
})
/** A recipe for the edit form. Example: `own.draft.title`. */
export type MyRecipeDraft = z.infer<typeof MyRecipeDraft>

const field = (max: number) => z._default(z.string().check(z.maxLength(max)), '')

/** A partly filled form, not validated; stored while the cook writes. */
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
/** A partly filled form. Example: `unfinished.title`. */
export type UnfinishedRecipe = z.infer<typeof UnfinishedRecipe>

/** The export formats of a recipe. Example: 'cooklang'. */
export const RecipeFormat = z.enum(['cooklang', 'json-ld'])
/** The export formats of a recipe. Example: 'json-ld'. */
export type RecipeFormat = z.infer<typeof RecipeFormat>
