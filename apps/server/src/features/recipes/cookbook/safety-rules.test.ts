import { describe, expect, test } from 'vitest'
import { aDraft } from '../../../testing/a-saved-recipe'
import { toKitchenRecipe } from './kitchen-recipe'
import { checkSafety } from './safety-rules'

function complaints(ingredients: string[], ...steps: string[]): string[] {
  const draft = aDraft({ title: 'Supper', ingredients, steps })
  return checkSafety(toKitchenRecipe(1, draft), draft)
}

describe('what can make people ill', () => {
  test.each([
    [
      '500 g chicken breast',
      'Fry for 8 minutes, until golden.',
      'Fry for 8 minutes, until 74 °C in the middle.',
    ],
    ['500 g chicken thighs', 'Braise until they smell good.', 'Braise until the juices run clear.'],
    ['400 g beef mince', 'Brown over high heat for 5 minutes.', 'Brown until no pink is left.'],
    ['4 pork chops', 'Fry for 3 minutes a side.', 'Fry until they are 70 °C inside.'],
    ['400 g cod fillets', 'Poach for 6 minutes.', 'Poach for 6 minutes, until it flakes.'],
    ['400 g king prawns', 'Fry for 2 minutes.', 'Fry the prawns until pink and opaque.'],
    ['400 g cooked rice', 'Fry for 5 minutes.', 'Fry until every grain is piping hot.'],
  ])('%s needs more than a time', (line, vague, clear) => {
    expect(complaints([line], vague)).toHaveLength(1)
    expect(complaints([line], clear)).toEqual([])
  })

  test.each([
    '200 g cooked chicken, no older than two days',
    '200 g sliced ham',
    '1 tin tuna',
    '500 ml chicken stock',
    '150 g smoked salmon',
  ])('%s needs no sign of doneness', (line) => {
    expect(complaints([line], 'Stir together and serve.')).toEqual([])
  })

  test.each([
    [['4 eggs'], 'Poach the eggs for 3 minutes, until the yolks are still soft.'],
    [['4 eggs', '200 ml sunflower oil'], 'Whisk the egg yolks with the oil to a mayonnaise.'],
    [['400 g sushi-grade tuna'], 'Dice the raw tuna and dress it.'],
    [['2 sirloin steaks'], 'Fry the steaks until medium-rare.'],
  ])('%j: the text says who should avoid it', (lines, step) => {
    expect(complaints(lines, step).join()).toMatch(/say who should avoid it/)
    expect(complaints(lines, step, 'Not for small children or anyone pregnant.')).toEqual([])
  })

  test('meat from another day says how old it may be', () => {
    expect(complaints(['400 g leftover chicken'], 'Shred and serve.').join()).toMatch(/how old/)
    expect(complaints(['400 g leftover chicken'], 'Shred it; use none older than two days.')).toEqual([])
    expect(complaints(['400 g cold roast lamb, from the day before'], 'Chop and serve.')).toEqual([])
    const withRice = ['300 g carrots, a day old', '200 g cooked chicken']
    expect(complaints(withRice, 'Heat until steaming.').join()).toMatch(/how old/)
  })

  test('meat that may be two days old is not kept again', () => {
    const draft = aDraft({
      title: 'Supper',
      ingredients: ['400 g cooked chicken, no older than two days'],
      steps: ['Shred and serve.'],
    })
    const kept = (keepsDays: number) =>
      checkSafety(toKitchenRecipe(1, draft, { name: 'supper', role: 'main', keepsDays }), draft)
    expect(kept(1).join()).toMatch(/two days old already/)
    expect(kept(0)).toEqual([])
  })

  test('rice that is carried says how it is kept', () => {
    const carried = (line: string, step: string) => {
      const draft = aDraft({ title: 'Supper', ingredients: [line], steps: [step], servings: 2 })
      return checkSafety(toKitchenRecipe(1, draft, { name: 'supper', role: 'main', portable: true }), draft)
    }
    expect(carried('200 g basmati rice', 'Boil until tender.').join()).toMatch(/its rice is carried/)
    expect(carried('200 g basmati rice', 'Boil until tender; cool it within the hour.')).toEqual([])
    expect(carried('1 tbsp jasmine rice', 'Toast and pound.')).toEqual([])
    expect(complaints(['200 g basmati rice'], 'Boil until tender.')).toEqual([])
  })
})
