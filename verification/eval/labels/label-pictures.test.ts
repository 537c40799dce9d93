import { judgeLabelText } from '@larder/kitchen/label/photographed-label'
import { expect, test } from 'vitest'
import { countLabel, emptyLabelTally } from './label-pictures'

test('an allergen of the text that a picture calls none found is counted as harm', () => {
  const tally = emptyLabelTally()
  countLabel(tally, 'Sugar, milk', judgeLabelText('Ingredients: sugar, milk.'))
  expect(tally).toMatchObject({ pictures: 1, harmed: [], contained: { right: 1, cases: 1 } })
  countLabel(tally, 'Sugar, milk', judgeLabelText('Ingredients: sugar.'))
  expect(tally.harmed).toEqual(["dairy of 'Sugar, milk…'"])
  countLabel(tally, 'Sugar, milk', judgeLabelText('Ingredients: sugar.', 'cut'))
  expect(tally).toMatchObject({ pictures: 3, contained: { right: 1, cases: 3 } })
  expect(tally.harmed).toHaveLength(1)
})
