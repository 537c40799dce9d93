import { expect, test } from 'vitest'
import { acceptCodes, type CodeVote, isWellFormed } from './code-votes'

const area = { left: 100, top: 50, width: 200, height: 60 }

function vote(text: string, lines: number, look = 0, more: Partial<CodeVote> = {}): CodeVote {
  return { text, format: 'EAN-13', lines, look, area, ...more }
}

function texts(votes: readonly CodeVote[]): string[] {
  return acceptCodes(votes).map(({ text }) => text)
}

test('many lines of one variant suffice for a long code, few do not', () => {
  expect(texts([vote('4006381333931', 8)])).toEqual(['4006381333931'])
  expect(texts([vote('4006381333931', 3)])).toEqual([])
  expect(texts([vote('4006381333931', 4), vote('4006381333931', 4, 1)])).toEqual(['4006381333931'])
})

test('a short code needs two variants that agree', () => {
  const short = { format: 'EAN-8' } as const
  expect(texts([vote('96385074', 40, 0, short)])).toEqual([])
  expect(texts([vote('96385074', 8, 0, short), vote('96385074', 8, 1, short)])).toEqual(['96385074'])
})

test('two contradicting codes are both rejected unless one is far ahead', () => {
  expect(texts([vote('4006381333931', 20), vote('5000112637922', 15)])).toEqual([])
  expect(texts([vote('4006381333931', 20), vote('5000112637922', 5)])).toEqual(['4006381333931'])
})

test('one wrong variant with many lines does not outvote two others', () => {
  const votes = [vote('5000112637922', 500), vote('4006381333931', 20, 1), vote('4006381333931', 20, 2)]
  expect(texts(votes)).toEqual([])
})

test('two codes side by side are both returned, the more certain first', () => {
  const beside = { area: { ...area, left: 400 } }
  expect(texts([vote('4006381333931', 10), vote('5000112637922', 20, 0, beside)])).toEqual([
    '5000112637922',
    '4006381333931',
  ])
})

test('a similar code just below is treated as the same code misread', () => {
  const below = { area: { ...area, top: 130, height: 10 } }
  expect(texts([vote('9780441014989', 30), vote('5780407014989', 9, 0, below)])).toEqual(['9780441014989'])
})

test('a longer code wins over a shorter one read inside it', () => {
  const inside = { format: 'UPC-E', area: { ...area, width: 100 } } as const
  const votes = [0, 1].map((look) => vote('049000006346', 20, look, inside))
  expect(texts(votes)).toEqual(['049000006346'])
  expect(texts([...votes, vote('4006381333931', 10)])).toEqual(['4006381333931'])
  expect(texts([...votes, vote('4006381333931', 5)])).toEqual([])
})

test('a code with a wrong check digit or length is ignored', () => {
  expect(texts([vote('4006381333932', 90), vote('400638133393', 90), vote('40063813339a1', 90)])).toEqual([])
  expect(isWellFormed({ text: '036000291452', format: 'UPC-A' })).toBe(true)
  expect(isWellFormed({ text: '036000291452', format: 'EAN-13' })).toBe(false)
})
