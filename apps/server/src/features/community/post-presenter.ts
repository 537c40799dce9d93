import type { Post } from '@larder/contract/community'
import type { AllergenAnswer, RecipeDraft } from '@larder/contract/recipes'
import { canServe, type Eater, type Objection, type ServingDecision } from '@larder/kitchen/diet/eater'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import type { RecipeContent } from '../../db/tables/recipes'
import { toAuthorLink } from './author-link'
import { findPostRows, type PostRow } from './post-queries'

export interface PostPresenterParts {
  db: Db
  eatersOf(db: Db, householdId: string): Promise<readonly Eater[]>
  recipeOf(id: number, content: RecipeContent): Recipe
  /** What is worked out from a recipe whenever it is saved. */
  derivedFrom(draft: RecipeDraft, lines: readonly RecipeLine[]): Pick<PostRow, 'tags' | 'plate'>
  warningOf(serving: Pick<ServingDecision, 'refusals' | 'warnings'>): string | undefined
  allergenAnswers(recipe: Recipe): readonly AllergenAnswer[]
  timeInWords(minutes: number): string
}

/** Posts as somebody sees them: with what speaks against each at their own table. */
export interface PostPresenter {
  /**
   * These posts in this order, wherever they stand; those that are gone are not among them. Where a draft is given for one, it
   * is shown as it would be with it.
   */
  of(
    viewer: Actor | undefined,
    ids: readonly number[],
    drafts?: ReadonlyMap<number, RecipeDraft>,
  ): Promise<Post[]>
  ofRows(viewer: Actor | undefined, rows: readonly PostRow[]): Promise<Post[]>
}

export function createPostPresenter(parts: PostPresenterParts): PostPresenter {
  const { db, eatersOf, recipeOf, derivedFrom, allergenAnswers, timeInWords } = parts

  async function ofRows(viewer: Actor | undefined, rows: readonly PostRow[]): Promise<Post[]> {
    if (rows.length === 0) return []
    const eaters = viewer ? await eatersOf(db, viewer.householdId) : []
    return rows.map((row) => viewOf(row, viewer, eaters))
  }

  function withDraft(row: PostRow, draft: RecipeDraft | undefined): PostRow {
    if (!draft) return row
    const { title, servings, emoji = null } = draft
    const { country } = row.content
    const lines = toRecipeLines(draft.ingredients, country)
    const { tags, plate } = derivedFrom(draft, lines)
    const content = { draft, lines, ...(country !== undefined && { country }) }
    return { ...row, title, servings, emoji, tags, plate, content }
  }

  function viewOf(row: PostRow, viewer: Actor | undefined, eaters: readonly Eater[]): Post {
    const { id, recipeId, title, servings, likes, comments, shares, liked, reported, content } = row
    const recipe = recipeOf(recipeId, content)
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
      ...(row.emoji !== null && { emoji: row.emoji }),
      ...(row.picture && { picture: row.picture }),
      likes,
      comments,
      shares,
      liked,
      reported,
      warnings: viewer ? warningsOf(canServe(recipe, eaters)) : [],
      allergens: viewer ? [] : allergenAnswers(recipe).flatMap(describeAllergen),
    }
  }

  /** A dish tells its own times, each by itself. */
  function timesOf({ prepMinutes, cookMinutes, waitMinutes }: RecipeDraft) {
    return {
      preparationTime: timeInWords(prepMinutes),
      ...(cookMinutes > 0 && { cookTime: timeInWords(cookMinutes) }),
      ...(waitMinutes > 0 && { waitTime: timeInWords(waitMinutes) }),
    }
  }

  /** A sentence for each thing that speaks against it, what forbids it first. */
  function warningsOf({ refusals, warnings }: ServingDecision): string[] {
    const about = new Map<string, Objection[]>()
    for (const one of [...refusals, ...warnings]) {
      const same = `${one.concerns} ${one.about} ${one.answer}`
      about.set(same, [...(about.get(same) ?? []), one])
    }
    return [...about.values()].flatMap((refusals) => parts.warningOf({ refusals, warnings: [] }) ?? [])
  }

  return {
    ofRows,
    async of(viewer, ids, drafts) {
      const rows = await findPostRows(db, viewer?.accountId, ids)
      return ofRows(
        viewer,
        rows.map((row) => withDraft(row, drafts?.get(row.id))),
      )
    },
  }
}

function describeAllergen({ allergen, answer }: AllergenAnswer): string[] {
  const name = allergen === 'msg' ? 'MSG' : allergen
  if (answer === 'none found') return []
  return [answer === 'contains' ? `Contains ${name}` : `Not known for ${name}`]
}
