import { describe, expect, test } from 'vitest'
import { otherThings, sayings } from '../data/kitchen-words'
import { labelExceptionTable } from '../data/label-exceptions'
import { produceNumberTable } from '../data/produce-numbers'
import { seenFoodTable } from '../data/seen-foods'
import { allModifiers } from '../finding/modifiers'
import { allFoods } from '../food'
import { readLabel } from '../label'
import { linkFood } from '../linking'
import type { Bits } from '../marks'
import { allergenBits, allergensIn } from '../marks'
import { listOf, rowsOf } from '../table'
import { readLine } from '../verdict/line-reading'
import { labelTokens } from './tokens'
import type { Branch, Meaning } from './word-book'
import { wordBook } from './word-book'
import { matchAt } from './word-match'
import { readWords } from './words'
import { allInside, meaningsInside, meaningsOfStems } from './words-inside'

const anyOf = ({ contains, containsUnlisted, maybe, maybeUnlisted }: Meaning): Bits =>
  contains | containsUnlisted | maybe | maybeUnlisted
const sureOf = ({ contains, containsUnlisted }: Meaning): Bits => contains | containsUnlisted

function* phrases(branches: ReadonlyMap<string, Branch> = wordBook().first): Generator<Meaning> {
  for (const { meaning, next } of branches.values()) {
    if (meaning) yield meaning
    if (next) yield* phrases(next)
  }
}

describe('a longer phrase never erases an allergen word inside it', () => {
  test('every phrase of the tables reports what lies inside it, or stands on the list of exceptions', () => {
    const erased: string[] = []
    for (const phrase of phrases()) {
      // A statement names no food: it speaks of what follows.
      if (phrase.says) continue
      const inside = allInside(phrase.words)
      const excused = [phrase, ...inside.map(({ meaning }) => meaning)].reduce(
        (bits, { denies }) => bits | denies,
        0,
      )
      const reported = [phrase, ...meaningsInside(phrase)].reduce((bits, one) => bits | anyOf(one), 0)
      const named = inside.reduce((bits, { meaning }) => (meaning.says ? bits : bits | anyOf(meaning)), 0)
      const missing = named & ~reported & ~excused
      if (missing) erased.push(`${phrase.words}: ${allergensIn(missing).join(', ')}`)
    }
    expect(erased).toEqual([])
  })

  test('so does every stem inside a longer stem', () => {
    for (const [text, { meaning }] of wordBook().stems) {
      const inside = allInside(`${text} x`).filter((one) => one.to <= text.length)
      const excused = inside.reduce((bits, one) => bits | one.meaning.denies, 0)
      const reported = [meaning, ...meaningsOfStems(text)].reduce((bits, one) => bits | anyOf(one), 0)
      const named = inside.reduce((bits, one) => bits | anyOf(one.meaning), 0)
      expect(allergensIn(named & ~reported & ~excused), text).toEqual([])
    }
  })

  test('read in a text, every phrase reports what its words report alone, less the exceptions', () => {
    for (const phrase of phrases()) {
      if (phrase.says || phrase.words.includes('(')) continue
      const tokens = labelTokens(phrase.words)
      const whole = matchAt(tokens, 0)
      if (whole?.length !== tokens.length) continue
      const reported = whole.meanings.reduce((bits, one) => bits | anyOf(one), 0)
      const alone = tokens.reduce((bits, token) => {
        const match = matchAt([{ ...token, gap: 0 }], 0)
        return (match?.meanings ?? []).reduce((sum, one) => (one.says ? sum : sum | sureOf(one)), bits)
      }, 0)
      const excused = allInside(phrase.words).reduce(
        (bits, { meaning }) => bits | meaning.denies,
        phrase.denies,
      )
      expect(allergensIn(alone & ~reported & ~excused), phrase.words).toEqual([])
    }
  })

  test.each([
    ['hen egg', 'eggs'],
    ['hydrolysed wheat protein', 'gluten'],
    ['hydrolysed milk protein', 'dairy'],
    ['nut meats', 'nuts'],
    ['hazelnut yoghurt', 'dairy'],
    ['hazelnut yoghurt', 'nuts'],
    ['potato bread', 'gluten'],
    ['banana milk', 'dairy'],
    ['coconut milk chocolate', 'dairy'],
  ] as const)('%s has %s', (words, allergen) => {
    expect(readLabel(`Sugar, ${words}, salt`).verdicts[allergen].answer).toBe('contains')
  })

  test.each([
    ['coconut milk', 'dairy'],
    ['peanut butter', 'dairy'],
    ['buckwheat flour', 'gluten'],
    ['Erdnüsse', 'nuts'],
    ['oyster mushrooms', 'molluscs'],
    ['sweet potato starch', 'nightshades'],
  ] as const)('%s is excused from %s', (words, allergen) => {
    expect(readLabel(`Sugar, ${words}, salt`).verdicts[allergen].answer).toBe('none found')
  })
})

describe('the exceptions', () => {
  test('each row has what it takes back, its phrases and a reason', () => {
    for (const [marks = '', entries, reason = ''] of rowsOf(labelExceptionTable)) {
      expect(marks).not.toBe('')
      expect(listOf(entries).length).toBeGreaterThan(0)
      expect(reason.length, entries).toBeGreaterThan(10)
    }
  })
})

describe('our own foods', () => {
  test('every name with an allergen word inside has that allergen in the table', () => {
    const wrong: string[] = []
    for (const { id, name, aliases, contains, often } of allFoods()) {
      const has = allergenBits([...contains, ...often])
      for (const one of [name, ...aliases]) {
        const sure = readWords(one).found.reduce((bits, words) => bits | words.contains, 0)
        const missing = allergensIn(sure & ~has)
        if (missing.length > 0) wrong.push(`${id}, '${one}': ${missing.join(', ')}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('whatever maps a phrase to a food', () => {
  const bare = (text: string) => text.replaceAll('-', ' ').replaceAll('\n', ' ').trim()
  const names: readonly string[] = [
    ...rowsOf(sayings).map(([said = '']) => said),
    ...rowsOf(seenFoodTable).flatMap(([label = '', , one = '', many = '']) => [bare(label), one, many]),
    ...rowsOf(produceNumberTable)
      .flatMap((columns) => columns.slice(1))
      .map(bare),
    ...listOf(otherThings).map(bare),
    ...[...allModifiers()].map((word) => `${word} spinach`),
    ...[...phrases()].filter(({ says }) => !says).map(({ words }) => words.replaceAll(' (', '')),
  ]

  test('a linked food never hides an allergen word of the line', () => {
    const hidden: string[] = []
    for (const text of names) {
      const sure = readWords(text).found.reduce((bits, words) => bits | words.contains, 0)
      if (sure === 0) continue
      const link = linkFood(text)
      const { contains, maybe } = readLine({ text, ...(link.known && { foodId: link.foodId }) })
      const missing = allergensIn(sure & ~contains & ~maybe)
      if (missing.length > 0) hidden.push(`${text}: ${missing.join(', ')}`)
    }
    expect(hidden).toEqual([])
  })
})
