import { describe, expect, test } from 'vitest'
import { dishNameTable } from '../data/text/state-words'
import { addDays, type Day, daysBetween, parseCalendarDay } from '../date/day'
import { allergenBits } from '../diet/bit-sets'
import { firstExpiry } from '../expiry/expiry'
import { parseList, parseRows } from '../fact-table'
import { allFoods } from '../food/food'
import { linkFood } from '../food-names/link-food'
import { allergenDictionary } from '../label/allergen-dictionary'
import type { StorageLocation } from '../stock/lot'
import { caseStems } from './case-stems'
import { parseFoodName } from './food-state'
import { safetyLimitOf } from './risk-class'
import { isSeafoodOnLabels } from './seafood-words'
import { usualPlaceOf } from './usual-place'

const since = parseCalendarDay('2026-11-15') as Day

function daysOf(name: string, location: StorageLocation = 'fridge'): number {
  const expiry = firstExpiry({ name, location, since })
  return expiry ? daysBetween(since, expiry.day) : Number.POSITIVE_INFINITY
}

test('whatever a label would read as fish or shellfish has a date in the fridge under that name', () => {
  const seafood = allergenBits(['fish', 'shellfish', 'molluscs'])
  const names = [...allergenDictionary().first].flatMap(([word, { meaning }]) =>
    meaning && meaning.contains & seafood && isSeafoodOnLabels([word]) && !linkFood(word).known ? [word] : [],
  )
  expect(names.length).toBeGreaterThan(300)
  // Cured fish in slices and fish out of a tin keep days, and nothing of it longer than a sealed pack of smoked fish.
  expect(names.filter((name) => daysOf(name) > 14)).toEqual([])
  expect(names.filter((name) => daysOf(name) <= 2).length / names.length).toBeGreaterThan(0.97)
})

test.each(['sauce aux huîtres', 'Fischfutter', 'visgelatine', 'chips de krill', 'oesterpaddenstoel'])(
  '%s is no fish',
  (name) =>
    expect(isSeafoodOnLabels(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split(' '))).toBe(
      false,
    ),
)

describe('a dish with rice, raw egg or raw fish is one wherever in the name it stands', () => {
  const names = parseRows(dishNameTable).flatMap(([kind, list]) =>
    kind === 'dish' ? [] : parseList(list).filter((name) => !linkFood(`${name} platter`).known),
  )
  test.each(['platter', 'box', 'for four', 'selection', 'tray'])('with %s behind it', (behind) => {
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => daysOf(`${name} ${behind}`) > 1)).toEqual([])
    expect(names.filter((name) => usualPlaceOf({ name: `${name} ${behind}` }) !== 'fridge')).toEqual([])
  })
  test.each(['sushi mat', 'paella seasoning', 'Paella-Gewürz', 'tiramisu flavour coffee', 'sushi nori'])(
    'but not %s',
    (name) => expect(usualPlaceOf({ name })).toBe('pantry'),
  )
})

test('what is sold in tins keeps no longer in the fridge than an open tin, unless its name says tin', () => {
  const tinned = allFoods().filter(({ id }) => id.startsWith('canned-'))
  const names = tinned.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].flatMap((one) => {
      const { states } = parseFoodName({ foodId: id, name: one })
      return states.has('packed') || states.has('sealed') ? [] : [{ foodId: id, name: one }]
    }),
  )
  const late = names.filter((named) => {
    const expiry = firstExpiry({ ...named, location: 'fridge', since })
    const limit = safetyLimitOf(named, 'fridge', 'opened')
    return limit && (!expiry || expiry.day > addDays(since, limit.days))
  })
  expect(names.length).toBeGreaterThan(10)
  expect(late.map(({ name }) => name)).toEqual([])
})

describe('forms of a word', () => {
  test.each([
    ['курячі', 'куряче'],
    ['котлет', 'котлеты'],
    ['ruhrei', 'ruhreier'],
    ['kotlety', 'kotletami'],
    ['fegato', 'fegatini'],
  ])('%s and %s share a stem', (one, other) => {
    expect(caseStems(one).some((stem) => caseStems(other).includes(stem))).toBe(true)
  })
  test('liver and biscuits do not', () => {
    expect(caseStems('печень').some((stem) => caseStems('печенье').includes(stem))).toBe(false)
    expect(daysOf('печенье', 'pantry')).toBe(Number.POSITIVE_INFINITY)
  })
  test('short words have none', () => expect(caseStems('рис')).toEqual([]))
})

test.each([
  ['Putengeschnetzeltes', 1],
  ['Forellenfilet', 1],
  ['Kalbsgeschnetzeltes', 3],
  ['كفيار بالدجاج', 1],
  ['hakket kød', 1],
  ['scones with cream', 2],
  ['homemade cream cheese frosting', 2],
  ['radish shoots', 2],
  ['riz aux légumes', 1],
  ['salade piémontaise', 2],
])('%s keeps at most %d days', (name, most) => expect(daysOf(name)).toBeLessThanOrEqual(most))

test.each(['cream crackers', 'Hühnereier', 'Garnelenchips', 'Schweineschmalz'])(
  '%s is not taken for what spoils',
  (name) => expect(usualPlaceOf({ name })).toBe('pantry'),
)
