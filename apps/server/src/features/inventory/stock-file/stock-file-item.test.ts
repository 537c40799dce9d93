import { describe, expect, test } from 'vitest'
import type { RawFileItem } from './stock-columns'
import { parseFileItem } from './stock-file-item'
import { readStockJson } from './stock-json'

const read = (says: RawFileItem['values']) =>
  parseFileItem({ place: 'line 2', values: { name: 'Milk', amount: '1', ...says } })
const value = (says: RawFileItem['values']) => {
  const item = read(says)
  return item.ok ? item.value : item.fields
}

describe('a file item', () => {
  test('requires a name and an amount, and has the source file by default', () => {
    expect(value({})).toEqual({ name: 'Milk', amount: '1', unit: '', source: 'import' })
    expect(value({ source: 'Receipt' })).toMatchObject({ source: 'receipt' })
    expect(value({ name: '', amount: '' })).toEqual({
      name: 'Please fill this in.',
      amount: expect.any(String),
    })
  })

  test.each([
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01 00:00:00', '2026-12-01'],
    ['2026-12-01T10:30:00.000Z', '2026-12-01'],
    ['2026/2/1', '2026-02-01'],
    ['1.12.2026', '2026-12-01'],
    ['none', null],
    ['Never', null],
    ['2999-12-31', null],
  ])('parses the day %j', (entries, day) => {
    expect(value({ expiryDate: entries })).toMatchObject({ expiryDate: day })
  })

  test.each(['12/03/2026', '2026-02-30', 'soon', '20261201', '2026-12-01; drop table lots'])(
    'does not guess %j',
    (expiryDate) =>
      expect(value({ expiryDate })).toEqual({ expiryDate: 'Use a real day in the form 2026-12-31.' }),
  )

  test('understands locations, categories and kinds of other programs', () => {
    const says = {
      location: 'Refrigerator',
      category: 'dairy',
      expiryKind: 'Use by',
      price: '3,49',
      foodId: 'None',
    }
    expect(value(says)).toMatchObject({
      location: 'fridge',
      category: 'Dairy',
      expiryKind: 'use-by',
      price: '3.49',
      foodId: null,
    })
    expect(value({ location: 'cellar' })).toEqual({ location: 'Choose one of: pantry, fridge, freezer.' })
  })

  test.each([
    ['a long name', { name: 'x'.repeat(121) }, 'name'],
    ['a name of nothing', { name: '\u200b' }, 'name'],
    ['a null byte', { name: 'Mi\u0000lk' }, 'name'],
    ['half a character', { name: 'Milk \ud800' }, 'name'],
    ['a number for a name', { name: 7 }, 'name'],
    ['below nothing', { amount: '-1' }, 'amount'],
    ['too much', { amount: '1000001' }, 'amount'],
    ['no number', { amount: 'lots' }, 'amount'],
    ['a list', { amount: ['1'] }, 'amount'],
    ['infinity', { amount: Number.POSITIVE_INFINITY }, 'amount'],
    ['a long unit', { unit: 'x'.repeat(41) }, 'unit'],
    ['a strange source', { source: 'magic' }, 'source'],
    ['a strange price', { price: '1e9' }, 'price'],
    ['a price below nothing', { price: -3 }, 'price'],
    ['an absurd day count', { leftWhenFrozen: '9999999' }, 'leftWhenFrozen'],
  ])('is rejected with %s', (_, says, field) => {
    const item = read(says)
    expect(item.ok).toBe(false)
    if (!item.ok) expect(Object.keys(item.fields)).toEqual([field])
  })

  test('accepts numbers', () => {
    expect(value({ amount: 0.5, price: 2.5, leftWhenFrozen: 3 })).toMatchObject({
      amount: '0.5',
      price: '2.5',
      leftWhenFrozen: 3,
    })
  })
})

const readFile = (text: string) => readStockJson(text, 100)

describe('a JSON file', () => {
  test('with too many items is rejected before they are validated', () => {
    const text = `[${'0,'.repeat(100)}0]`
    expect(() => readFile(text)).toThrow(expect.objectContaining({ code: 'too-many-items' }))
  })

  test('is Larder’s own format or a plain array', () => {
    const items = [{ name: 'Milk', amount: 2, colour: 'white' }]
    const entries = [{ place: 'item 1', values: { name: 'Milk', amount: 2 } }]
    expect(readFile(JSON.stringify(items))).toEqual(entries)
    expect(readFile(`\uFEFF${JSON.stringify({ larder: 'stock', version: 1, items })}`)).toEqual(entries)
  })

  test('ignores unknown fields', () => {
    const [item] = readFile('[{"__proto__":{"amount":"9"},"constructor":1,"name":"Milk"}]')
    expect(item?.values).toEqual({ name: 'Milk' })
    expect(item?.values.amount).toBeUndefined()
    expect(parseFileItem(item ?? { place: '', values: {} }).ok).toBe(false)
  })

  test.each([
    '{',
    '',
    'null',
    '7',
    '"items"',
    '{}',
    '{"items":7}',
    '{"__proto__":{"items":[]}}',
    '{"version":2,"items":[]}',
  ])('rejects %j', (text) =>
    expect(() => readFile(text)).toThrow(expect.objectContaining({ code: 'unreadable-file' })),
  )

  test('handles deep nesting', () => {
    const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000)
    expect(readFile(deep)).toHaveLength(1)
    const [inside] = readFile(`[{"name":${deep},"amount":1}]`)
    expect(inside && parseFileItem(inside)).toMatchObject({ ok: false })
  })

  test.each(['[7]', '[null]', '["Milk"]'])('reports what is not an item: %j', (text) => {
    expect(readFile(text)[0]?.error).toBe('This is not an item.')
  })
})
