import { expect, test } from 'vitest'
import { answers, letters, spelt } from './page-letters'

/** What the model would say: a letter a step, '.' for nothing, each as sure as given. */
function steps(signs: string, sure = 0.9): Float32Array {
  const chances = new Float32Array(signs.length * answers)
  ;[...signs].forEach((sign, at) => {
    const answer = sign === '~' ? 0 : letters.indexOf(sign) + 1
    chances[at * answers + answer] = sure
    chances[at * answers + (answer === 0 ? 1 : 0)] = 1 - sure
  })
  return chances
}

test('a letter over several steps is one, with nothing between them it is two', () => {
  expect(spelt(steps('MM~II~L~L~KK')).text).toBe('MILLK')
})

test('words are parted by one space, columns by three', () => {
  expect(spelt(steps('R~Y~E~ ~B~U~N')).text).toBe('RYE BUN')
  expect(spelt(steps(`R~Y~E~ ${'~'.repeat(18)} 4~.~2~0`)).text).toBe('RYE   4.20')
  expect(spelt(steps(`${'~'.repeat(30)}A${'~'.repeat(30)}`)).text).toBe('A')
})

test('how sure it is, on the whole', () => {
  expect(spelt(steps('T~O~P', 0.8)).confidence).toBeCloseTo(0.8)
  expect(spelt(new Float32Array(0))).toEqual({ text: '', confidence: 0 })
})

test('an accent must be surer than a plain letter', () => {
  const chances = new Float32Array(answers)
  chances[letters.indexOf('É') + 1] = 0.5
  chances[letters.indexOf('E') + 1] = 0.3
  expect(spelt(chances).text).toBe('E')
  chances[letters.indexOf('É') + 1] = 1.2
  expect(spelt(chances).text).toBe('É')
})
