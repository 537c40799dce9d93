import { expect, test } from 'vitest'
import { wordForms } from './word-forms'

test.each([
  ['milk', ['milk']],
  ['gas', ['gas']],
  ['eggs', ['eggs', 'egg']],
  ['berries', ['berries', 'berry', 'berrie']],
  ['radishes', ['radishes', 'radishe', 'radish']],
])('%s', (word, forms) => {
  expect(wordForms(word)).toEqual(forms)
})
