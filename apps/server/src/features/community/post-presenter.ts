import type { Post } from '@larder/contract/community'
import type { AllergenAnswer, RecipeDraft } from '@larder/contract/recipes'
import { canServe, type Eater, type Objection, type ServingDecision } from '@larder/kitchen/diet/eater'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLines } from '@larder/kitchen/recipe/recipe-line'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { type PostRow, selectPosts } from '../../db/sql/community/posts'
import type { RecipeContent } from '../../db/tables/recipes'
import { toAuthorLink } from './author-link'

export interface PostPresenterParts {
  db: Db
  eatersOf(db: Db, householdId: string): Promise<readonly Eater[]>
  recipeOf(id: number, content: RecipeContent): Recipe
  /** Fields derived from a recipe whenever it is saved. */
  derivedFrom(draft: RecipeDraft, lines: readonly RecipeLine[]): Pick<PostRow, 'tags' | 'plate'>
  warningOf(serving: Pick<ServingDecision, 'refusals' | 'warnings'>): string | undefined
  allergenAnswers(recipe: Recipe): readonly AllergenAnswer[]
  timeInWords(minutes: number): string
}

/** Presents posts to a viewer, with warnings for the viewer's household. */
export interface PostPresenter {
  /**
   * Returns these posts in this order, from any community; deleted ones are left out. A post with a draft is shown with the
   * draft's content.
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

  /** Returns the times of a dish, each apart. */
  function timesOf({ prepMinutes, cookMinutes, waitMinutes }: RecipeDraft) {
    return {
      preparationTime: timeInWords(prepMinutes),
      ...(cookMinutes > 0 && { cookTime: timeInWords(cookMinutes) }),
      ...(waitMinutes > 0 && { waitTime: timeInWords(waitMinutes) }),
    }
  }

  /** Returns a sentence per objection, refusals first. */
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
      const rows = ids.length === 0 ? [] : await selectPosts(db, viewer?.accountId, ids)
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
