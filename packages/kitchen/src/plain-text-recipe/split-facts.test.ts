import { describe, expect, test } from 'vitest'
import { parseRecipeText } from './plain-text-parser'
import { splitFacts } from './split-facts'

describe('several facts in one line', () => {
  test.each([
    ['Serves 6 Prep time: 30 min Cook time: 45 min', ['Serves 6', 'Prep time: 30 min', 'Cook time: 45 min']],
    [
      'Prep: 1 hr 10 mins | Cook: 25 mins | Serves 4–6',
      ['Prep: 1 hr 10 mins', 'Cook: 25 mins', 'Serves 4–6'],
    ],
    ['Makes 12 · Ready in 1 hour', ['Makes 12', 'Ready in 1 hour']],
    ['serves 2    prep 5 min    cook 10 min', ['serves 2', 'prep 5 min', 'cook 10 min']],
    [
      'Serves 8, prep time 20 minutes, total time 2 hours',
      ['Serves 8', 'prep time 20 minutes', 'total time 2 hours'],
    ],
    ['Prep Time: 30 Min Cook Time: 1 Hour 15 Min', ['Prep Time: 30 Min', 'Cook Time: 1 Hour 15 Min']],
    [
      'Für 4 Personen Zubereitungszeit: 30 Minuten Backzeit: 1 Stunde',
      ['Für 4 Personen', 'Zubereitungszeit: 30 Minuten', 'Backzeit: 1 Stunde'],
    ],
    ['Préparation : 15 min Cuisson : 40 min', ['Préparation : 15 min', 'Cuisson : 40 min']],
    ['4 portioner • Tillagning 25 min', ['4 portioner', 'Tillagning 25 min']],
  ])('%s', (line, pieces) => expect(splitFacts(line)).toEqual(pieces))

  test.each([
    'Serves 6',
    'Prep time: 1 hour, 30 minutes',
    '2 eggs, 100 g Flour',
    'Bake for 20 minutes, then rest 10 minutes',
    'Cook 5 minutes | Add 2 eggs',
    '1 kg Potatoes, peeled, to serve 4 People',
    'Total Time 45 Min',
    '',
    '| | | 1 2',
  ])('nothing in %s', (line) => expect(splitFacts(line)).toBeUndefined())

  test('a recipe has them all', () => {
    const [recipe] = parseRecipeText(
      'Leek Tart\nServes 6 Prep time: 30 min Cook time: 45 min\n\nIngredients\n2 leeks\n\nMethod\nSlice the leeks.\n',
    )
    expect(recipe).toMatchObject({
      title: 'Leek Tart',
      prepMinutes: 30,
      cookMinutes: 45,
      servings: 'Serves 6',
    })
    expect(recipe?.description).toBeUndefined()
  })

  test('no letter is lost: the pieces are the line without its separators', () => {
    const facts = ['Serves 4', 'Prep: 10 min', 'Cook time: 1 h 5 min', 'Makes 8', 'Total time: 90 minutes']
    for (const gap of [' ', ' | ', '; ', ', ', ' · ', '\t', '    '])
      for (const first of facts)
        for (const second of facts) expect(splitFacts(`${first}${gap}${second}`)).toEqual([first, second])
  })
})
