import { expect, test } from 'vitest'
import { parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { gramsPerUnit } from '../quantity/quantity'
import { referenceWeights } from '../testing/reference-weights'

const rows = parseRows(referenceWeights)

test.each(rows)(
  'a cup, spoon or piece of %s (%s) matches the sources within a tenth',
  (id = '', unit = '', grams = '', source = '') => {
    expect(foodById(id), id).toBeDefined()
    const [ours, theirs] = [gramsPerUnit(unit, id) ?? 0, Number(grams)]
    expect(['KA', 'USDA']).toContain(source)
    expect(
      Math.abs(ours - theirs) / theirs,
      `${id} ${unit}: ours ${ours}, ${source} ${theirs}`,
    ).toBeLessThanOrEqual(0.1)
  },
)

test('about two hundred weights are compared with a source', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
})
