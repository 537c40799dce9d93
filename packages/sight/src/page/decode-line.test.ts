import { expect, test } from 'vitest'
import { decodeLine, readerAlphabet, readerClassCount } from './decode-line'

/** Builds model output: a letter per step, '.' for blank, each with the given probability. */
function steps(signs: string, sure = 0.9): Float32Array {
  const chances = new Float32Array(signs.length * readerClassCount)
  ;[...signs].forEach((sign, at) => {
    const answer = sign === '~' ? 0 : readerAlphabet.indexOf(sign) + 1
    chances[at * readerClassCount + answer] = sure
    chances[at * readerClassCount + (answer === 0 ? 1 : 0)] = 1 - sure
  })
  return chances
}

test('a letter over several steps is one, with a blank between it is two', () => {
  expect(decodeLine(steps('MM~II~L~L~KK')).text).toBe('MILLK')
})

test('words are separated by one space, columns by three', () => {
  expect(decodeLine(steps('R~Y~E~ ~B~U~N')).text).toBe('RYE BUN')
  expect(decodeLine(steps(`R~Y~E~ ${'~'.repeat(18)} 4~.~2~0`)).text).toBe('RYE   4.20')
  expect(decodeLine(steps(`${'~'.repeat(30)}A${'~'.repeat(30)}`)).text).toBe('A')
})

test('returns the overall confidence', () => {
  expect(decodeLine(steps('T~O~P', 0.8)).confidence).toBeCloseTo(0.8)
  expect(decodeLine(new Float32Array(0))).toEqual({ text: '', confidence: 0 })
})

test('an accented letter needs more confidence than a plain one', () => {
  const chances = new Float32Array(readerClassCount)
  chances[readerAlphabet.indexOf('É') + 1] = 0.5
  chances[readerAlphabet.indexOf('E') + 1] = 0.3
  expect(decodeLine(chances).text).toBe('E')
  chances[readerAlphabet.indexOf('É') + 1] = 1.2
  expect(decodeLine(chances).text).toBe('É')
})
