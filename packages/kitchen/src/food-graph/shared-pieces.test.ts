import { expect, test } from 'vitest'
import { linksTo } from './links'
import { createSharedPieces } from './shared-pieces'

function lemonFor(asked: string) {
  const link = linksTo(asked).find(({ from }) => from === 'lemon')
  expect.assert(link)
  return link
}

test('what one part took, the other may use, and once only', () => {
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
