import { expect, test } from 'vitest'
import { isInBloomFilter, writeBloomFilter } from './bloom-filter'

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word} ${at}`)

test('whatever was put in is found again', () => {
  const texts = numbered('in', 5000)
  const bytes = writeBloomFilter(texts)
  expect(texts.filter((text) => !isInBloomFilter(bytes, text))).toEqual([])
})

test('next to nothing else seems to be in it', () => {
  const bytes = writeBloomFilter(numbered('in', 5000))
  const wrong = numbered('out', 50_000).filter((text) => isInBloomFilter(bytes, text))
  expect(wrong.length).toBeLessThan(10)
})

test('nothing is in an empty one', () => expect(isInBloomFilter(writeBloomFilter([]), 'x')).toBe(false))
