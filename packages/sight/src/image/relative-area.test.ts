import { expect, test } from 'vitest'
import { toRelativeArea } from './relative-area'

const size = { width: 300, height: 200 }

test('an area is given as shares of the picture', () => {
  expect(toRelativeArea({ left: 100, top: 50, width: 150, height: 100 }, size)).toEqual({
    left: 0.3333,
    top: 0.25,
    width: 0.5,
    height: 0.5,
  })
})

test('an area is clipped at the edges', () => {
  expect(toRelativeArea({ left: -20, top: 150, width: 900, height: 90 }, size)).toEqual({
    left: 0,
    top: 0.75,
    width: 1,
    height: 0.25,
  })
})
