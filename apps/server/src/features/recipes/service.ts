import { type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { MatchedRecipe, RecipeDetails, RecipeDraft, RecipeFilter } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import { householdCountry } from '../../db/household-country'
import type { WithHousehold } from '../../db/household-transaction'
import { selectRecipeIndexRows } from '../../db/sql/recipes/recipe-index'
import type { FoodTextReader } from '../../food-text/food-text-reader'
import type { Clock } from '../../time/clock'
import { createRecipeChanges } from './changes/recipe-changes'
import { createRecipeMarks } from './changes/recipe-marks'
import { listRecipeVersions } from './changes/recipe-versions'
import { findRecipeCountry, type ReadIngredients } from './changes/save-recipe'
import type { MatchingContext, MatchingContextLoader } from './matching/matching-context'
import { toMeal } from './matching/to-meal'
import { createRecipePages } from './page/recipe-pages'
import type { RecipeCardEntry } from './queries/recipe-cards'
import type { LiveRecipeIndex } from './recipe-index/live-recipe-index'
import { toIndexedRecipe } from './recipe-index/to-indexed-recipe'
import { findTopRecipes, searchRecipeGroups, searchRecipes } from './search/recipe-search'

export interface RecipesParts {
  db: Db
  clock: Clock
  withHousehold: WithHousehold
  recipeIndex: Pick<LiveRecipeIndex, 'recipe'>
  matchingContexts: MatchingContextLoader
  foodText: FoodTextReader
}

type RecipeViewer = Actor | undefined

/** The cookbook: public recipes, the household's own and the cooks' marks. */
export function createRecipes(parts: RecipesParts) {
  const { db, clock, withHousehold, recipeIndex, matchingContexts, foodText } = parts
  const changes = createRecipeChanges({ withHousehold })
  const pages = createRecipePages({ db, matchingContexts })

  /** Reads before the household is locked, and elsewhere: misspelt ingredients take long. */
  async function readIngredients(
    { accountId, householdId }: Actor,
    { ingredients }: RecipeDraft,
    signal: AbortSignal | undefined,
    recipeId?: number,
  ): Promise<ReadIngredients> {
    const country =
      recipeId === undefined ? await householdCountry(db, householdId) : await findRecipeCountry(db, recipeId)
    return { country, lines: await foodText.readIngredients(ingredients, country, { accountId, signal }) }
  }

  /** Returns cards with what this household lacks; recipes deleted meanwhile are left out. */
  async function mealsOf(
    found: readonly RecipeCardEntry[],
    context: MatchingContext,
  ): Promise<MatchedRecipe[]> {
    const notIndexed = found.filter(({ summary, version }) => !recipeIndex.recipe(summary.id, version))
    const ids = notIndexed.map(({ summary }) => summary.id)
    const indexRows = ids.length > 0 ? await selectRecipeIndexRows(db, ids) : []
    const rows = new Map(indexRows.map((row) => [row.id, toIndexedRecipe(row)]))
    return found.flatMap(({ summary, version }) => {
      const recipe = recipeIndex.recipe(summary.id, version) ?? rows.get(summary.id)
      return recipe ? [toMeal(summary, recipe, context)] : []
    })
  }

  return {
    async search(actor: RecipeViewer, { page, size, ...filter }: RecipeFilter & PageQuery) {
      const [context, { found, total }] = await Promise.all([
        matchingContexts.of(actor),
        searchRecipes(db, actor, filter, { page, size }),
      ])
      return { data: await mealsOf(found, context), page: toPageInfo({ page, size }, total) }
    },

    async groups(actor: RecipeViewer, { each, ...filter }: RecipeFilter & { each: number }) {
      const [context, { groups, total }] = await Promise.all([
        matchingContexts.of(actor),
        searchRecipeGroups(db, actor, filter, each),
      ])
      const meals = await mealsOf(
        groups.flatMap(({ found }) => found),
        context,
      )
      const mealGroups = groups.map(({ category, count }) => {
        return { category, count, meals: meals.filter((meal) => meal.category === category) }
      })
      return { total, groups: mealGroups, sample: context.sample }
    },

    top: (actor: RecipeViewer, limit: number) => findTopRecipes(db, actor, limit),
    versions: (actor: RecipeViewer, id: number, query: PageQuery) => listRecipeVersions(db, actor, id, query),

    async create(
      actor: Actor,
      { action, ...draft }: RecipeDraft & { action?: string | undefined },
      signal?: AbortSignal,
    ): Promise<RecipeDetails> {
      const { id } = await changes.create(actor, draft, await readIngredients(actor, draft, signal), action)
      return pages.get(actor, id)
    },

    async update(
      actor: Actor,
      id: number,
      { version, ...draft }: RecipeDraft & { version: number },
      signal?: AbortSignal,
    ) {
      const read = await readIngredients(actor, draft, signal, id)
      const after = await changes.update(actor, id, draft, read, version)
      return { ...(await pages.get(actor, id)), version: after }
    },

    remove: changes.remove,
    ...pages,
    ...createRecipeMarks({ db, clock }),
  }
}
