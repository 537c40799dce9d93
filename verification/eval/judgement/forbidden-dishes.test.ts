import type { AllergenId, DietId } from '@larder/contract/diet'
import type { Day } from '@larder/kitchen/date/day'
import { addDays } from '@larder/kitchen/date/day'
import { dietaryNeedsOf, dishProfileOf, type Eater } from '@larder/kitchen/diet/eater'
import { flexibleDishesForMeals } from '@larder/kitchen/flexible-dish/flexible-dishes-for-meals'
import { linkFood } from '@larder/kitchen/food-names/link-food'
import { amount, parseAmountText } from '@larder/kitchen/quantity/amount'
import { indexStock } from '@larder/kitchen/recipe-coverage/stock-index'
import type { Lot } from '@larder/kitchen/stock/lot'
import { expect, test } from 'vitest'
import {
  cookbookFolder,
  listCookbookFiles,
  readFilesToInspect,
} from '../../../apps/server/src/features/recipes/cookbook/cookbook-folder'
import { toKitchenRecipe } from '../../../apps/server/src/features/recipes/cookbook/kitchen-recipe'
import { findForbiddenLine } from './eater-restrictions'
import { generateKitchen } from './generated/generate-kitchen'
import type { JudgedEater } from './judged-kitchens'

const diets: readonly DietId[] = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'paleo',
  'keto',
  'low-carb',
  'gluten-free',
  'dairy-free',
]
const allergens: readonly AllergenId[] = [
  'nuts',
  'peanuts',
  'shellfish',
  'molluscs',
  'fish',
  'eggs',
  'dairy',
  'gluten',
  'sesame',
  'soy',
  'celery',
  'mustard',
  'nightshades',
]
const today = '2026-11-16' as Day
/** It reads all recipes, which takes seconds of work and minutes on a busy machine. */
const longest = 600_000

test(
  'no dish of the cookbook is allowed to somebody who must not eat it, as a plain eye reads its lines',
  async () => {
    const people: JudgedEater[] = [
      ...diets.map((diet) => ({ name: diet, diets: [diet] })),
      ...allergens.map((allergen) => ({
        name: allergen,
        restrictions: [{ allergen, severity: 'high' as const }],
      })),
    ]
    const files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
    const recipes = files.flatMap(({ recipe }) =>
      recipe ? [toKitchenRecipe(recipe.id, recipe.draft, recipe.facts)] : [],
    )
    expect(recipes.length).toBeGreaterThan(500)
    const forbidden = recipes.flatMap((recipe) => {
      const { contains, notKnown, unfit, unjudged } = dishProfileOf(recipe)
      const lines = recipe.lines.map(({ text }) => text)
      return people.flatMap((person) => {
        const needs = dietaryNeedsOf([toEater(person)])
        if (((contains | notKnown) & needs.avoids) | ((unfit | unjudged) & needs.diets)) return []
        const line = findForbiddenLine({ lines, servings: recipe.servings }, [person])
        return line === undefined ? [] : [`${recipe.title} for ${person.name}: ${line}`]
      })
    })
    expect(forbidden).toEqual([])
  },
  longest,
)

test(
  'no dish made up from the stock of any kitchen holds what somebody there must not eat',
  () => {
    const forbidden: string[] = []
    let dishes = 0
    for (let seed = 1; seed <= 12; seed += 1) {
      const { items, people } = generateKitchen(seed)
      const stock = indexStock(items.flatMap(toLot), { today })
      const eaters = people.map(toEater)
      for (const meal of ['breakfast', 'lunch', 'dinner'] as const)
        for (const { recipe } of flexibleDishesForMeals(stock, { eaters, meal }, 2)) {
          dishes += 1
          const line = findForbiddenLine({ lines: recipe.ingredients, servings: recipe.servings }, people)
          if (line !== undefined) forbidden.push(`seed ${seed}, ${recipe.title}: ${line}`)
        }
    }
    expect(dishes).toBeGreaterThan(100)
    expect(forbidden).toEqual([])
  },
  longest,
)

function toEater({ name, portions = 1, diets = [], restrictions = [], dislikes = [] }: JudgedEater): Eater {
  return { name, portions, diets, avoids: restrictions, dislikes }
}

function toLot(said: string, at: number): Lot[] {
  const [much = '', name = '', days] = said.split('|').map((part) => part.trim())
  const [many = '1', ...unit] = much.split(' ')
  const link = linkFood(name)
  if (!link.known) return []
  return [
    {
      id: at + 1,
      foodId: link.foodId,
      name,
      quantity: { amount: parseAmountText(many) ?? amount(1), unit: unit.join(' ') || 'piece' },
      location: 'fridge',
      since: today,
      ...(days === undefined
        ? {}
        : { expiry: { day: addDays(today, Number(days)), source: 'printed', kind: 'use-by' } }),
    },
  ]
}
