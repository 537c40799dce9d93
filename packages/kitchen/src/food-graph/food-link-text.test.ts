import { describe, expect, test } from 'vitest'
import { yieldActions, yieldNotes } from '../data/foods/food-yields'
import { coverageOf } from '../recipe-coverage/recipe-coverage'
import { fixedDay as today } from '../testing/generated-kitchen'
import { lot, recipe } from '../testing/text-builders'
import { coveredByText, coveringInstruction, coveringNote } from './food-link-text'
import { allLinks, linksTo } from './links'

describe('description of what covers a line', () => {
  test.each([
    ['1.5 tbsp lemon-juice', '4 lemon', 'juice of ½ lemon'],
    ['100 g lemon-juice', '4 lemon', 'juice of 2½ lemons'],
    ['lemon-juice', '4 lemon', 'juice of lemon'],
    ['1 tbsp lemon-zest', '1 lemon', 'zest of 1 lemon'],
    ['300 g white-rice', '1 kg basmati-rice', 'basmati rice'],
    ['2 tsp cumin', '40 g cumin-seed', 'ground from cumin seed'],
    ['500 ml chicken-broth', '3 chicken-bouillon-cube', 'made with 1 chicken bouillon cube'],
  ])('%s by %s: %s', (need, held, words) => {
    const [line] = coverageOf(recipe([need]), [lot(held)], { today, eaters: [] }).lines
    expect(coveredByText(line?.by ?? [])).toBe(words)
  })

  test.each([
    ['1.5 tbsp lemon-juice', '4 lemon', 'use the juice of ½ lemon for it'],
    ['lemon-juice', '4 lemon', 'use the juice of your lemon for it'],
    ['2 tsp cumin', '40 g cumin-seed', 'grind your cumin seed for it'],
    ['300 g cooked-white-rice', '1 kg white-rice', 'cook your white rice for it'],
    ['500 ml chicken-broth', '3 chicken-bouillon-cube', 'dissolve 1 chicken bouillon cube for it'],
    ['300 g broccoli', '500 g frozen-broccoli', 'use your frozen broccoli in place of broccoli'],
  ])('%s by %s, as an instruction: %s', (need, held, words) => {
    const [line] = coverageOf(recipe([need]), [lot(held)], { today, eaters: [] }).lines
    expect(coveringInstruction(line?.by ?? [])).toBe(words)
  })

  test('the note has the action and the added allergens', () => {
    const note = (from: string, to: string) => {
      const link = linksTo(to).find((one) => one.from === from)
      return link && coveringNote(link)
    }
    expect(note('cumin-seed', 'cumin')).toBe('Grind it.')
    expect(note('basmati-rice', 'white-rice')).toBe('Use it just the same.')
    expect(note('soy-sauce', 'tamari')).toMatch(/^Just as good\. Contains gluten\./)
  })

  test('every way of making has a note and an action', () => {
    expect(Object.keys(yieldActions)).toEqual(Object.keys(yieldNotes))
    for (const { words, how } of allLinks())
      if (how === 'made') expect(Object.keys(yieldNotes)).toContain(words)
  })
})
