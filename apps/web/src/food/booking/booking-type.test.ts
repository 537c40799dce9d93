import { expect, test } from 'vitest'
import { bookingType } from './booking-icon'

test.each([
  ['bought', 'photo', 'scan'],
  ['bought', 'barcode', 'scan'],
  ['bought', 'manual', 'stock'],
  ['bought', 'cooked', 'recipe'],
  ['cooked', 'manual', 'recipe'],
  ['used', 'photo', 'stock'],
] as const)('[DASH-01] %s from %s is of the type %s', (kind, source, type) =>
  expect(bookingType({ kind, source })).toBe(type),
)
