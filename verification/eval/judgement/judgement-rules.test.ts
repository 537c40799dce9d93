import type { InventoryItem } from '@larder/contract/inventory'
import type { PlanWeek } from '@larder/contract/meal-plan'
import type { Suggestion } from '@larder/contract/suggestions'
import type { Day } from '@larder/kitchen/date/day'
import { linkFood } from '@larder/kitchen/food-names/link-food'
import { describe, expect, test } from 'vitest'
import { scoreRules } from './judgement-rules'
import type { KitchenAnswers } from './kitchen-answers'

const today = '2026-11-15' as Day
const item = (id: number, name: string, expiryDate?: string) =>
  ({ id, name, expiryDate, amount: '2', unit: '', foodId: linkedFood(name) }) as unknown as InventoryItem
const linkedFood = (name: string) => {
  const link = linkFood(name)
  return link.known ? link.foodId : undefined
}
const dish = (title: string, more: Partial<Suggestion> = {}) =>
  ({
    title,
    category: 'Main Dish',
    tags: [],
    saves: [],
    notKnown: [],
    toBuy: 1,
    reason: '',
    ...more,
  }) as unknown as Suggestion
const noWeek = { meals: [], days: [], shortfall: [] } as unknown as PlanWeek

function visit(more: Partial<KitchenAnswers> = {}): KitchenAnswers {
  const dinner = [dish('Stew'), dish('Curry'), dish('Pie')]
  const suggested = { breakfast: [], lunch: dinner, dinner }
  const kitchen = { name: 'a kitchen', people: [], items: [] }
  return {
    kitchen,
    today,
    items: [],
    mustUse: [],
    suggested,
    week: noWeek,
    dinners: noWeek,
    dishes: [],
    ...more,
  }
}

function score(of: string, ...visits: KitchenAnswers[]) {
  const found = scoreRules(visits).find((one) => one.of === of)
  return found && [found.right, found.cases]
}

describe('a rule counts', () => {
  const chicken = item(1, 'chicken', '2026-11-16')

  test('what must be used, in a dish or beside one', () => {
    const save = { name: 'chicken', foodId: 'chicken', daysLeft: 1 }
    const using = (dinner: Suggestion[]) =>
      visit({ mustUse: [chicken], suggested: { breakfast: [], lunch: [], dinner } })
    expect(score('must-use food leads', using([dish('Stew', { saves: [save] })]))).toEqual([1, 1])
    expect(
      score('must-use food leads', using([dish('Stew', { beside: dish('Salad', { saves: [save] }) })])),
    ).toEqual([1, 1])
    expect(score('must-use food leads', using([dish('Stew')]))).toEqual([0, 1])
  })

  test('what spoils and is not planned, only if the plan says what to do', () => {
    const saved = { itemId: 1, name: 'chicken', until: '2026-11-16' }
    const say = 'Freeze the chicken by tomorrow: no planned meal uses it.'
    const silent = visit({ mustUse: [chicken] })
    const honest = visit({ mustUse: [chicken], week: { ...noWeek, unplanned: [{ ...saved, say }] } })
    expect(score('spoiling food is planned', silent, honest)).toEqual([0, 2])
    expect(score('what is not planned is said', silent, honest)).toEqual([1, 2])
  })

  test('a drink as no meal', () => {
    const dinner = [dish('Stew'), dish('Lassi', { category: 'Drink' })]
    expect(score('mains at dinner', visit({ suggested: { breakfast: [], lunch: [], dinner } }))).toEqual([
      1, 2,
    ])
  })

  test('a dinner that many kitchens get, from the third on', () => {
    const three = [visit(), visit(), visit()]
    expect(score('different kitchens, different dinners', ...three)).toEqual([6, 9])
  })

  test('a reason that the shelf contradicts', () => {
    const items = [item(1, 'Lemons'), item(2, 'Spinach', '2026-11-16')]
    const saves = [{ name: 'Spinach', foodId: 'spinach', daysLeft: 2 }]
    const lies = [
      dish('Stew', { reason: 'you lack lemon, swap: vinegar' }),
      dish('Pie', { reason: 'you have everything' }),
      dish('Curry', { reason: 'uses Spinach, 2 days left', saves }),
    ]
    expect(
      score('true reasons', visit({ items, suggested: { breakfast: [], lunch: [], dinner: lies } })),
    ).toEqual([0, 3])
    const truth = dish('Stew', { id: 1, reason: 'you lack lime; you have everything', toBuy: 0 })
    const dishes = [{ id: 1, title: 'Stew', servings: 2, lines: ['1 lemon', 'Salt, to taste'], steps: [] }]
    const right = visit({ items, suggested: { breakfast: [], lunch: [], dinner: [truth] }, dishes })
    expect(score('true reasons', right)).toEqual([2, 2])
    const short = [{ id: 1, title: 'Stew', servings: 2, lines: ['6 lemons'], steps: [] }]
    expect(score('true reasons', { ...right, dishes: short })).toEqual([1, 2])
  })

  test('a reason that nobody can check, or that only a former plan bears out, as wrong', () => {
    const strange = dish('Stew', { reason: 'the moon is full' })
    expect(
      score('true reasons', visit({ suggested: { breakfast: [], lunch: [], dinner: [strange] } })),
    ).toEqual([0, 1])
    const because = [
      'Was to use the leftovers of a dish that is no longer planned in time.',
      'Uses Sunday’s roast chicken.',
      'You lack lemon.',
      'You need more lemon.',
      'Nothing to buy.',
    ]
    const meal = {
      day: '2026-11-17',
      meal: 'dinner',
      what: { kind: 'note', text: 'Stew' },
      because,
      rescues: [],
      missing: [],
    }
    const week = { ...noWeek, meals: [meal] } as unknown as PlanWeek
    expect(score('true reasons of the plan', visit({ items: [item(1, 'Lemons')], week }))).toEqual([2, 5])
  })

  test('a day whose energy is off', () => {
    const kcal = (gives: number) => ({
      day: today,
      figures: [{ nutrient: 'kcal' as const, gives, aim: 2000, known: true }],
    })
    const week = { ...noWeek, days: [kcal(1850), kcal(1700), kcal(2201)] }
    expect(score('energy within 10 %', visit({ week }))).toEqual([1, 3])
  })
})
