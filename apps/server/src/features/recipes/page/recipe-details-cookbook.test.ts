import { RecipeDetails } from '@larder/contract/recipes'
import { amount, toNumber } from '@larder/kitchen/quantity/amount'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { deriveFields } from '../changes/derived-fields'
import { cookbookFolder, listCookbookFiles, readFilesToInspect } from '../cookbook/cookbook-folder'
import type { CookbookRecipe } from '../cookbook/cookbook-recipe'
import { toKitchenRecipe, totalMinutesOf } from '../cookbook/kitchen-recipe'
import { createMatchingContextLoader, type MatchingContext } from '../matching/matching-context'
import type { RecipeWithContent } from '../queries/readable-recipes'
import { toRecipeDetails } from './recipe-details'

const servingCounts = [1, 3, 8, 100]
const styles = ['written', 'metric', 'us'] as const
const marks = /\bNaN\b|\bundefined\b|\bnull\b|Infinity|\[object|[{}<>]|@[a-z]/

let book: { found: RecipeWithContent; name: string }[]
let kitchen: MatchingContext
beforeAll(async () => {
  const files = await readFilesToInspect(await listCookbookFiles(cookbookFolder))
  book = files.flatMap(({ recipe, name }) => (recipe ? [{ found: foundAs(recipe), name }] : []))
  const clock = () => '2026-11-15T08:00:00.000Z'
  kitchen = await createMatchingContextLoader({ db: {} as never, clock }).of(undefined)
})

function foundAs({ id, draft, facts }: CookbookRecipe): RecipeWithContent {
  const { lines } = toKitchenRecipe(id, draft)
  const { course, title, description, difficulty, servings, prepMinutes, cookMinutes, waitMinutes } = draft
  const { tags, diets, plate } = deriveFields(draft, lines)
  const times = { prepMinutes, cookMinutes, waitMinutes, minutes: totalMinutesOf(draft) }
  const own = { id, title, description, course, difficulty, servings, cuisine: draft.cuisine ?? null }
  const row = { ...own, ...times, tags, diets, plate, accountId: null, public: true, version: 1 }
  return {
    row: { ...row, picture: null, drawn: null, flexibleHousehold: null, likes: 0, ratings: 0, stars: 0 },
    content: { draft, lines },
    facts: facts ?? null,
    updatedAt: '2026-11-15T08:00:00.000Z',
    author: null,
    favourite: false,
    yourStars: null,
    photos: null,
  }
}

describe('the whole starter cookbook, for one, three, eight and a hundred', () => {
  test('every line and step reads well and scales', () => {
    expect(book.length).toBeGreaterThanOrEqual(200)
    const wrong: string[] = []
    for (const [place, { found, name }] of book.entries()) {
      const { draft, lines } = found.content
      const first = JSON.stringify(toRecipeDetails(found, kitchen).nutrition)
      // Half of the sizes each: an error of one size shows in many.
      for (const servings of servingCounts.filter((_, at) => at % 2 === place % 2)) {
        const details = toRecipeDetails(found, kitchen, { servings })
        const complain = (what: string) => wrong.push(`${name} for ${servings}: ${what}`)
        if (!z.safeParse(RecipeDetails, details).success) complain('it does not fit the contract')
        if (details.servings !== servings || details.writtenFor !== draft.servings) complain('servings')
        if (JSON.stringify(details.nutrition) !== first) complain('a serving gives something else')
        details.ingredients.forEach((ingredient, place) => {
          const line = lines[place]
          const texts = styles.map((style) => ingredient.text[style])
          for (const text of new Set(texts)) {
            if (text.trim() === '' || marks.test(text)) complain(`'${text}'`)
            if (line && !growsLike(line, text, servings / draft.servings))
              complain(`'${line.text}' is '${text}'`)
          }
          if (line?.quantity && /^(?:|0|0 .*)$/.test(ingredient.amount)) complain(`no amount of ${line.text}`)
          if (ingredient.name === '' || marks.test(JSON.stringify(ingredient.name)))
            complain(`no name of ${line?.text}`)
          if (ingredient.toBuy !== undefined && marks.test(ingredient.toBuy)) complain(ingredient.toBuy)
          if (/(?:^|\s)0 /.test(`${texts.join(' ')} ${ingredient.toBuy ?? ''}`))
            complain(`nothing of ${line?.text}`)
        })
        for (const { text, uses, timers } of details.steps) {
          if (styles.some((style) => text[style] === '' || marks.test(text[style]))) complain(text.written)
          if (uses.some((place) => !lines[place])) complain(`it uses ${uses.join()}`)
          if (timers.some(({ seconds }) => !(seconds > 0))) complain('a timer of nothing')
        }
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)
})

/** Returns whether a line, parsed again, has the scaled amount of the same food. */
function growsLike(before: RecipeLine, text: string, times: number): boolean {
  const after = toRecipeLine(text)
  if (before.foodId !== after.foodId || (before.quantity === undefined) !== (after.quantity === undefined))
    return false
  if (!before.quantity || !after.quantity) return true
  const [one, many] = [gramsOf(before.quantity, before.foodId), gramsOf(after.quantity, after.foodId)]
  const weighed = one !== undefined && many !== undefined
  if (!weighed && before.quantity.unit !== after.quantity.unit) return true
  const ratio = weighed ? many / one : toNumber(after.quantity.amount) / toNumber(before.quantity.amount)
  if (Math.abs(ratio / times - 1) <= tolerance) return true
  // A quarter of a pinch or of a sprig is not written.
  const isLeast = ['pinch', 'sprig'].includes(after.quantity.unit) && toNumber(after.quantity.amount) === 1
  if (isLeast && times < 1) return true
  // Amounts are rounded for people: for few pieces or spoons by half of one at most.
  const half = { amount: amount(1, 2), unit: after.quantity.unit }
  const room = weighed ? gramsOf(half, after.foodId) : 0.5
  const off = weighed
    ? Math.abs(many - one * times)
    : Math.abs(toNumber(after.quantity.amount) - toNumber(before.quantity.amount) * times)
  return room !== undefined && off <= room
}

/** The allowed rounding of a written amount, as in its property tests (quantity-text). */
const tolerance = 0.21
