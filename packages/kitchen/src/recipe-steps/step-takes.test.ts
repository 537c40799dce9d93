import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNumber } from '../quantity/amount'
import { toRecipeLine } from '../recipe/recipe-line'
import { stepTakes } from './step-takes'

/** The part of the first line each step takes: 'all', 'part ½', 'rest', 'again'. */
function takes(line: string, ...steps: string[]): string[] {
  return stepTakes(steps, [line].map(toRecipeLine)).map((step) =>
    step
      .map(({ kind, share }) => (share && kind !== 'all' ? `${kind} ${toNumber(share).toFixed(2)}` : kind))
      .join(),
  )
}

describe('the part of a line a step takes', () => {
  test.each([
    [
      '4 tbsp olive oil',
      ['Fry the onion in half of the oil.', 'Add the remaining oil.'],
      ['part 0.50', 'rest 0.50'],
    ],
    [
      '4 tbsp olive oil',
      ['Heat half the olive oil.', 'Dress with the olive oil.'],
      ['part 0.50', 'rest 0.50'],
    ],
    [
      '300 g flour',
      ['Beat in a third of the flour.', 'Fold in two thirds of the flour.'],
      ['part 0.33', 'part 0.67'],
    ],
    ['300 g flour', ['Sift the flour.', 'Rest the flour.'], ['all', 'again']],
    ['1 onion', ['Chop the onion.', 'Fry the onion.', 'Serve.'], ['all', 'again', '']],
    ['4 tbsp oil', ['Heat 1 tbsp of the oil.', 'Add the rest of the oil.'], ['part 0.25', 'rest 0.75']],
    [
      '200 g butter',
      ['Melt 50 g of the butter.', 'Rub in the remaining butter.'],
      ['part 0.25', 'rest 0.75'],
    ],
    ['20 g parsley', ['Stir in most of the parsley.', 'Top with the rest of the parsley.'], ['part', 'rest']],
    ['100 g cheese', ['Mix in the cheese.', 'Sprinkle with the remaining cheese.'], ['part', 'rest']],
    [
      '100 g grated parmesan',
      ['Stir in three-quarters of the parmesan.', 'Scatter over the rest of it with the parmesan.'],
      ['part 0.75', 'rest 0.25'],
    ],
    [
      '400 ml coconut milk',
      ['Add all but 50 ml of the coconut milk.', 'Swirl in the reserved coconut milk.'],
      ['part 0.88', 'rest 0.13'],
    ],
    ['400 ml milk', ['Whisk in half the milk, then add the rest of the milk.', 'Pour.'], ['all', '']],
    [
      '4 cloves garlic',
      ['Add 3 of the garlic cloves.', 'Fry the last clove of garlic.'],
      ['part 0.75', 'rest 0.25'],
    ],
    [
      '100 g cheddar, grated',
      ['Scatter with two thirds of the cheese.', 'Add the remaining milk and cheese.'],
      ['part 0.67', 'rest 0.33'],
    ],
    ['4 tbsp sugar', ['Sprinkle each with a little sugar.'], ['all']],
    [
      '120 g cheddar',
      ['Add all but a handful of the cheddar.', 'Top with the remaining cheese.'],
      ['part', 'rest'],
    ],
    [
      '200 ml Sahne',
      ['150 ml der Sahne einrühren.', 'Mit der restlichen Sahne servieren.'],
      ['part 0.75', 'rest 0.25'],
    ],
    ['2 onions', ['Chop the onions and fry one of the onions.', 'Fry the second onion.'], ['part', 'rest']],
    ['2 eggs', ['Beat one of the eggs.', 'Add the other egg.'], ['part 0.50', 'rest 0.50']],
    [
      '4 tbsp olive oil',
      ['Heat 1 tablespoon oil.', 'Add another tablespoon of oil.', 'Drizzle with the remaining oil.'],
      ['part 0.25', 'part 0.25', 'rest 0.50'],
    ],
    ['4 tbsp oil', ['Heat 2 tbsp oil.', 'Heat the other 2 tbsp oil.'], ['part 0.50', 'part 0.50']],
    ['1 l stock', ['Pour in 200 ml of stock.', 'Add another 300 ml hot stock.'], ['part 0.20', 'part 0.30']],
    ['6 eggs', ['Beat 2 eggs.', 'Poach the other eggs.'], ['part 0.33', 'rest 0.67']],
    [
      '250 g butter',
      ['Melt 1/3 of the butter.', 'Beat in the remaining 2/3 of the butter.'],
      ['part 0.33', 'part 0.67'],
    ],
    [
      '100 g cheddar',
      ['Stir in 75% of the cheddar.', 'Top with the rest of the cheddar.'],
      ['part 0.75', 'rest 0.25'],
    ],
    ['500 ml stock', ['Add a ladle of the stock.', 'Add the remaining stock.'], ['part', 'rest']],
    ['4 tbsp sugar', ['Sprinkle each with 1 tsp sugar.'], ['all']],
    ['2 tbsp oil', ['Heat 2 tbsp oil.', 'Fry in the oil for 10 minutes.'], ['all', 'again']],
  ])('%s: %j', (line, steps, expected) => {
    expect(takes(line, ...steps)).toEqual(expected)
  })

  test('an amount of one of two lines of a food is not shared out', () => {
    const lines = ['1 tbsp oil', '4 tbsp oil'].map(toRecipeLine)
    const kinds = stepTakes(['Heat 1 tbsp oil.', 'Dress with the oil.'], lines).flat()
    expect(kinds.every(({ share }) => share === undefined || toNumber(share) === 1)).toBe(true)
  })

  test('a half of something else is ignored', () => {
    const lines = ['200 ml milk', '2 eggs'].map(toRecipeLine)
    expect(stepTakes(['Pour in half the milk and the eggs.'], lines)[0]).toMatchObject([
      { place: 0, kind: 'part' },
      { place: 1, kind: 'all' },
    ])
  })

  test('never takes more than there is, for any steps', () => {
    const word = fc.constantFrom(
      'half the oil',
      'a third of the oil',
      'the oil',
      'remaining oil',
      '2 tbsp of the oil',
      'some of the oil',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (text) => {
        const steps = stepTakes(
          text.map((one) => `Add ${one}.`),
          [toRecipeLine('3 tbsp oil')],
        ).flat()
        const sum = steps.reduce(
          (all, { kind, share }) =>
            (kind === 'rest' || kind === 'all') && share ? all + toNumber(share) : all,
          0,
        )
        expect(sum).toBeLessThanOrEqual(1.0001)
      }),
    )
  })

  test('reads hostile text to its limit', () => {
    const lines = ['1 egg', '', 'x'.repeat(3000)].map(toRecipeLine)
    expect(stepTakes(['half of '.repeat(20_000), 'egg '.repeat(50_000)], lines)).toHaveLength(2)
  })
})

describe('what a step only names', () => {
  const takesOf = (texts: readonly string[], steps: readonly string[]) =>
    stepTakes(steps, texts.map(toRecipeLine)).map((takes) =>
      takes.map(
        ({ place, kind, share }) => `${kind}${share && kind !== 'all' ? ` ${toNumber(share)}` : ''} ${place}`,
      ),
    )

  test.each([
    [
      'water to boil in',
      ['400 g rice', '200 ml water'],
      ['Boil the rice in salted water.', 'Stir in the water.'],
      [['all 0'], ['all 1']],
    ],
    [
      'a pan of water for it',
      ['300 g linguine'],
      ['Put a pan of water on for the linguine.', 'Cook the linguine.'],
      [[], ['all 0']],
    ],
    [
      'while it cooks',
      ['200 g peas', '1 onion'],
      ['While the peas thaw, fry the onion.', 'Add the peas.'],
      [['all 1'], ['all 0']],
    ],
    ['without it', ['100 ml milk'], ['Mash without any milk.', 'Add the milk.'], [[], ['all 0']]],
    [
      'a reason',
      ['4 eggs', '1 tsp salt'],
      ['Warm the bowl, so that it does not chill the eggs.', 'Crack in the eggs.'],
      [[], ['all 0']],
    ],
    [
      'the verb',
      ['8 slices bread', '40 g butter'],
      ['Butter the bread with half of the butter.', 'Melt the other half of the butter.'],
      [['all 0', 'part 0.5 1'], ['rest 0.5 1']],
    ],
    [
      'juices of the meat',
      ['1 chicken breast', '2 tbsp lemon juice'],
      ['Fry the chicken until the juices run clear.', 'Add the lemon juice.'],
      [['all 0'], ['all 1']],
    ],
    [
      'leftovers',
      ['300 g rice'],
      ['Boil the rice.', 'Chill leftover rice at once.'],
      [['all 0'], ['again 0']],
    ],
    [
      'another kind',
      ['1 onion', '1/2 red onion'],
      ['Fry the onion.', 'Top with red onion.'],
      [['all 0'], ['all 1']],
    ],
  ])('%s is no take', (_, texts, steps, takes) => {
    expect(takesOf(texts, steps)).toEqual(takes)
  })

  test.each([
    [
      'a pinch later leaves all for before',
      ['2 tsp salt'],
      ['Add the salt.', 'Finish with a pinch of salt.'],
      [['all 0'], ['again 0']],
    ],
    [
      'a slice to taste leaves all for later',
      ['300 g cucumber'],
      ['Taste it on a slice of cucumber.', 'Slice the cucumber.'],
      [['part 0'], ['all 0']],
    ],
    ['a dash that is the only one is all', ['2 tsp vinegar'], ['Add a dash of the vinegar.'], [['all 0']]],
    ['one into each is as many as there are', ['4 eggs'], ['Break one of the eggs into each.'], [['all 0']]],
    [
      'all of it later takes nothing from before',
      ['400 g prawns'],
      ['Peel the prawns.', 'Fold in all the prawns.'],
      [['all 0'], ['all 0']],
    ],
    [
      'a colour is no mention',
      ['1 red onion', '200 g red lentils'],
      ['Boil the red lentils with half of the red onion.', 'Fry the remaining onion.'],
      [['part 0.5 0', 'all 1'], ['rest 0.5 0']],
    ],
  ])('%s', (_, texts, steps, takes) => {
    expect(takesOf(texts, steps)).toEqual(takes)
  })
})
