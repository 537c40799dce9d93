import { expect, test } from 'vitest'
import { directionSimilarity, meanDirection, toDirection, toEmbeddingBytes } from './embedding-bytes'

/** An embedding with large numbers at every eighth place. */
const embedding = (kind: number, bright = 1) =>
  Float32Array.from({ length: 1024 }, (_, at) => (at % 8 === kind ? 3 * bright : 0.1 * bright))
const direction = (kind: number, bright = 1) => toDirection(toEmbeddingBytes(embedding(kind, bright)))

test('an embedding in bytes has the root of each number, the largest 255', () => {
  expect([...toEmbeddingBytes([0, 1, 4, -2])]).toEqual([0, 128, 255, 0])
})

test('one thing is alike in any light, another one is not', () => {
  expect(directionSimilarity(direction(0), direction(0, 1.7))).toBeGreaterThan(0.99)
  expect(directionSimilarity(direction(0), direction(1))).toBeLessThan(0.2)
})

test('a mean is alike to all of its parts and has a length of 1', () => {
  const mean = meanDirection([direction(0), direction(1)])
  expect(directionSimilarity(mean, mean)).toBeCloseTo(1)
  expect(directionSimilarity(mean, direction(0))).toBeGreaterThan(0.6)
  expect(directionSimilarity(mean, direction(2))).toBeLessThan(0.2)
  expect(meanDirection([])).toHaveLength(0)
})

test('nothing is alike to an embedding of another model', () => {
  expect(directionSimilarity(toDirection(Uint8Array.from([1])), direction(0))).toBe(0)
})
