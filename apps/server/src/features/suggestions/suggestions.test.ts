import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  aSuggestionKitchen,
  eggs,
  forLunch,
  peas,
  rice,
  type SuggestionInput,
  spinach,
  vinegar,
} from '../../testing/kitchens/a-suggestion-kitchen'

let kitchen: Awaited<ReturnType<typeof aSuggestionKitchen>>
beforeAll(async () => {
  kitchen = await aSuggestionKitchen(inject('cluster'))
})
afterAll(() => kitchen.larder.close())

describe('a visitor', () => {
  test('gets three dishes from the sample household, marked as such', async () => {
    const { suggestions: three, sample, canInvent } = await kitchen.ask()
    expect({ sample, canInvent, count: three.length }).toEqual({ sample: true, canInvent: false, count: 3 })
    const omelette = await kitchen.find('Spinach omelette')
    expect(omelette).toMatchObject({
      id: kitchen.ids.get('Spinach omelette'),
      time: '10 minutes',
      minutes: 10,
      difficulty: 'Easy',
      missing: [],
      toBuy: 0,
      notKnown: [],
      saves: [{ foodId: 'spinach', name: 'Spinach', daysLeft: 3 }],
    })
    expect(omelette.reason).toContain('uses spinach, 3 days left')
    expect(omelette.warning).toBeUndefined()
  })

  test('gets lunch by default, and neither a dessert nor a drink as a meal', async () => {
    for (const occasion of [undefined, 'general', 'lunch'])
      expect(await kitchen.sorted({ occasion })).toEqual(forLunch)
    expect(await kitchen.sorted({ occasion: 'dinner' })).toEqual(['Rice with peas', 'Slow beans'])
    expect(await kitchen.sorted({ occasion: 'party' })).toEqual(['Almond cake'])
    expect(await kitchen.sorted({ occasion: 'quick' })).not.toContain('Lemonade')
    expect(await kitchen.titles({ occasion: 'breakfast' })).toEqual([])
  })

  test('sees unparsed lines', async () => {
    const stew = await kitchen.find('Rice with zwirbel')
    expect(stew.notKnown).toEqual(['‘1 zwirbel’ was not understood'])
    expect(stew.missing).toContain('1 zwirbel')
  })

  test('cannot name eaters', async () => {
    expect(await kitchen.call({ eaters: '0192f3a4-7c1e-7abc-8def-0123456789ab' })).toMatchObject({
      status: 404,
      body: { error: { code: 'person-not-found' } },
    })
  })
})

describe('the household’s stock', () => {
  test('decides, with a plausible reason', async () => {
    const cook = await kitchen.aCookWith(rice, eggs, spinach, vinegar)
    const [first] = await kitchen.titles({}, cook)
    expect(first).toBe('Spinach omelette')
    expect((await kitchen.find('Spinach omelette', {}, cook)).reason).toBe(
      'uses spinach, 1 day left; you have everything; ready in 10 min',
    )
    const lemonRice = await kitchen.find('Lemon rice', {}, cook)
    expect(lemonRice.reason).toBe('you lack lemon juice, swap: white vinegar; ready in 25 min')
    expect(lemonRice).toMatchObject({ missing: [], toBuy: 0 })
    expect(await kitchen.find('Rice with peas', {}, cook)).toMatchObject({
      missing: ['green peas'],
      toBuy: 1,
    })
    expect((await kitchen.ask({}, cook)).sample).toBe(false)
  })

  test('is filtered by the cook’s wishes', async () => {
    const cook = await kitchen.aCookWith(rice, peas, eggs, spinach)
    // Dishes made up from the stock are filtered likewise; these are those of the cookbook.
    const ofCookbook = (query: Parameters<typeof kitchen.ofCookbook>[0]) => kitchen.ofCookbook(query, cook)
    expect(await ofCookbook({ buy: 0 })).toEqual(['Rice with peas', 'Spinach omelette'])
    expect(await ofCookbook({ buy: 1 })).toEqual(forLunch)
    expect(await ofCookbook({ minutes: 10 })).toEqual(['Spinach omelette'])
    expect(await ofCookbook({ minutes: 9 })).toEqual([])
    expect(await ofCookbook({ rescue: 'spinach' })).toEqual(['Spinach omelette'])
    for (const rescue of ['lemon', 'nothing-we-know', '', '__proto__'])
      expect(await kitchen.titles({ rescue }, cook)).toEqual([])
    expect(await kitchen.titles({ limit: 1 }, cook)).toHaveLength(1)
  })

  test('may be used up at any time of day, unless one is requested', async () => {
    const cook = await kitchen.aCookWith({ name: 'Almonds', amount: '500', unit: 'g' })
    expect(await kitchen.sorted({ rescue: 'almonds' }, cook)).toEqual(['Almond cake', 'Almond rice'])
    for (const occasion of ['general', 'lunch'])
      expect(await kitchen.sorted({ rescue: 'almonds', occasion }, cook)).toEqual(['Almond rice'])
  })

  test('has to suffice for everybody', async () => {
    const cook = await kitchen.aCookWith({ ...rice, amount: '200', unit: 'g' }, peas)
    // One portion is half of the recipe.
    expect((await kitchen.find('Rice with peas', {}, cook)).missing).toEqual([])
    expect((await kitchen.find('Rice with peas', { people: 2 }, cook)).missing).toEqual([])
    expect((await kitchen.find('Rice with peas', { people: 4 }, cook)).missing).toEqual(['white rice'])
    await kitchen.aPerson(cook, 'Mia', { portions: 0.5 })
    expect((await kitchen.find('Rice with peas', {}, cook)).missing).toEqual([])
    // Two of two servings are its own: the page of the recipe needs no number.
    expect((await kitchen.find('Rice with peas', {}, cook)).forServings).toBeUndefined()
    await kitchen.aPerson(cook, 'Tom', { portions: 1 })
    expect(await kitchen.find('Rice with peas', {}, cook)).toMatchObject({
      missing: ['white rice'],
      forServings: 3,
    })
  })

  test('an empty household is not a sample', async () => {
    const cook = await kitchen.aCookWith()
    const { suggestions: three, sample } = await kitchen.ask({}, cook)
    expect(sample).toBe(false)
    expect(three).toHaveLength(3)
    expect(three[0]?.reason).toContain('uses nothing you have')
  })
})

test.each([
  { occasion: 'tea' },
  { buy: -1 },
  { buy: 'many' },
  { buy: 1.5 },
  { minutes: 0 },
  { minutes: 99_999 },
  { people: 0 },
  { people: 101 },
  { limit: 13 },
  { limit: 0 },
  { exclude: '1;drop table recipes' },
  { exclude: '1,,2' },
  { exclude: Array.from({ length: 201 }, (_, n) => n).join() },
  { eaters: 'Mia' },
  { rescue: 'x'.repeat(81) },
])('rejects %o', async (query) => {
  expect((await kitchen.call(query as SuggestionInput)).body.error?.code).toBe('bad-input')
})
