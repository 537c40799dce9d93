import { describe, expect, test } from 'vitest'
import { foodKindTable } from '../data/foods/food-kinds'
import { foodEqualTable, foodYieldTable } from '../data/foods/food-yields'
import { parseList, parseRows } from '../fact-table'
import { type Food, foodById } from '../food/food'
import { eater } from '../testing/text-builders'
import type { FoodLink } from './food-link'
import { addsNoRestrictions, linksAllowedFor } from './food-link'
import { allLinks, linksFrom, linksTo } from './links'

function from(source: string, target: string): FoodLink | undefined {
  return linksTo(target).find((link) => link.from === source)
}

describe('the graph of foods', () => {
  test('links known foods with known weights', () => {
    expect(allLinks().length).toBeGreaterThan(600)
    for (const { from, to, grams, part, how, words } of allLinks()) {
      expect(foodById(from), from).toBeDefined()
      expect(foodById(to), to).toBeDefined()
      expect(from).not.toBe(to)
      expect(grams > 0.005 && grams < 20, `${from} → ${to}: ${grams}`).toBe(true)
      expect([0, 1, 2]).toContain(part)
      expect(how === 'made', `${from} → ${to}`).toBe(words !== '')
    }
    for (const row of parseRows(foodYieldTable)) expect(row[6], row.join('|')).toBeTruthy()
  })

  test('contains each link once', () => {
    const links = [
      ...parseRows(foodKindTable).flatMap(([general, kinds, alike]) =>
        [...parseList(kinds), ...parseList(alike)].map((kind) => `${kind}>${general}`),
      ),
      ...parseRows(foodYieldTable).map(([source, , made]) => `${source}>${made}`),
      ...parseRows(foodEqualTable).flatMap(([source, covered]) =>
        parseList(covered).map((to) => `${source}>${to}`),
      ),
    ]
    expect(links.filter((one, at) => links.indexOf(one) !== at)).toEqual([])
    for (const links of new Set(allLinks().map(({ to }) => linksTo(to)))) {
      expect(new Set(links.map((link) => link.from)).size).toBe(links.length)
    }
  })

  test.each([
    ['basmati-rice', 'white-rice', 'kind'],
    ['white-rice', 'jasmine-rice', 'as good'],
    ['ground-beef-80-20', 'ground-beef-90-10', 'as good'],
    ['cherry-tomatoes', 'tomato', 'kind'],
    ['red-onion', 'onion', 'kind'],
    ['cremini-mushroom', 'mushroom', 'kind'],
    ['cumin-seed', 'cumin', 'made'],
    ['basmati-rice', 'cooked-white-rice', 'made'],
    ['vegetable-bouillon-cube', 'stock', 'made'],
    ['grana-padano', 'grated-parmesan', 'made'],
    ['sunflower-oil', 'vegetable-oil', 'kind'],
    ['soy-sauce', 'tamari', 'as good'],
    ['tamari', 'soy-sauce', 'kind'],
    ['gluten-free-oats', 'rolled-oats', 'kind'],
    ['salted-butter', 'unsalted-butter', 'as good'],
    ['frozen-peas', 'green-peas', 'as good'],
  ])('%s covers %s: %s', (source, target, how) => {
    expect(from(source, target)?.how).toBe(how)
  })

  test.each([
    ['rolled-oats', 'gluten-free-oats'],
    ['dry-pasta', 'gluten-free-pasta'],
    ['white-bread', 'gluten-free-bread'],
    ['breadcrumbs', 'gluten-free-breadcrumbs'],
    ['soy-sauce', 'gluten-free-soy-sauce'],
    ['whole-milk', 'lactose-free-milk'],
    ['honey', 'vegan-honey'],
    ['pesto', 'vegan-pesto'],
    ['lemon-juice', 'lemon'],
    ['cumin', 'cumin-seed'],
    ['cooked-white-rice', 'white-rice'],
    ['light-cream', 'heavy-cream'],
    ['chicken-breast', 'cooked-chicken'],
    ['raw-milk', 'whole-milk'],
    ['olive-oil', 'vegetable-oil'],
  ])('%s does not cover %s', (source, target) => {
    expect(from(source, target)).toBeUndefined()
  })

  test('a free-from food is covered only by free-from foods', () => {
    const free = /gluten-free|lactose-free|dairy-free|vegan|vegetarian|alcohol-free/
    for (const { from, to } of allLinks()) {
      if (free.test(to)) expect(free.exec(from)?.[0], `${from} → ${to}`).toBe(free.exec(to)?.[0])
    }
  })

  test('yields match the table', () => {
    const lemon = from('lemon', 'lemon-juice')
    expect(lemon?.grams).toBeCloseTo(58 / 0.53 / 48)
    expect(lemon?.part).not.toBe(from('lemon', 'lemon-zest')?.part)
    expect(from('white-rice', 'cooked-white-rice')?.grams).toBeCloseTo(1 / 2.65)
    expect(from('egg', 'egg-white')?.grams).toBeCloseTo(50 / 33)
    expect(linksFrom('lemon').map(({ to }) => to)).toEqual(
      expect.arrayContaining(['lemon-juice', 'lemon-zest', 'meyer-lemon']),
    )
  })

  test('every link that adds an allergen is marked', { timeout: 60_000 }, () => {
    for (const link of allLinks()) {
      const [source, target] = [foodById(link.from), foodById(link.to)]
      if (source && target && addedAllergens(source, target).length > 0)
        expect(addsNoRestrictions(link), `${link.from} → ${link.to}: ${addedAllergens(source, target)}`).toBe(
          false,
        )
    }
  })

  test('a marked link is allowed for suitable eaters, and not without known eaters', () => {
    const soy = from('soy-sauce', 'tamari')
    expect.assert(soy)
    expect(addsNoRestrictions(soy)).toBe(false)
    expect(linksAllowedFor(undefined)(soy)).toBe(false)
    expect(linksAllowedFor([])(soy)).toBe(true)
    expect(linksAllowedFor([eater({ avoids: [{ allergen: 'nuts', severity: 'high' }] })])(soy)).toBe(true)
  })

  test('a disliked food does not cover another food', () => {
    const herb = from('cilantro', 'fresh-herbs')
    expect.assert(herb)
    expect(linksAllowedFor([eater({ dislikes: ['coriander'] })])(herb)).toBe(false)
    expect(linksAllowedFor([eater({ dislikes: ['mushrooms'] })])(herb)).toBe(true)
  })

  test('no link gives an eater an avoided allergen', { timeout: 60_000 }, () => {
    for (const link of allLinks()) {
      const [source, target] = [foodById(link.from), foodById(link.to)]
      if (!source || !target) continue
      for (const allergen of source.contains) {
        if (target.contains.includes(allergen)) continue
        const strict = [eater({ avoids: [{ allergen, severity: 'medium' }] })]
        expect(linksAllowedFor(strict)(link), `${link.from} → ${link.to}: ${allergen}`).toBe(false)
      }
    }
  })
})

/**
 * Returns allergens that are certain in the source and not in the target, or possible in the source and ruled out in the
 * target.
 */
function addedAllergens(source: Food, target: Food): readonly string[] {
  const possible: readonly string[] = [...target.contains, ...target.often]
  return [
    ...source.contains.filter((allergen) => !target.contains.includes(allergen)),
    ...source.often.filter((allergen) => !possible.includes(allergen)),
  ]
}
