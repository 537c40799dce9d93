import { inventory } from '@larder/contract/inventory'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compileValidator } from './compiled-validator'

const item = {
  id: 7,
  name: 'Spinach',
  amount: '2',
  unit: 'bunches',
  category: 'Vegetables',
  location: 'fridge',
  since: '2026-11-15',
  source: 'manual',
  version: 1,
}

describe('a compiled validator', () => {
  const isValid = compileValidator(inventory.list.data)

  test.each([
    ['as it should be', [item], true],
    ['with what may be there', [{ ...item, expiryDate: '2026-11-18', price: undefined }], true],
    ['empty', [], true],
    ['with a field too many', [{ ...item, secret: 'x' }], false],
    ['with a field too many in the place of one', [{ ...item, price: undefined, secret: 'x' }], false],
    [
      'with one too many and one inherited',
      [Object.assign(Object.create({ price: '1' }), item, { secret: 'x' })],
      false,
    ],
    ['with a field too few', [{ ...item, version: undefined }], false],
    ['with half a number', [{ ...item, id: 1.5 }], false],
    ['with a number that is none', [{ ...item, version: Number.NaN }], false],
    ['with an unknown word', [{ ...item, location: 'cellar' }], false],
    ['with nothing for something', [null], false],
    ['a list in a list', [[item]], false],
    ['no list', item, false],
  ])('%s', (_, value, isSo) => expect(isValid?.(value)).toBe(isSo))

  test('is not created for a schema that does more than name plain types', () => {
    const more = [
      z.iso.datetime(),
      z.email(),
      z.string().check(z.maxLength(3)),
      z.int().check(z.gte(1)),
      z._default(z.string(), ''),
      z.union([z.string(), z.number()]),
      z.looseObject({}),
      z.strictObject({}),
      z.array(z.string()).check(z.minLength(1)),
    ]
    for (const schema of more)
      expect([schema.def.type, compileValidator(schema)]).toEqual([schema.def.type, undefined])
    expect(compileValidator(z.object({ a: z.object({ b: z.email() }) }))).toBeUndefined()
  })
})
