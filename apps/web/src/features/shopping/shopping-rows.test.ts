import { describe, expect, test } from 'vitest'
import type { ListLine } from '../../api/shopping-list/use-shopping-list'
import { listFacts } from './list-facts'
import {
  groupByAisle,
  isSameRow,
  listOtherAuthors,
  rowTitle,
  splitRowText,
  toShoppingRows,
} from './shopping-rows'

let ids = 0
const aLine = (text: string, given: Partial<ListLine> = {}): ListLine => {
  ids += 1
  return {
    id: `line-${ids}`,
    text,
    list: 'main',
    ticked: false,
    for: [],
    plan: false,
    waiting: false,
    ...given,
  }
}
const titles = (...texts: string[]) =>
  toShoppingRows(
    texts.map((text) => aLine(text)),
    listFacts,
  ).map(rowTitle)

describe('rows', () => {
  test.each([
    '2 lemons',
    'eggs x12',
    '400 g tinned tomatoes, chopped',
    'Grandma’s chutney',
    '6',
    '½ kg Mehl',
  ])('%s is shown as it was written', (text) => {
    expect(titles(text)).toEqual([text])
    expect(rowTitle({ words: splitRowText(text, undefined) })).toBe(text)
  })

  test('separate the amount, before or after the name', () => {
    const words = (text: string) => splitRowText(text, listFacts.read(text))
    expect(words('500g flour')).toEqual({ amount: '500g', name: 'flour' })
    expect(words('Eggs x12')).toEqual({ amount: 'x12', name: 'Eggs', amountLast: true })
    expect(words('250 g flour for pizza')).toEqual({ amount: '250 g', name: 'flour', note: ' for pizza' })
    expect(words('Milk')).toEqual({ name: 'Milk' })
  })

  test('of one food are added up across units; others stay separate', () => {
    expect(titles('500 g flour', 'Eggs', '1 cup flour', '½ kg flour')).toEqual(['about 1.1 kg flour', 'Eggs'])
    expect(titles('1 l milk', '500 ml milk')).toEqual(['1.5 l milk'])
    expect(titles('2 bunches coriander', '100 ml zorb', '3 zorb')).toHaveLength(3)
    expect(titles('milk', 'Milk', '2 l milk', 'milk for the cat')).toEqual([
      'milk',
      '2 l milk',
      'milk for the cat',
    ])
  })

  test('of unchanged lines stay the same; another line of the food makes another row', () => {
    const [milk, bread] = [aLine('1 l milk'), aLine('bread')]
    const before = toShoppingRows([milk, bread], listFacts)
    const ticked = toShoppingRows([milk, { ...bread, ticked: true }], listFacts)
    expect(ticked[0]).toBe(before[0])
    expect(ticked[1]?.ticked).toBe(true)
    expect(toShoppingRows([milk, bread, aLine('500 ml milk')], listFacts).map(rowTitle)).toEqual([
      '1.5 l milk',
      'bread',
    ])
    expect(toShoppingRows([milk], undefined).map(({ words }) => words)).toEqual([{ name: '1 l milk' }])
  })

  test('to check stay separate and are not bought', () => {
    const rows = toShoppingRows(
      [aLine('1 bottle olive oil'), aLine('olive oil (check: 1 bottle)', { check: true, plan: true })],
      listFacts,
    )
    expect(rows.map(({ check, words }) => [check, words])).toEqual([
      [false, { amount: '1 bottle', name: 'olive oil' }],
      [true, { name: 'olive oil', note: ' (check: 1 bottle)' }],
    ])
  })

  test('represent all of their lines', () => {
    const pizza = { recipeId: 7, title: 'Pizza' }
    const [row] = toShoppingRows(
      [
        aLine('500 g flour', { for: [pizza], ticked: true, addedBy: 'Ana' }),
        aLine('1 kg flour', { for: [pizza, { recipeId: 8, title: 'Bread' }], waiting: true, addedBy: 'Ben' }),
      ],
      listFacts,
    )
    expect(row).toMatchObject({ ticked: false, partly: true, waiting: true, aisle: 'Baking' })
    expect(row?.for.map(({ title }) => title)).toEqual(['Pizza', 'Bread'])
    expect(row && listOtherAuthors(row, 'Ana')).toEqual(['Ben'])
    const planned = row && { ...row, lines: row.lines.map((line) => ({ ...line, plan: true })) }
    expect(planned && listOtherAuthors(planned, 'Ana')).toEqual([])
    expect(row && isSameRow(row, { ...row, lines: row.lines.map((line) => ({ ...line })) })).toBe(true)
    expect(
      row && isSameRow(row, { ...row, lines: row.lines.map((line) => ({ ...line, ticked: true })) }),
    ).toBe(false)
  })

  test('are grouped by aisle, in the learned store order', () => {
    const rows = toShoppingRows(
      [aLine('Milk'), aLine('Frozen peas'), aLine('Lemons'), aLine('Batteries')],
      listFacts,
    )
    const aisles = (trips: string[][]) => groupByAisle(listFacts.inOrder(rows, trips)).map(([aisle]) => aisle)
    expect(aisles([])).toEqual(['Fruit & vegetables', 'Dairy & eggs', 'Frozen', 'Household'])
    const trip = ['frozen-peas', 'whole-milk', 'lemon']
    expect(aisles([trip, trip, trip]).slice(0, 3)).toEqual(['Frozen', 'Dairy & eggs', 'Fruit & vegetables'])
  })

  test('five hundred lines of one food are one row', () => {
    expect(titles(...Array.from({ length: 500 }, () => '10 g flour'))).toEqual(['5 kg flour'])
  })
})
