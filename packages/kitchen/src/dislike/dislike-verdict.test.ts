import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canServe, canServeProfile, dishProfileOf } from '../diet/eater'
import { allFoods } from '../food/food'
import type { RecipeLine } from '../recipe/recipe'
import { toRecipeLine } from '../recipe/recipe-line'
import { dislikeVerdict } from './dislike-verdict'

const lines = (...texts: string[]): RecipeLine[] => texts.map(toRecipeLine)

describe('a dish with a disliked food', () => {
  test.each([
    ['no mushrooms', '200 g shiitake mushrooms'],
    ['mushrooms', '1 tin cream of mushroom soup'],
    ['coriander', 'a handful of cilantro'],
    ['olives', '50 g kalamata olives'],
    ['offal', '200 g chicken livers'],
    ['seafood', '150 g prawns'],
    ['aubergines', '1 eggplant'],
    ['pork', '100 g streaky bacon'],
    ['mushrooms', '300 ml mushroom stock'],
    ['samphire', 'a bunch of samphire'],
  ])('%s in %s', (dislike, text) => {
    expect(dislikeVerdict(dislike, lines('1 onion', text))).toMatchObject({
      answer: 'contains',
      because: { line: text },
    })
  })

  test('an unknown word is searched in the text', () => {
    const line = { text: '2 tbsp zhoug paste', foodId: 'pesto' }
    expect(dislikeVerdict('zhoug', [line])).toEqual({
      answer: 'contains',
      because: { line: '2 tbsp zhoug paste', foodId: 'pesto', why: 'it says ‘zhoug’' },
    })
  })
})

describe('a dish without a disliked food', () => {
  test.each([
    ['olives', '2 tbsp olive oil'],
    ['cherries', '200 g cherry tomatoes'],
    ['oysters', '150 g oyster mushrooms'],
    ['lamb', '50 g lamb’s lettuce'],
    ['butter', '1 can butter beans'],
    ['milk', '200 ml oat milk'],
    ['potatoes', '2 sweet potatoes'],
    ['coriander', '1 tsp coriander seeds'],
    ['kidneys', '1 tin kidney beans'],
    ['eggs', '1 eggplant'],
  ])('%s, not in %s', (dislike, text) => {
    expect(dislikeVerdict(dislike, lines('1 onion', text)).answer).toBe('none found')
  })

  test('that is labelled free of it has none', () => {
    const line = { text: '1 margherita pizza without olives', foodId: 'frozen-pizza' }
    expect(dislikeVerdict('olives', [line]).answer).toBe('none found')
  })
})

test('an unrecognized line is not known, and so is a dish without lines', () => {
  expect(dislikeVerdict('olives', [{ text: 'xyzzy' }])).toMatchObject({
    answer: 'not known',
    because: { line: 'xyzzy' },
  })
  expect(dislikeVerdict('olives', []).answer).toBe('not known')
})

describe('for an eater', () => {
  const dish = (of: RecipeLine[]) => ({
    id: 1,
    title: 'Dish',
    servings: 2,
    occasions: [],
    tags: [],
    lines: of,
  })
  const mia = { name: 'Mia', portions: 1, diets: [], avoids: [], dislikes: ['no mushrooms'] }

  test('a dislike warns like low severity, with its line', () => {
    expect(canServe(dish(lines('1 onion', '200 g mushrooms')), [mia])).toEqual({
      allowed: true,
      refusals: [],
      warnings: [
        {
          eater: 'Mia',
          concerns: 'dislike',
          about: 'mushrooms',
          answer: 'contains',
          because: { line: '200 g mushrooms', foodId: 'mushroom', why: '' },
        },
      ],
    })
  })

  test('dislikes never change whether a dish may be served', () => {
    const ids = allFoods().map(({ id }) => id)
    const anyLine = fc.constantFrom(...ids).map((foodId) => ({ text: foodId.replaceAll('-', ' '), foodId }))
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 4 }),
        fc.array(fc.string(), { maxLength: 3 }),
        (of, dislikes) => {
          const withDislikes = { ...mia, dislikes }
          expect(canServe(dish(of), [withDislikes]).allowed).toBe(
            canServeProfile(dishProfileOf(dish(of)), [mia]),
          )
        },
      ),
    )
  })

  test('a disliked food is found in every line that is that food', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allFoods()), ({ id, name }) => {
        expect(dislikeVerdict(name, [{ text: name, foodId: id }]).answer).toBe('contains')
      }),
    )
  })
})
