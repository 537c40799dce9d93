import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ingredientLines, scoreLine } from './ingredient-lines'

const label = (sentence: string, quantity: string, unit: string, name: string) => ({
  sentence,
  gold: { quantity, unit, name },
})

describe('one line against its label', () => {
  test.each([
    label('225g/8oz dates, pitted', '225 8', 'g oz', 'dates'),
    label('2-3 tablespoons oil', '2-3', 'tablespoon', 'oil'),
    label('pinch of salt', '', 'pinch', 'salt'),
    label('2 x 400g tins beans', '2x 400', 'g tin', 'beans'),
    label('large handful fresh basil leaves', '', 'large handful', 'fresh basil leaf'),
    label('⅓ cup / 80 mL milk or cream', '0.3333 80', 'cup mL', 'milk or cream'),
    label('100ml/3½fl oz stock', '100 3.5', 'ml fl oz', 'stock'),
    label('1cm/½in piece ginger', '1 0.5', 'cm in piece', 'ginger'),
    label('salt', '', '', 'salt'),
  ])('$sentence is right', (line) => {
    expect(scoreLine(line)).toMatchObject({ quantity: true, unit: true, name: true })
  })

  test('a wrong number, unit or name is wrong', () => {
    expect(scoreLine(label('2 cups rice', '3', 'cup', 'rice'))).toMatchObject({ quantity: false, unit: true })
    expect(scoreLine(label('2 cups rice', '2', 'tbsp', 'rice'))).toMatchObject({
      quantity: true,
      unit: false,
    })
    expect(scoreLine(label('2 cups rice', '2', 'cup', 'brown rice'))).toMatchObject({
      unit: true,
      name: false,
    })
  })

  test('a number too many or too few is wrong', () => {
    expect(scoreLine(label('225g/8oz dates', '225', 'g', 'dates'))).toMatchObject({
      quantity: false,
      unit: false,
    })
    expect(scoreLine(label('225g dates', '225 8', 'g oz', 'dates'))).toMatchObject({
      quantity: false,
      unit: false,
    })
  })
})

test('a folder of lines makes four figures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-lines-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'ingredient-lines.json')
  const lines = [label('2 eggs', '2', '', 'eggs'), label('2 blurps', '3', '', 'blurps')]
  await writeFile(path, JSON.stringify(lines))
  const scores = await ingredientLines.measure(path)
  expect(scores.map(({ of, right, cases }) => [of, right, cases])).toEqual([
    ['quantity', 1, 2],
    ['unit', 2, 2],
    ['name', 2, 2],
    ['linked', 1, 2],
  ])
})

const real = join(process.env.EVAL_DATA ?? '', 'ingredient-lines.json')
const there = process.env.EVAL_DATA !== undefined && existsSync(real)

test.skipIf(!there)('real lines meet the bar (set EVAL_DATA to the folder of real material)', async () => {
  const scores = await ingredientLines.measure(real)
  const share = (of: string) => {
    const score = scores.find((each) => each.of === of)
    return score ? score.right / score.cases : 0
  }
  expect(share('quantity')).toBeGreaterThanOrEqual(0.98)
  expect(share('unit')).toBeGreaterThanOrEqual(0.95)
  expect(share('name')).toBeGreaterThanOrEqual(0.85)
})
