import { expect, test } from 'vitest'
import { isMisspelt } from './misspelt'

test.each([
  ['gravey', 'gravy'],
  ['ricee', 'rice'],
  ['lasange', 'lasagne'],
  ['curyr', 'curry'],
  ['chillli', 'chilli'],
  ['soop', 'soup'],
  ['currie', 'curry'],
  ['lazagne', 'lasagne'],
  ['casserale', 'casserole'],
])('%s is a misspelling of %s', (written, meant) => expect(isMisspelt(written, meant)).toBe(true))

test.each([
  ['rise', 'rice'],
  ['rice', 'rice'],
  ['party', 'pasty'],
  ['stick', 'stock'],
  ['soap', 'soup'],
  ['butter', 'batter'],
])('%s is not a misspelling of %s', (written, meant) => expect(isMisspelt(written, meant)).toBe(false))
