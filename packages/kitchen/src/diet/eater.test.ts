import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allFoods } from '../food/food'
import { amountOf } from '../quantity/amount'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import type { Allergen, Severity } from './allergen'
import { allergenIds } from './allergen'
import { allergenVerdicts } from './allergen-verdict'
import { allergenBits, allergensIn, dietBits, dietsIn } from './bit-sets'
import type { Diet } from './diet'
import { dietIds } from './diet'
import { dietVerdicts } from './diet-verdict'
import type { Eater } from './eater'
import { canServe, canServeProfile, dietaryNeedsOf, dishProfileOf, suitsNeeds } from './eater'

const line = (text: string, foodId?: string): RecipeLine => ({
  text,
  ...(foodId === undefined ? {} : { foodId }),
})
const dish = (...lines: RecipeLine[]): Recipe => ({
  id: 1,
  title: 'Dish',
  servings: 2,
  occasions: [],
  tags: [],
  lines,
})
const eater = (name: string, avoids: [Allergen, Severity][], diets: Diet[] = []): Eater => ({
  name,
  portions: 1,
  diets,
  avoids: avoids.map(([allergen, severity]) => ({ allergen, severity })),
})

const pestoPasta = dish(line('200 g pasta', 'dry-pasta'), line('3 tbsp pesto', 'pesto'))
const salad = dish(line('200 g spinach', 'spinach'), line('1 tbsp olive oil', 'olive-oil'))
const mystery = dish(line('200 g spinach', 'spinach'), line('grandma’s secret'))

describe('serving a dish', () => {
  test.each<[string, Recipe, Eater[], boolean]>([
    ['nobody objects', pestoPasta, [], true],
    ['nuts, high', pestoPasta, [eater('Mia', [['nuts', 'high']])], false],
    ['nuts, medium', pestoPasta, [eater('Mia', [['nuts', 'medium']])], false],
    ['nuts, low', pestoPasta, [eater('Mia', [['nuts', 'low']])], true],
    ['fish, high', pestoPasta, [eater('Mia', [['fish', 'high']])], true],
    ['one of two', pestoPasta, [eater('Tom', []), eater('Mia', [['dairy', 'medium']])], false],
    ['unread, high', mystery, [eater('Mia', [['nuts', 'high']])], false],
    ['unread, medium', mystery, [eater('Mia', [['sesame', 'medium']])], false],
    ['unread, low', mystery, [eater('Mia', [['msg', 'low']])], true],
    ['vegan', pestoPasta, [eater('Mia', [], ['vegan'])], false],
    ['vegan salad', salad, [eater('Mia', [], ['vegan'])], true],
    ['a diet nobody can judge', mystery, [eater('Mia', [], ['vegan'])], false],
    ['no lines', dish(), [eater('Mia', [['nuts', 'high']])], false],
  ])('%s', (_name, recipe, eaters, allowed) => {
    expect(canServe(recipe, eaters).allowed).toBe(allowed)
    expect(canServeProfile(dishProfileOf(recipe), eaters)).toBe(allowed)
  })

  test('a refusal has the eater, the subject and the line', () => {
    const { refusals, warnings } = canServe(pestoPasta, [eater('Mia', [['nuts', 'high']])])
    expect(refusals).toEqual([
      {
        eater: 'Mia',
        concerns: 'allergen',
        about: 'nuts',
        answer: 'contains',
        because: { line: '3 tbsp pesto', foodId: 'pesto', why: 'pesto contains nuts' },
      },
    ])
    expect(warnings).toEqual([])
  })

  test('a warning has the same and does not exclude the dish', () => {
    const { allowed, warnings } = canServe(mystery, [eater('Tom', [['msg', 'low']])])
    expect(allowed).toBe(true)
    expect(warnings.map(({ eater: who, about, answer }) => [who, about, answer])).toEqual([
      ['Tom', 'msg', 'not known'],
    ])
  })

  test('[DIET-03] a chosen diet that cannot be judged excludes the dish like a restriction', () => {
    const { allowed, refusals } = canServe(mystery, [eater('Tom', [], ['gluten-free'])])
    expect(allowed).toBe(false)
    expect(refusals).toMatchObject([{ eater: 'Tom', about: 'gluten-free', answer: 'not known' }])
  })

  test('each eater has their own objections', () => {
    const { refusals } = canServe(pestoPasta, [
      eater('Mia', [['nuts', 'high']]),
      eater('Tom', [['dairy', 'medium']], ['vegan']),
    ])
    expect(refusals.map(({ eater: who, about }) => `${who}: ${about}`)).toEqual([
      'Mia: nuts',
      'Tom: dairy',
      'Tom: vegan',
    ])
  })
})

describe('needs', () => {
  test('exclude low severity', () => {
    expect(dietaryNeedsOf([eater('Mia', [['nuts', 'low']])]).avoids).toBe(0)
  })

  test('combine the restrictions of all eaters', () => {
    const eaters = [eater('Mia', [['nuts', 'high']], ['vegan']), eater('Tom', [['eggs', 'medium']], ['keto'])]
    expect(dietaryNeedsOf(eaters)).toEqual({
      avoids: allergenBits(['nuts', 'eggs']),
      diets: dietBits(['vegan', 'keto']),
    })
  })

  test('are cached per array of eaters', () => {
    const eaters = [eater('Mia', [['nuts', 'high']])]
    expect(dietaryNeedsOf(eaters)).toBe(dietaryNeedsOf(eaters))
  })

  test('are empty without eaters', () => {
    expect(suitsNeeds(dishProfileOf(mystery), dietaryNeedsOf([]))).toBe(true)
  })
})

describe('the profile agrees with the verdicts', () => {
  const ids = allFoods().map(({ id }) => id)
  const anyLine: fc.Arbitrary<RecipeLine> = fc.oneof(
    fc.tuple(fc.constantFrom(...ids), fc.nat(400)).map(([foodId, grams]) => ({
      text: `${grams} g ${foodId.replaceAll('-', ' ')}`,
      foodId,
      quantity: { amount: amountOf(grams), unit: 'g' },
    })),
    fc.string().map((text) => line(text)),
  )
  const anyEater = fc
    .tuple(
      fc.array(
        fc.tuple(fc.constantFrom(...allergenIds), fc.constantFrom<Severity>('high', 'medium', 'low')),
        {
          maxLength: 4,
        },
      ),
      fc.subarray([...dietIds], { maxLength: 2 }),
    )
    .map(([avoids, diets]) => eater('someone', avoids, diets))

  test('for every bit', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
        const recipe = dish(...lines)
        const { contains, notKnown, unfit, unjudged } = dishProfileOf(recipe)
        const verdicts = allergenVerdicts(lines)
        const judged = dietVerdicts(recipe)
        expect(allergensIn(contains)).toEqual(allergenIds.filter((id) => verdicts[id].answer === 'contains'))
        expect(allergensIn(notKnown)).toEqual(allergenIds.filter((id) => verdicts[id].answer === 'not known'))
        expect(dietsIn(unfit)).toEqual(dietIds.filter((id) => judged[id].answer === 'does not fit'))
        expect(dietsIn(unjudged)).toEqual(dietIds.filter((id) => judged[id].answer === 'not known'))
      }),
    )
  })

  test('the profile and the dish give the same decision', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 5 }),
        fc.array(anyEater, { maxLength: 3 }),
        (lines, eaters) => {
          const recipe = dish(...lines)
          const { allowed, refusals } = canServe(recipe, eaters)
          expect(canServeProfile(dishProfileOf(recipe), eaters)).toBe(allowed)
          expect(refusals.length === 0).toBe(allowed)
        },
      ),
    )
  })

  test('one more eater never allows more', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 5 }),
        fc.array(anyEater, { maxLength: 3 }),
        anyEater,
        (lines, eaters, more) => {
          const profile = dishProfileOf(dish(...lines))
          if (!canServeProfile(profile, eaters))
            expect(canServeProfile(profile, [...eaters, more])).toBe(false)
        },
      ),
    )
  })

  test('an allergen avoided with high or medium severity is never served', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), anyEater, (lines, someone) => {
        const recipe = dish(...lines)
        if (!canServe(recipe, [someone]).allowed) return
        const verdicts = allergenVerdicts(lines)
        for (const { allergen, severity } of someone.avoids) {
          if (severity !== 'low') expect(verdicts[allergen].answer).toBe('none found')
        }
      }),
    )
  })
})
