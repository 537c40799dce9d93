import { describe, expect, test } from 'vitest'
import { canServe, dishProfileOf } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import type { Lot } from '../stock/lot'
import { fixedDay, generatedLots, generatedRecipes } from '../testing/generated-kitchen'
import { eater, lot, recipe } from '../testing/text-builders'
import { explainReasons } from './dish-reason'
import { candidatePoolSize, suggest } from './suggest'
import { indexRecipes } from './suggestion-index'
import type { SuggestionRequest } from './suggestion-request'
import { suggestionWeights } from './suggestion-score'

function suggestFrom(
  recipes: readonly Recipe[],
  lots: readonly Lot[],
  more: Partial<SuggestionRequest> = {},
) {
  return suggest(indexRecipes(recipes), { lots, today: fixedDay, eaters: [], ...more })
}

function titles(...args: Parameters<typeof suggestFrom>): string[] {
  return suggestFrom(...args).map(({ recipe: { title } }) => title)
}

const omelette = recipe(['3 egg', '20 g salted-butter'], { title: 'Omelette', minutes: 10 })
const spinachPie = recipe(['300 g spinach', '200 g feta'], { title: 'Spinach Pie', minutes: 60 })
const riceBowl = recipe(['200 g white-rice', '1 red-bell-pepper'], { title: 'Rice Bowl', minutes: 25 })
const cookbook = [omelette, spinachPie, riceBowl]

describe('eaters', () => {
  const lots = [lot('12 egg'), lot('200 g salted-butter'), lot('1 kg white-rice'), lot('3 red-bell-pepper')]

  test('no dish is suggested that an eater avoids', () => {
    const mia = eater({ avoids: [{ allergen: 'eggs', severity: 'high' }] })
    expect(titles(cookbook, lots, { eaters: [mia] })).not.toContain('Omelette')
    const tom = eater({ avoids: [{ allergen: 'eggs', severity: 'low' }] })
    expect(titles(cookbook, lots, { eaters: [tom] })).toContain('Omelette')
  })

  test('a line that was not understood is never safe', () => {
    const unread = recipe(['200 g white-rice', { text: 'zwirbel' }], { title: 'Unread' })
    const mia = eater({ avoids: [{ allergen: 'nuts', severity: 'medium' }] })
    expect(titles([unread], lots, { eaters: [mia] })).toEqual([])
  })

  test('a swap they may not eat is not used', () => {
    const dish = recipe(['50 g olive-oil', '200 g white-rice'], { title: 'Rice' })
    const swaps = (id: string) =>
      id === 'olive-oil' ? [{ parts: [{ foodId: 'salted-butter', ratio: 1 }] }] : []
    const mia = eater({ avoids: [{ allergen: 'dairy', severity: 'high' }] })
    expect(titles([dish], lots, { swaps, maxToBuy: 0 })).toEqual(['Rice'])
    expect(titles([dish], lots, { swaps, maxToBuy: 0, eaters: [mia] })).toEqual([])
    const [suggestion] = suggestFrom([dish], lots, { swaps, eaters: [mia] })
    expect(suggestion?.coverage.lines[0]?.state).toBe('missing')
    expect(suggestion && canServe(suggestion.recipe, [mia]).allowed).toBe(true)
  })
})

describe('stored profiles', () => {
  const lots = [lot('12 egg'), lot('200 g salted-butter'), lot('1 kg white-rice'), lot('3 red-bell-pepper')]
  const mia = eater({ avoids: [{ allergen: 'eggs', severity: 'high' }] })

  test('are used instead of classifying every line', () => {
    const read: number[] = []
    const index = indexRecipes(cookbook, (one) => {
      read.push(one.id)
      return dishProfileOf(one)
    })
    expect(read).toEqual(cookbook.map(({ id }) => id))
    const found = suggest(index, { lots, today: fixedDay, eaters: [mia] })
    expect(found).toEqual(suggestFrom(cookbook, lots, { eaters: [mia] }))
  })

  test('that are wrong never allow what an eater may not have', () => {
    const harmless = { contains: 0, notKnown: 0, unfit: 0, unjudged: 0 }
    const found = suggest(
      indexRecipes(cookbook, () => harmless),
      { lots, today: fixedDay, eaters: [mia] },
    )
    expect(found.map(({ recipe: { title } }) => title)).toEqual(['Rice Bowl', 'Spinach Pie'])
  })
})

describe('visibility', () => {
  const lots = [lot('12 egg'), lot('200 g salted-butter'), lot('1 kg white-rice'), lot('3 red-bell-pepper')]

  test('a hidden recipe is not suggested, and the next best takes its place', () => {
    const [first] = titles(cookbook, lots, { limit: 1 })
    const best = cookbook.find(({ title }) => title === first)
    const among = (id: number) => id !== best?.id
    const others = titles(cookbook, lots, { among })
    expect(others).toHaveLength(2)
    expect(others).not.toContain(first)
    expect(titles(cookbook, lots, { among: () => false })).toEqual([])
  })

  test('is checked only for dishes that rank high enough', () => {
    const recipes = generatedRecipes(2000, 5)
    let requested = 0
    const among = () => {
      requested += 1
      return true
    }
    suggestFrom(recipes, generatedLots(100, 5), { among })
    expect(requested).toBeLessThan(1000)
  })
})

describe('diversity', () => {
  const lots = [lot('24 egg'), lot('1 kg white-rice'), lot('1 kg spinach')]

  test('not three omelettes', () => {
    const omelettes = ['Cheese', 'Herb', 'Plain', 'Spanish'].map((kind) =>
      recipe(['3 egg'], { title: `${kind} Omelette`, minutes: 10 }),
    )
    const others = [
      recipe(['200 g white-rice'], { title: 'Pilaf', minutes: 40 }),
      recipe(['200 g spinach'], { title: 'Salad', minutes: 40 }),
    ]
    const found = titles([...omelettes, ...others], lots)
    expect(found.filter((title) => title.endsWith('Omelette'))).toHaveLength(1)
    expect(found).toContain('Pilaf')
    expect(found).toContain('Salad')
  })

  test('the first is always the best', () => {
    const [first, second] = suggestFrom(cookbook, lots)
    expect(first?.score ?? 0).toBeGreaterThan(second?.score ?? 0)
  })

  test('only omelettes are better than nothing', () => {
    const omelettes = [1, 2, 3].map((n) => recipe(['3 egg'], { title: `Omelette ${n}` }))
    expect(titles(omelettes, lots)).toHaveLength(3)
  })
})

describe('an empty kitchen', () => {
  test('still gets suggestions, least shopping first, with a reason', () => {
    const one = recipe(['1 lemon'], { title: 'One' })
    const [first, ...rest] = suggestFrom([...cookbook, one], [])
    expect(first?.recipe.title).toBe('One')
    expect(rest).toHaveLength(2)
    expect(first && explainReasons(first)).toBe('uses nothing you have; you lack lemon')
  })

  test('an empty cookbook gives none; a recipe without lines is never suggested', () => {
    expect(suggestFrom([], [lot('3 egg')])).toEqual([])
    expect(suggestFrom([recipe([])], [lot('3 egg')])).toEqual([])
  })
})

describe('randomness', () => {
  const recipes = generatedRecipes(300, 5)
  const lots = generatedLots(60, 5)

  test('the same seed gives the same result', () => {
    expect(titles(recipes, lots, { seed: 7 })).toEqual(titles(recipes, lots, { seed: 7 }))
  })

  test('other seeds change the order of near-equals', () => {
    const equals = Array.from({ length: 12 }, (_, n) => recipe(['3 egg'], { title: `Dish ${n}` }))
    const answers = new Set([1, 2, 3, 4, 5, 6].map((seed) => titles(equals, [lot('6 egg')], { seed }).join()))
    expect(answers.size).toBeGreaterThan(3)
  })

  test('no seed outweighs a worse dish', () => {
    const bests = Array.from(
      { length: 40 },
      (_, seed) => suggestFrom(recipes, lots, { seed, limit: 1 })[0]?.score ?? 0,
    )
    expect(Math.max(...bests) - Math.min(...bests)).toBeLessThanOrEqual(suggestionWeights.luck)
  })

  test('three others: those shown are excluded', () => {
    const shown = suggestFrom(recipes, lots).map(({ recipe: { id } }) => id)
    const others = suggestFrom(recipes, lots, { exclude: shown }).map(({ recipe: { id } }) => id)
    expect(others).toHaveLength(3)
    for (const id of others) expect(shown).not.toContain(id)
  })
})

describe('invalid requests', () => {
  test('never throw and give consistent results', () => {
    const lots = [lot('6 egg'), lot('1 jar __proto__'), lot('2 egg', -9)]
    const odd: Partial<SuggestionRequest>[] = [
      { maxMinutes: Number.NaN },
      { maxToBuy: Number.NaN },
      { maxToBuy: -1 },
      { servings: Number.NaN },
      { servings: -3 },
      { soonDays: -5 },
      { seed: Number.NaN },
      { exclude: [Number.NaN, -1] },
      { recent: [{ id: omelette.id, daysAgo: Number.NaN }] },
      { liked: new Map([[omelette.id, Number.NaN]]) },
      { assume: ['', '__proto__', 'no-such-food'] },
      { swaps: () => [{ parts: [] }, { parts: [{ foodId: '', ratio: Number.NaN }] }] },
    ]
    for (const wish of odd) {
      for (const { score, coverage } of suggestFrom(cookbook, lots, wish)) {
        expect(Number.isFinite(score)).toBe(true)
        expect(coverage.covered).toBeLessThanOrEqual(1)
      }
    }
  })

  test('an invalid liking counts as none', () => {
    const lots = [lot('6 egg')]
    const [plain] = suggestFrom([omelette], lots)
    const [rated] = suggestFrom([omelette], lots, { liked: new Map([[omelette.id, Number.NaN]]) })
    expect(rated?.score).toBe(plain?.score)
  })

  test('a recipe may need the same food a hundred times', () => {
    const many = recipe(
      Array.from({ length: 100 }, () => '1 egg'),
      { title: 'Hundred' },
    )
    const [suggestion] = suggestFrom([many], [lot('50 egg')])
    expect(suggestion?.coverage.toBuy).toBe(1)
    expect(suggestion?.coverage.covered).toBeCloseTo(0.5, 9)
  })
})

describe('candidatePoolSize', () => {
  test('leaves room to choose', () => {
    expect(candidatePoolSize(0)).toBe(0)
    for (const limit of [1, 3, 10]) expect(candidatePoolSize(limit)).toBeGreaterThan(limit)
  })
})
