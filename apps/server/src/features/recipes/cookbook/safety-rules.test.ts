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

  test('meat, fish and eggs that are carried and eaten cold say how they are kept', () => {
    const carried = (line: string, step: string, reheats = false) => {
      const draft = aDraft({ title: 'Supper', ingredients: [line], steps: [step], servings: 2 })
      const facts = { name: 'supper', role: 'main', portable: true, reheats } as const
      return checkSafety(toKitchenRecipe(1, draft, facts), draft)
    }
    expect(carried('4 eggs', 'Boil the eggs until hard.').join()).toMatch(/carried and eaten cold/)
    expect(carried('200 g sliced ham', 'Fill the rolls.').join()).toMatch(/carried and eaten cold/)
    expect(carried('200 g sliced ham', 'Fill the rolls; pack an ice pack beside them.')).toEqual([])
    expect(carried('200 g sliced ham', 'Fill the rolls.', true)).toEqual([])
    expect(carried('200 g hummus', 'Fill the rolls.')).toEqual([])
  })

  test.each([
    ['500 g chicken breast', 'Shred the lettuce. Fry the chicken until golden; the potatoes are tender.'],
    ['500 g chicken breast', 'Heat the oven to 75 °C. Roast for 20 minutes.'],
    ['500 g chicken breast', 'Roast to 63 °C in the middle.'],
    ['500 g chicken thighs', 'Fry the pieces until golden and piping hot.'],
    ['400 g beef mince', 'Brown the mince, then simmer for 5 minutes, until tender.'],
    ['400 g pork sausages', 'Fry until brown all over.'],
    ['600 g pork loin', 'Roast for an hour, until the onions are tender.'],
    ['400 g cod fillets', 'Open the tin of tomatoes. Simmer the sauce until pink and firm.'],
    ['300 g king prawns', 'Turn the prawns in the flakes of garlic until fragrant.'],
    ['6 eggs', 'Whisk the eggs, pour them into the pan and cook for 2 minutes.'],
    ['200 g dried kidney beans', 'Soak them and simmer gently for 60 minutes.'],
    ['250 g dried cannellini beans', 'Soak overnight and cook slowly until creamy.'],
    ['300 g basmati rice', 'Cook the rice for 11 minutes and serve.'],
  ])('%s is not said to be done by: %s', (line, step) => {
    expect(complaints([line], step).join()).toMatch(/no core temperature or sign/)
  })

  test('one sign for prawns is none for the cod beside them', () => {
    const chowder = ['400 g cod fillets', '200 g king prawns']
    expect(complaints(chowder, 'Simmer until the prawns are pink and opaque.').join()).toMatch(/the fish is/)
    expect(
      complaints(chowder, 'Simmer until the cod flakes.', 'Cook the prawns until they are pink.'),
    ).toEqual([])
  })

  test('fish that stays underdone is not for everyone', () => {
    const step = 'Bake until the flakes part; the middle of the fish may still be a shade darker.'
    expect(complaints(['600 g salmon fillets'], step).join()).toMatch(/say who should avoid it/)
  })

  test('a dish for children says how those under five have whole nuts and round fruit', () => {
    const forChildren = (line: string, step: string) => {
      const draft = aDraft({ title: 'Supper', ingredients: [line], steps: [step] })
      const facts = { name: 'supper', role: 'main', childFriendly: true } as const
      return checkSafety(toKitchenRecipe(1, draft, facts), draft)
    }
    expect(forChildren('60 g peanuts', 'Scatter with the peanuts.').join()).toMatch(/under five/)
    expect(
      forChildren(
        '60 g peanuts',
        'Scatter with the peanuts, for those over the age of five; leave them out for children under five.',
      ),
    ).toEqual([])
    expect(forChildren('60 g peanuts, chopped', 'Scatter over it.')).toEqual([])
    expect(forChildren('200 g grapes', 'Fold in the grapes.').join()).toMatch(/under five/)
    expect(forChildren('200 g grapes', 'Fold in the grapes, cut in quarters.')).toEqual([])
  })
})
