import { type PageQuery, pageOf } from '@larder/contract/paging'
import type { Meal, RecipeDetails, RecipeDraft, RecipeFilter } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Card } from './cards'
import type { Kitchen, Kitchens } from './kitchens'
import { openMarks } from './marks'
import { mealOf } from './meal'
import { openRecipePages } from './recipe-page'
import { findGroups, findRecipes, topRecipes } from './search'
import type { Shelf } from './shelf'
import { recipeIn, shelfRows } from './shelf-rows'
import { versionsOf } from './versions'
import { openWriting } from './writing'

export interface RecipesParts {
  db: Db
  clock: Clock
  shelf: Pick<Shelf, 'recipe'>
  kitchens: Kitchens
}

type Somebody = Actor | undefined

/** The cookbook: what everybody may read, what a cook's household wrote, and what cooks think of it. */
export function openRecipes({ db, clock, shelf, kitchens }: RecipesParts) {
  const writing = openWriting({ db, clock })
  const pages = openRecipePages({ db, kitchens })

  /** Cards with what this kitchen lacks; what went in the meantime is left out. */
  async function mealsOf(found: readonly Card[], kitchen: Kitchen): Promise<Meal[]> {
    const elsewhere = found.filter(({ summary, version }) => !shelf.recipe(summary.id, version))
    const ids = elsewhere.map(({ summary }) => summary.id)
    const read = ids.length > 0 ? await shelfRows(db, ids) : []
    const rows = new Map(read.map((row) => [row.id, recipeIn(row, (word) => word)]))
    return found.flatMap(({ summary, version }) => {
      const recipe = shelf.recipe(summary.id, version) ?? rows.get(summary.id)
      return recipe ? [mealOf(summary, recipe, kitchen)] : []
    })
  }

  return {
    async search(actor: Somebody, { page, size, ...filter }: RecipeFilter & PageQuery) {
      const [kitchen, { found, total }] = await Promise.all([
        kitchens.of(actor),
        findRecipes(db, actor, filter, { page, size }),
      ])
      return { data: await mealsOf(found, kitchen), page: pageOf({ page, size }, total) }
    },

    async groups(actor: Somebody, { each, ...filter }: RecipeFilter & { each: number }) {
      const [kitchen, { groups, total }] = await Promise.all([
        kitchens.of(actor),
        findGroups(db, actor, filter, each),
      ])
      const meals = await mealsOf(
        groups.flatMap(({ found }) => found),
        kitchen,
      )
      const shown = groups.map(({ category, count }) => {
        return { category, count, meals: meals.filter((meal) => meal.category === category) }
      })
      return { total, groups: shown, sample: kitchen.sample }
    },

    top: (actor: Somebody, limit: number) => topRecipes(db, actor, limit),
    versions: (actor: Somebody, id: number, query: PageQuery) => versionsOf(db, actor, id, query),

    async create(
      actor: Actor,
      { action, ...draft }: RecipeDraft & { action?: string | undefined },
    ): Promise<RecipeDetails> {
      const { id } = await writing.create(actor, draft, action)
      return pages.get(actor, id)
    },

    async update(actor: Actor, id: number, { version, ...draft }: RecipeDraft & { version: number }) {
      const after = await writing.update(actor, id, draft, version)
      return { ...(await pages.get(actor, id)), version: after }
    },

    remove: writing.remove,
    ...pages,
    ...openMarks({ db, clock }),
  }
}
