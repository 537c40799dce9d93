import { expect, test } from 'vitest'
import { toGreyImage } from './image'

test('lightness weighs colours as the eye does', () => {
  const data = Uint8Array.of(255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255)
  const { data: grey } = toGreyImage({ width: 4, height: 1, data })
  expect([...grey]).toEqual([255, 149, 28, 0])
})
