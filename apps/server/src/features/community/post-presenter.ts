import type { Post } from '@larder/contract/community'
import type { AllergenAnswer, RecipeDraft } from '@larder/contract/recipes'
import { canServe, type Eater, type Objection, type ServingDecision } from '@larder/kitchen/diet/eater'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import type { Db } from '../../db/database'
import { type PostRow, selectPosts } from '../../db/sql/community/posts'
import { findEaters } from '../diet/people'
import { deriveFields } from '../recipes/changes/derived-fields'
import { formatWarning } from '../recipes/matching/to-meal'
import { toAllergenAnswers } from '../recipes/page/allergen-answers'
import { formatDuration } from '../recipes/page/duration-text'
import { recipeFromContent } from '../recipes/page/recipe-details'
import { toAuthorLink } from './author-link'
import type { CommunityViewer } from './parts'

/**
 * Returns these posts in this order as a viewer sees them, from any community; deleted ones are left out. A post with a draft is
 * shown with the draft's content.
 */
export async function presentPosts(
  db: Db,
  viewer: CommunityViewer,
  ids: readonly number[],
  drafts?: ReadonlyMap<number, RecipeDraft>,
): Promise<Post[]> {
  const rows = ids.length === 0 ? [] : await selectPosts(db, viewer?.accountId, ids)
  return presentPostRows(
    db,
    viewer,
    rows.map((row) => withDraft(row, drafts?.get(row.id))),
  )
}

/** Returns posts as a viewer sees them, with warnings for the viewer's household. */
export async function presentPostRows(
  db: Db,
  viewer: CommunityViewer,
  rows: readonly PostRow[],
): Promise<Post[]> {
  if (rows.length === 0) return []
  const eaters = viewer ? await findEaters(db, viewer.householdId) : []
  return rows.map((row) => viewOf(row, viewer, eaters))
}

function withDraft(row: PostRow, draft: RecipeDraft | undefined): PostRow {
  if (!draft) return row
  const { title, servings, emoji = null } = draft
  const { country } = row.content
  const lines = toRecipeLines(draft.ingredients, country)
  const { tags, plate } = deriveFields(draft, lines)
  const content = { draft, lines, ...(country !== undefined && { country }) }
  return { ...row, title, servings, emoji, tags, plate, drawn: null, content }
}

function viewOf(row: PostRow, viewer: CommunityViewer, eaters: readonly Eater[]): Post {
  const { id, recipeId, title, servings, likes, comments, shares, liked, reported, content } = row
  const recipe = recipeFromContent(recipeId, content, null)
  const you = viewer !== undefined && row.authorId === viewer.accountId
  return {
    id,
    recipeId,
    community: row.communityId,
    title,
    author: { name: row.author, type: row.byAdmin ? 'admin' : 'user', you, ...toAuthorLink(row, you) },
    content: row.introduction,
    at: row.at.toISOString(),
    ...timesOf(content.draft),
    servings,
    ingredients: [...content.draft.ingredients],
    instructions: [...content.draft.steps],
    tags: [...row.tags],
    plate: [...row.plate],
    ...(row.drawn && !row.picture && { drawn: row.drawn }),
    ...(row.emoji !== null && { emoji: row.emoji }),
    ...(row.picture && { picture: row.picture }),
    likes,
    comments,
    shares,
    liked,
    reported,
    warnings: viewer ? warningsOf(canServe(recipe, eaters)) : [],
    allergens: viewer ? [] : toAllergenAnswers(recipe).flatMap(describeAllergen),
  }
}

/** Returns the times of a dish, each apart. */
function timesOf({ prepMinutes, cookMinutes, waitMinutes }: RecipeDraft) {
  return {
    preparationTime: formatDuration(prepMinutes),
    ...(cookMinutes > 0 && { cookTime: formatDuration(cookMinutes) }),
    ...(waitMinutes > 0 && { waitTime: formatDuration(waitMinutes) }),
  }
}

/** Returns a sentence per objection, refusals first. */
function warningsOf({ refusals, warnings }: ServingDecision): string[] {
  const about = new Map<string, Objection[]>()
  for (const one of [...refusals, ...warnings]) {
    const same = `${one.concerns} ${one.about} ${one.answer}`
    about.set(same, [...(about.get(same) ?? []), one])
  }
  return [...about.values()].flatMap((refusals) => formatWarning({ refusals, warnings: [] }) ?? [])
}

function describeAllergen({ allergen, answer }: AllergenAnswer): string[] {
  const name = allergen === 'msg' ? 'MSG' : allergen
  if (answer === 'none found') return []
  return [answer === 'contains' ? `Contains ${name}` : `Not known for ${name}`]
}
