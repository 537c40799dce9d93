import { expect, test } from 'vitest'
import { linksTo } from './links'
import { createSharedPieces } from './shared-pieces'

function lemonFor(foodId: string) {
  const link = linksTo(foodId).find(({ from }) => from === 'lemon')
  expect.assert(link)
  return link
}

test('a part may use what the other part took, once', () => {
  const pieces = createSharedPieces()
  const [juice, zest] = [lemonFor('lemon-juice'), lemonFor('lemon-zest')]
  expect(pieces.free(zest)).toBe(0)
  pieces.note(juice, 58)
  expect(pieces.free(zest)).toBe(58)
  expect(pieces.free(juice)).toBe(0)
  pieces.note(zest, 100)
  expect(pieces.free(zest)).toBe(0)
  expect(pieces.free(juice)).toBe(42)
})
