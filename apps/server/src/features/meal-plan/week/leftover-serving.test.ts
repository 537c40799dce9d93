import type { Eater } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import { indexRecipes } from '@larder/kitchen/suggestions/suggestion-index'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { expect, test } from 'vitest'
import { pickCandidates } from '../planner/planning-context'
import { toLeftoverServing } from './leftover-serving'

const recipe = (id: number, ...lines: string[]): Recipe => ({
  id,
  title: `Dish ${id}`,
  servings: 2,
  occasions: [],
  tags: [],
  lines: lines.map(toRecipeLine),
})
const mia = (given: Partial<Eater>): Eater => ({ name: 'Mia', portions: 1, diets: [], avoids: [], ...given })
const stew = {
  title: 'Stew',
  contains: ['gluten' as const],
  notKnown: ['msg' as const],
  rules: rulesRevision,
}

test('leftovers are judged by their stored allergens, and diets by the dish as cooked', () => {
  const avoiding = (allergen: 'gluten' | 'msg' | 'nuts', severity: 'high' | 'low') =>
    toLeftoverServing(stew, [], [mia({ avoids: [{ allergen, severity }] })])
  expect(avoiding('gluten', 'high')).toMatchObject({ allowed: false, refusals: [{ answer: 'contains' }] })
  expect(avoiding('msg', 'high')).toMatchObject({ allowed: false, refusals: [{ answer: 'not known' }] })
  expect(avoiding('gluten', 'low')).toMatchObject({ allowed: true, warnings: [{ answer: 'contains' }] })
  expect(avoiding('nuts', 'high')).toEqual({ allowed: true, refusals: [], warnings: [] })
  // What older rules missed is found by today's rules; without the recipe it is unknown.
  const { rules: _, ...old } = stew
  const dairy = [mia({ avoids: [{ allergen: 'dairy', severity: 'high' }] })]
  expect(toLeftoverServing(old, [recipe(1, '200 ml milk')], dairy).refusals).toMatchObject([
    { answer: 'contains' },
  ])
  expect(toLeftoverServing(old, [recipe(1, '500 g canned black beans')], dairy).allowed).toBe(true)
  expect(toLeftoverServing(old, [], dairy).refusals).toMatchObject([{ answer: 'not known' }])
  // Celery was not recorded at first: the recipe decides, and without one it is unknown.
  const celery = [mia({ avoids: [{ allergen: 'celery', severity: 'medium' }] })]
  const [plain, soup] = [recipe(1, '500 g canned black beans'), recipe(1, '2 celery stalks')]
  expect(toLeftoverServing(stew, [plain], celery).allowed).toBe(true)
  expect(toLeftoverServing(stew, [plain, soup], celery).refusals).toMatchObject([{ answer: 'contains' }])
  expect(toLeftoverServing(stew, [], celery).refusals).toMatchObject([{ answer: 'not known' }])
  const vegan = [mia({ diets: ['vegan'] })]
  const [beef, beans] = [recipe(1, '500 g beef'), recipe(1, '500 g canned black beans')]
  expect(toLeftoverServing(stew, [beans], vegan).allowed).toBe(true)
  // It was also cooked with beef once: which version this is, is unknown.
  expect(toLeftoverServing(stew, [beans, beef], vegan).allowed).toBe(false)
  expect(toLeftoverServing(stew, [], vegan).allowed).toBe(false)
  const picky = [mia({ dislikes: ['beans'] })]
  expect(toLeftoverServing(stew, [beans], picky)).toMatchObject({
    allowed: true,
    warnings: [{ concerns: 'dislike', about: 'beans', answer: 'contains' }],
  })
  expect(toLeftoverServing(stew, [], picky)).toMatchObject({
    allowed: true,
    warnings: [{ answer: 'not known' }],
  })
})

test('of very many recipes, those everybody may eat and that use the stock come first', () => {
  const all = [
    recipe(1, '500 g beef', '1 carrot'),
    recipe(2, '500 g canned black beans'),
    recipe(3, '2 carrots', '500 g canned black beans'),
    recipe(4, '500 g beef'),
  ]
  const lot = { id: 1, foodId: 'carrot', name: 'Carrots', location: 'fridge', since: '2026-11-15' } as const
  const lots = [
    {
      ...lot,
      since: '2026-11-15' as never,
      quantity: { amount: { numerator: 5, denominator: 1 }, unit: 'piece' },
    },
  ]
  const choose = (most: number, mayRead = (_: number) => true) =>
    pickCandidates(
      indexRecipes(all),
      mayRead,
      { eaters: [mia({ diets: ['vegan'] })], lots, seed: 1 },
      most,
    ).map(({ id }) => id)
  expect(choose(4)).toEqual([1, 2, 3, 4])
  expect(choose(3)).toEqual([3, 2, 1])
  expect(choose(1, (id) => id !== 3)).toEqual([2])
})
