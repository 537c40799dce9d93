import { expect, test } from 'vitest'
import { readerAlphabet, readerClassCount } from '../../page/decode-line'
import { readDigitStrip } from './read-digit-strip'

/** The chances of a strip in which each letter stands for two steps, with a blank after it. */
function chancesOf(letters: readonly Readonly<Record<string, number>>[]): Float32Array {
  const chances = new Float32Array(letters.length * 3 * readerClassCount)
  letters.forEach((letter, at) => {
    for (const step of [3 * at, 3 * at + 1])
      for (const [name, chance] of Object.entries(letter))
        chances[step * readerClassCount + readerAlphabet.indexOf(name) + 1] = chance
    chances[(3 * at + 2) * readerClassCount] = 1
  })
  return chances
}

test('guard bars and letters between the digits count for nothing', () => {
  const read = readDigitStrip(chancesOf([{ 5: 0.9 }, { '"': 0.9 }, { 0: 0.8 }, { 0: 0.8 }, { x: 0.9 }]))
  expect(read.map(({ digit }) => digit)).toEqual([5, 0, 0])
  expect(read[1]?.column).toBeGreaterThan(read[0]?.column ?? 0)
})

test('a letter that looks like a digit is one, with the confidence of both', () => {
  const [zero] = readDigitStrip(chancesOf([{ O: 0.5, 0: 0.4 }]))
  expect(zero?.digit).toBe(0)
  expect(zero?.chance).toBeCloseTo(0.9)
})
