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
    '200 g cooked chicken',
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
})
