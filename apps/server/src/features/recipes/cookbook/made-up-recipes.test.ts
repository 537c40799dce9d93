import { RecipeDraft } from '@larder/contract/recipes'
import { flexibleDishes } from '@larder/kitchen/flexible-dish/flexible-dishes'
import { indexStock } from '@larder/kitchen/recipe-coverage/stock-index'
import { fixedDay, generatedLots } from '@larder/kitchen/testing/generated-kitchen'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { findRuleViolations } from './cookbook-rules'

test('dishes made up from twelve stocks pass the cookbook rules', () => {
  const complaints: string[] = []
  let dishes = 0
  for (let seed = 1; seed <= 12; seed += 1) {
    const stock = indexStock(generatedLots(250, seed), { today: fixedDay })
    for (const { recipe, lines } of flexibleDishes(stock, {
      eaters: [],
      servings: 1 + (seed % 4),
      limit: 99,
    })) {
      const draft = z.parse(RecipeDraft, recipe)
      const found = findRuleViolations({ id: 1, draft, diets: [] })
      // Diets are computed, not declared; not every food has a known weight; and two boiled eggs are a light meal.
      const known = found.filter(
        (one) => !/is not named$|is measured|a serving has|a serving weighs (?:\d{1,2}|1[0-4]\d) g/.test(one),
      )
      complaints.push(...known.map((one) => `${draft.title}: ${one}`))
      expect(lines.length).toBe(draft.ingredients.length)
      dishes += 1
    }
  }
  expect(dishes).toBeGreaterThan(50)
  expect(complaints).toEqual([])
})
