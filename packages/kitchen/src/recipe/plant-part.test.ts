import { expect, test } from 'vitest'
import { plantPartTable } from '../data/text/plant-parts'
import { parseList, parseRows } from '../fact-table'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import { toRecipeLines } from './recipe-line'

const foodsOf = (...texts: string[]) => toRecipeLines(texts).map(({ foodId }) => foodId)

test.each([
  ['500 g florets', ['1 large cauliflower', '2 onions'], 'cauliflower'],
  ['500 g florets, blanched', ['1 cauliflower', '1 head broccoli'], undefined],
  ['500 g florets', ['2 onions', '1 tsp salt'], undefined],
  ['3 stalks', ['1 head celery', '2 carrots'], 'celery'],
  ['200 g leaves', ['a bunch of mint', '1 lemon'], 'mint'],
  ['2 sprigs', ['1 chicken', '1 bunch thyme'], 'fresh-thyme'],
  ['2 stems, chopped', ['200 g rhubarb', '100 g sugar'], 'rhubarb'],
  ['2 stalks zorgle', ['1 head celery'], undefined],
  ['200 g leaves', ['300 g chicken breast'], undefined],
])('%s beside %j is %s', (line, others, foodId) => {
  expect(foodsOf(line, ...others)[0]).toBe(foodId)
})

test('a part alone is never a food', () => {
  for (const [parts] of parseRows(plantPartTable))
    for (const part of parseList(parts)) expect(foodsOf(`200 g ${part}`), part).toEqual([undefined])
})

test('every plant of the table is a known food', () => {
  const names = parseRows(plantPartTable).flatMap(([, plants]) => parseList(plants))
  expect(names.filter((name) => !findByWholeName(normalizeWords(name)))).toEqual([])
})
