import { expect, test } from 'vitest'
import { isMisspelt } from './misspelt'

test.each([
  ['gravey', 'gravy'],
  ['ricee', 'rice'],
  ['lasange', 'lasagne'],
  ['curyr', 'curry'],
  ['chillli', 'chilli'],
])('%s is a misspelling of %s', (written, meant) => expect(isMisspelt(written, meant)).toBe(true))

test.each([
  ['rise', 'rice'],
  ['rice', 'rice'],
  ['party', 'pasty'],
  ['stick', 'stock'],
  ['soap', 'soup'],
])('%s is not a misspelling of %s', (written, meant) => expect(isMisspelt(written, meant)).toBe(false))
