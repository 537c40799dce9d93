import { describe, expect, test } from 'vitest'
import { foodKindTable } from '../data/foods/food-kinds'
import { foodEqualTable, foodYieldTable } from '../data/foods/food-yields'
import { parseList, parseRows } from '../fact-table'
import { type Food, foodById } from '../food/food'
import { eater } from '../testing/text-builders'
import type { FoodLink } from './food-link'
import { addsNoRestrictions, linksAllowedFor } from './food-link'
import { allLinks, linksFrom, linksTo } from './links'

function from(held: string, asked: string): FoodLink | undefined {
  return linksTo(asked).find((link) => link.from === held)
}

describe('the graph of foods', () => {
  test('leads between foods we know, by weights we know', () => {
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

  test('says each thing once', () => {
    const said = [
      ...parseRows(foodKindTable).flatMap(([general, kinds, alike]) =>
        [...parseList(kinds), ...parseList(alike)].map((kind) => `${kind}>${general}`),
      ),
      ...parseRows(foodYieldTable).map(([held, , made]) => `${held}>${made}`),
      ...parseRows(foodEqualTable).flatMap(([held, covered]) =>
        parseList(covered).map((to) => `${held}>${to}`),
      ),
    ]
    expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
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
  ])('%s covers %s: %s', (held, asked, how) => {
    expect(from(held, asked)?.how).toBe(how)
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
  ])('%s does not cover %s', (held, asked) => {
    expect(from(held, asked)).toBeUndefined()
  })

  test('what is free of something is covered by nothing that is not', () => {
    const free = /gluten-free|lactose-free|dairy-free|vegan|vegetarian|alcohol-free/
    for (const { from, to } of allLinks()) {
      if (free.test(to)) expect(free.exec(from)?.[0], `${from} → ${to}`).toBe(free.exec(to)?.[0])
    }
  })

  test('the yields are those of the table', () => {
    const lemon = from('lemon', 'lemon-juice')
    expect(lemon?.grams).toBeCloseTo(58 / 48)
    expect(lemon?.part).not.toBe(from('lemon', 'lemon-zest')?.part)
    expect(from('white-rice', 'cooked-white-rice')?.grams).toBeCloseTo(1 / 2.65)
    expect(from('egg', 'egg-white')?.grams).toBeCloseTo(50 / 33)
    expect(linksFrom('lemon').map(({ to }) => to)).toEqual(
      expect.arrayContaining(['lemon-juice', 'lemon-zest', 'meyer-lemon']),
    )
  })

  test('no link leads to what the asked food has not, unless it is marked', { timeout: 60_000 }, () => {
    for (const link of allLinks()) {
      const [held, asked] = [foodById(link.from), foodById(link.to)]
      if (held && asked && brings(held, asked).length > 0)
        expect(addsNoRestrictions(link), `${link.from} → ${link.to}: ${brings(held, asked)}`).toBe(false)
    }
  })

  test('a marked link is used for whom it suits, and for nobody where nobody is known', () => {
    const soy = from('soy-sauce', 'tamari')
    expect.assert(soy)
    expect(addsNoRestrictions(soy)).toBe(false)
    expect(linksAllowedFor(undefined)(soy)).toBe(false)
    expect(linksAllowedFor([])(soy)).toBe(true)
    expect(linksAllowedFor([eater({ avoids: [{ allergen: 'nuts', severity: 'high' }] })])(soy)).toBe(true)
  })

  test('nobody is given what they dislike in place of what they do not', () => {
    const herb = from('cilantro', 'fresh-herbs')
    expect.assert(herb)
    expect(linksAllowedFor([eater({ dislikes: ['coriander'] })])(herb)).toBe(false)
    expect(linksAllowedFor([eater({ dislikes: ['mushrooms'] })])(herb)).toBe(true)
  })

  test('no eater is given an allergen that the asked food has not', { timeout: 60_000 }, () => {
    for (const link of allLinks()) {
      const [held, asked] = [foodById(link.from), foodById(link.to)]
      if (!held || !asked) continue
      for (const allergen of held.contains) {
        if (asked.contains.includes(allergen)) continue
        const strict = [eater({ avoids: [{ allergen, severity: 'medium' }] })]
        expect(linksAllowedFor(strict)(link), `${link.from} → ${link.to}: ${allergen}`).toBe(false)
      }
    }
  })
})

/** Allergens that are certain in the held food and not in the asked one, or possible in it and ruled out there. */
function brings(held: Food, asked: Food): readonly string[] {
  const possible: readonly string[] = [...asked.contains, ...asked.often]
  return [
    ...held.contains.filter((allergen) => !asked.contains.includes(allergen)),
    ...held.often.filter((allergen) => !possible.includes(allergen)),
  ]
}
