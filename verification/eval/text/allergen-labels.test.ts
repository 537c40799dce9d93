import { expect, test } from 'vitest'
import { toAllergenScores } from './allergen-labels'

const scores = (...labels: [string, string[]][]) =>
  toAllergenScores(labels.map(([ingredients, marked]) => ({ ingredients, marked })))

test('a marked word counts as found where the words found lie over it', () => {
  const [found, contains, never] = scores(
    ['Wheat flour, WHEY powder', ['wheat', 'whey']],
    ['Sugar. May contain sesame seeds.', ['sesame seeds']],
  )
  expect(found).toEqual({ of: 'marked words found', right: 3, cases: 3, note: '' })
  expect(contains).toEqual({
    of: 'answered contains',
    right: 2,
    cases: 3,
    note: 'answered not known: sesame seeds',
  })
  expect(never).toEqual({ of: "labels never 'none found'", right: 2, cases: 2 })
})

test('a marked word that is not found is named, and its label counts as called safe', () => {
  const [found, , never] = scores(['Sugar, blorpnut', ['blorpnut']], ['Milk', ['milk']])
  expect(found).toMatchObject({ right: 1, cases: 2, note: 'missed: blorpnut' })
  expect(never).toMatchObject({ right: 1, cases: 2 })
})

test('what is no allergen to choose is named apart', () => {
  const [found] = scores(
    ['Coconut, milk', ['coconut', 'milk']],
    ['Coconut, buckwheat', ['coconut', 'buckwheat']],
  )
  expect(found).toMatchObject({
    right: 1,
    cases: 1,
    note: 'marked, but no allergen to choose: coconut ×2, buckwheat',
  })
})

test('a common word that is marked and not found still counts as missed', () => {
  const [found] = scores(['Sugar, yeast', ['yeast']])
  expect(found).toMatchObject({ right: 0, cases: 1, note: 'missed: yeast' })
})

test('a word elsewhere in the label does not count for the marked one', () => {
  const [found] = scores(['Milk, fnordle', ['fnordle']])
  expect(found).toMatchObject({ right: 0, cases: 1 })
})
