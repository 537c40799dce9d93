import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLineCache, maxReadLength } from './line-cache'

/** A reader that returns its input and counts its calls. */
function counting() {
  let requested = 0
  const read = createLineCache((text, foodId) => {
    requested += 1
    return `${foodId ?? '-'}: ${text}`
  })
  return { read, asked: () => requested }
}

describe('caching', () => {
  test('a line is read once', () => {
    const { read, asked: requested } = counting()
    expect(read('2 eggs', 'egg')).toBe('egg: eggs')
    expect(read('2 eggs', 'egg')).toBe('egg: eggs')
    expect(requested()).toBe(1)
  })

  test.each(['3 eggs', '½ eggs', '1.5 eggs', 'eggs', '12 - 14 eggs'])(
    '%s is the same line except for its amount',
    (text) => {
      const { read, asked: requested } = counting()
      read('2 eggs', 'egg')
      expect(read(text, 'egg')).toBe('egg: eggs')
      expect(requested()).toBe(1)
    },
  )

  test.each(['200 g eggs', '1 cup eggs', '3 oz. eggs', '½ tbsp eggs', '400 grams eggs'])(
    '%s is the same line except for its unit',
    (text) => {
      const { read, asked: requested } = counting()
      read('2 eggs', 'egg')
      expect(read(text, 'egg')).toBe('egg: eggs')
      expect(requested()).toBe(1)
    },
  )

  test('a unit without an amount, or inside a word, is no unit', () => {
    const { read } = counting()
    expect(read('cup noodles', undefined)).toBe('-: cup noodles')
    expect(read('2 cupcakes', undefined)).toBe('-: cupcakes')
    expect(read('2 g', undefined)).toBe('-: g')
  })

  test('another food or other words are another line', () => {
    const { read, asked: requested } = counting()
    read('2 eggs', 'egg')
    expect(read('2 eggs', 'duck-egg')).toBe('duck-egg: eggs')
    expect(read('2 eggs', undefined)).toBe('-: eggs')
    expect(read('2 eggs, beaten', 'egg')).toBe('egg: eggs, beaten')
    expect(requested()).toBe(4)
  })

  test('brackets and letters of other languages begin the words', () => {
    const { read } = counting()
    expect(read('2 (small) eggs', undefined)).toBe('-: (small) eggs')
    expect(read('2 œufs', undefined)).toBe('-: œufs')
    expect(read('200 г муки', undefined)).toBe('-: г муки')
  })

  test('only numbers are an empty line', () => {
    const { read } = counting()
    expect(read('', undefined)).toBe('-: ')
    expect(read('200', undefined)).toBe('-: ')
  })

  test('an endless line is read to its limit', () => {
    const { read } = counting()
    expect(read(`2 ${'x'.repeat(100_000)}`, undefined)).toHaveLength(maxReadLength + 3)
  })
})

test('lines that share a key are kept apart', () => {
  const { read } = counting()
  // 'Aa' and 'BB' have the same key.
  expect(read('Aa', undefined)).toBe('-: Aa')
  expect(read('BB', undefined)).toBe('-: BB')
  expect(read('Aa', undefined)).toBe('-: Aa')
})

test('any lines read the same as without a cache', () => {
  const { read } = counting()
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Ba-b ]{1,6}$/), fc.nat(99), (words, many) => {
      const plain = words.trimStart()
      expect(read(`${many} ${words}`, undefined)).toBe(`-: ${plain}`)
    }),
  )
})

test('many lines do not fill the cache', () => {
  const { read, asked: requested } = counting()
  for (let i = 0; i < 60_000; i++) read(`word${i.toString(36)}`, 'spinach')
  expect(read('2 eggs', 'egg')).toBe('egg: eggs')
  expect(requested()).toBe(60_001)
})
