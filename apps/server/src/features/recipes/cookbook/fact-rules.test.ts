import type { DishFacts } from '@larder/kitchen/recipe/dish-facts'
import { describe, expect, test } from 'vitest'
import { aDraft, type DraftInput } from '../../../testing/a-saved-recipe'
import { checkFacts } from './fact-rules'

const stew: DishFacts = {
  name: 'lentil-stew',
  role: 'main',
  activeMinutes: 15,
  keepsDays: 2,
  freezesMonths: 3,
  reheats: true,
  portable: true,
  childFriendly: true,
  budget: 'low',
  goesWith: ['bread'],
}
const bread: DishFacts = { ...stew, name: 'bread', role: 'side', goesWith: ['lentil-stew'] }

function complaints(facts: Partial<DishFacts> = {}, draft: DraftInput = {}): string[] {
  const written = aDraft({
    title: 'Lentil Stew',
    course: 'Main Dish',
    prepMinutes: 10,
    cookMinutes: 30,
    waitMinutes: 0,
    ingredients: ['200 g red lentils'],
    moments: [],
    tags: ['stew', 'lentils'],
    ...draft,
  })
  const others = new Map([stew, bread].map((one) => [one.name, one]))
  return checkFacts({ id: 1, draft: written, diets: [], facts: { ...stew, ...facts } }, others)
}

describe('the facts of a dish', () => {
  test('pass if whole and consistent', () => {
    expect(complaints()).toEqual([])
  })

  test('pass for a whole meal without a side', () => {
    expect(complaints({ goesWith: [], complete: true })).toEqual([])
  })

  test('children get no coffee and no black tea', () => {
    expect(complaints({}, { ingredients: ['4 tsp loose black tea'] }).join()).toMatch(/keeps children awake/)
    expect(complaints({ childFriendly: false }, { ingredients: ['1 tbsp ground coffee'] })).toEqual([])
  })

  test('must be there', () => {
    expect(checkFacts({ id: 1, draft: aDraft(), diets: [] }, new Map())).toEqual(['it states no role'])
    const { budget: _, ...others } = stew
    expect(
      checkFacts({ id: 1, draft: aDraft({ title: 'Lentil Stew' }), diets: [], facts: others }, new Map()),
    ).toContain("it does not state 'budget'")
  })

  test.each<[string, RegExp, Partial<DishFacts>, DraftInput?]>([
    ['a file of another name', /not named lentil-stew\.cook/, { name: 'stew' }],
    ['a drink as a meal', /a main is no drink/, {}, { course: 'Drink' }],
    ['a breakfast for the evening', /occasion 'breakfast'/, { role: 'breakfast' }, { occasions: ['dinner'] }],
    ['busier than it takes', /busy 50 of 40/, { activeMinutes: 50 }],
    ['less busy than its preparing', /preparing takes 10/, { activeMinutes: 4 }],
    ['leftovers beyond the limit', /food safety allows 2/, { keepsDays: 3 }],
    ['rice beyond a day', /food safety allows 1/, {}, { ingredients: ['200 g basmati rice'] }],
    ['years in the freezer', /freezes 12 months/, { freezesMonths: 12 }],
    ['reheated, but not kept', /keeps neither/, { keepsDays: 0, freezesMonths: 0 }],
    ['company that is not there', /no dish 'caviar'/, { goesWith: ['caviar'] }],
    ['a stew that is eaten cold', /hot dish that keeps 2 days is reheated/, { reheats: false }],
    ['a main without company', /names no side it goes with/, { goesWith: [] }],
    ['company for a whole meal', /complete, but goes with/, { complete: true }],
    ['a side as a whole meal', /side is no complete meal/, { role: 'side', complete: true }],
    ['leftovers of what is not in it', /not enough 'cooked-chicken'/, { leaves: 'cooked-chicken' }],
    ['itself as company', /names itself/, { leftoversBecome: ['lentil-stew'] }],
    ['leftovers of what does not keep', /does not keep/, { keepsDays: 0, leftoversBecome: ['bread'] }],
    ['a thrifty dish of prawns', /is dear/, {}, { ingredients: ['600 g raw prawns'], servings: 4 }],
    ['a hot dish for children', /is hot/, {}, { ingredients: ['1 tbsp cayenne pepper'], servings: 4 }],
    ['two words on children', /kids-friendly/, { childFriendly: false }, { moments: ['kids-friendly'] }],
  ])('%s is objected to', (_, complaint, facts, draft) => {
    expect(complaints(facts, draft).join('; ')).toMatch(complaint)
  })

  test('a side is named by a main, or names one', () => {
    const side = (facts: Partial<DishFacts>) =>
      complaints(
        { role: 'side', goesWith: [], ...facts },
        { course: 'Side Dish', title: facts.name === 'bread' ? 'Bread' : 'Slaw' },
      )
    expect(side({ name: 'slaw' })).toEqual(['it is a side, but no main goes with it'])
    expect(side({ name: 'bread' })).toEqual([])
  })

  test('dry bakes keep longer than cooked dishes', () => {
    const biscuits: DraftInput = { course: 'Dessert', tags: ['biscuits', 'sweet'] }
    expect(complaints({ role: 'dessert', keepsDays: 14 }, biscuits)).toEqual([])
    expect(complaints({ role: 'dessert', keepsDays: 15 }, biscuits)).toHaveLength(1)
  })
})
