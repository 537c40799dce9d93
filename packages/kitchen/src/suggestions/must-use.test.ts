import { expect, test } from 'vitest'
import { indexStock } from '../recipe-coverage/stock-index'
import type { Lot } from '../stock/lot'
import { fixedDay } from '../testing/generated-kitchen'
import { lot } from '../testing/text-builders'
import { findMustUseLots } from './must-use'

const names = (lots: readonly Lot[]) =>
  findMustUseLots(indexStock(lots, { today: fixedDay })).map(({ foodId }) => foodId)

test('most urgent first: by days, then use-by before best-before', () => {
  const lots = [
    lot('500 g chicken-breast', 1),
    lot('300 g strawberry', 0, 'best-before'),
    lot('200 g spinach', 1, 'best-before'),
    lot('400 g salmon-fillet', 2),
  ]
  expect(names(lots)).toEqual(['strawberry', 'chicken-breast', 'spinach', 'salmon-fillet'])
})

test('not lots that keep longer, are past their day, dry or frozen', () => {
  const lots: Lot[] = [
    lot('500 g chicken-breast', 3),
    lot('200 g spinach', 2, 'best-before'),
    lot('1 l whole-milk', -1, 'best-before'),
    { ...lot('1 kg white-rice', 0, 'best-before'), location: 'pantry' },
    { ...lot('500 g beef-mince', 0), location: 'freezer' },
    lot('1 kg potato'),
  ]
  expect(names(lots)).toEqual([])
})

test('fruit in the pantry counts as fresh', () => {
  expect(names([{ ...lot('4 banana', 1, 'best-before'), location: 'pantry' }])).toEqual(['banana'])
})
