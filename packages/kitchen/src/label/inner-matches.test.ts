import { describe, expect, test } from 'vitest'
import { recognisedFoodTable } from '../data/foods/recognised-foods'
import { labelExceptionTable } from '../data/labels/label-exceptions'
import { produceNumberTable } from '../data/shops/produce-numbers'
import { idiomaticNames, misleadingNames } from '../data/text/name-words'
import type { Bits } from '../diet/bit-sets'
import { allergenBits, allergensIn } from '../diet/bit-sets'
import { parseList, parseRows } from '../fact-table'
import { allFoods } from '../food/food'
import { linkFood } from '../food-names/link-food'
import { allModifiers } from '../food-names/modifiers'
import { classifyLine } from '../verdict/classify-line'
import type { PhraseTrieNode, WordMeaning } from './allergen-dictionary'
import { allergenDictionary } from './allergen-dictionary'
import { dictionaryMatchAt } from './dictionary-match'
import { findAllergenMentions } from './find-allergen-mentions'
import { findInnerMatches, meaningsInside, meaningsOfStems } from './inner-matches'
import { parseLabel } from './label'
import { tokenizeLabel } from './label-tokens'

const anyOf = ({ contains, containsUnlisted, maybe, maybeUnlisted }: WordMeaning): Bits =>
  contains | containsUnlisted | maybe | maybeUnlisted
const sureOf = ({ contains, containsUnlisted }: WordMeaning): Bits => contains | containsUnlisted

function* phrases(
  branches: ReadonlyMap<string, PhraseTrieNode> = allergenDictionary().first,
): Generator<WordMeaning> {
  for (const { meaning, next } of branches.values()) {
    if (meaning) yield meaning
    if (next) yield* phrases(next)
  }
}

describe('a longer phrase never removes an allergen word inside it', () => {
  test('every phrase of the tables reports its inner matches, or is on the list of exceptions', () => {
    const erased: string[] = []
    for (const phrase of phrases()) {
      // A statement names no food: it applies to the words after it.
      if (phrase.says) continue
      const inside = findInnerMatches(phrase.words)
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

  test('every stem inside a longer stem does too', () => {
    for (const [text, { meaning }] of allergenDictionary().stems) {
      const inside = findInnerMatches(`${text} x`).filter((one) => one.to <= text.length)
      const excused = inside.reduce((bits, one) => bits | one.meaning.denies, 0)
      const reported = [meaning, ...meaningsOfStems(text)].reduce((bits, one) => bits | anyOf(one), 0)
      const named = inside.reduce((bits, one) => bits | anyOf(one.meaning), 0)
      expect(allergensIn(named & ~reported & ~excused), text).toEqual([])
    }
  })

  test('in a text, every phrase reports what its words report alone, minus the exceptions', () => {
    for (const phrase of phrases()) {
      if (phrase.says || phrase.words.includes('(')) continue
      const tokens = tokenizeLabel(phrase.words)
      const whole = dictionaryMatchAt(tokens, 0)
      if (whole?.length !== tokens.length) continue
      const reported = whole.meanings.reduce((bits, one) => bits | anyOf(one), 0)
      const alone = tokens.reduce((bits, token) => {
        const match = dictionaryMatchAt([{ ...token, gap: 0 }], 0)
        return (match?.meanings ?? []).reduce((sum, one) => (one.says ? sum : sum | sureOf(one)), bits)
      }, 0)
      const excused = findInnerMatches(phrase.words).reduce(
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
    ['mixed butter', 'dairy'],
  ] as const)('%s has %s', (words, allergen) => {
    expect(parseLabel(`Sugar, ${words}, salt`).verdicts[allergen].answer).toBe('contains')
  })

  test.each([
    ['coconut milk', 'dairy'],
    ['peanut butter', 'dairy'],
    ['buckwheat flour', 'gluten'],
    ['Erdnüsse', 'nuts'],
    ['oyster mushrooms', 'molluscs'],
    ['sweet potato starch', 'nightshades'],
  ] as const)('%s is exempt from %s', (words, allergen) => {
    expect(parseLabel(`Sugar, ${words}, salt`).verdicts[allergen].answer).toBe('none found')
  })
})

test.each([
  ['peanut butter cups', 'dairy'],
  ['hazelnut milk drink', 'dairy'],
  ['Haselnussmilchdrink', 'dairy'],
  ['cake covering', 'dairy'],
  ['pizza base', 'dairy'],
  ['pizza topping', 'gluten'],
  ['nut roast', 'peanuts'],
  ['Kokosmilchschokolade', 'dairy'],
  ['Erdnussbutterkekse', 'gluten'],
  ['kokosmjölkglass', 'dairy'],
  ['kokosmelkchocolade', 'dairy'],
] as const)('%s may have %s: no exception answers for what is made of it', (words, allergen) => {
  expect(parseLabel(`Sugar, ${words}, salt`).verdicts[allergen].answer).not.toBe('none found')
})

describe('the exceptions', () => {
  test('each row has its exclusions, its phrases and a reason', () => {
    for (const [marks = '', entries, reason = ''] of parseRows(labelExceptionTable)) {
      expect(marks).not.toBe('')
      expect(parseList(entries).length).toBeGreaterThan(0)
      expect(reason.length, entries).toBeGreaterThan(10)
    }
  })
})

describe('the food table', () => {
  test('every name with an allergen word inside has that allergen in the table', () => {
    const wrong: string[] = []
    for (const { id, name, aliases, contains, often } of allFoods()) {
      const has = allergenBits([...contains, ...often])
      for (const one of [name, ...aliases]) {
        const sure = findAllergenMentions(one).found.reduce((bits, words) => bits | words.contains, 0)
        const missing = allergensIn(sure & ~has)
        if (missing.length > 0) wrong.push(`${id}, '${one}': ${missing.join(', ')}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('mapping a phrase to a food', () => {
  const bare = (text: string) => text.replaceAll('-', ' ').replaceAll('\n', ' ').trim()
  const names: readonly string[] = [
    ...parseRows(idiomaticNames).map(([said = '']) => said),
    ...parseRows(recognisedFoodTable).flatMap(([label = '', , one = '', many = '']) => [
      bare(label),
      one,
      many,
    ]),
    ...parseRows(produceNumberTable)
      .flatMap((columns) => columns.slice(1))
      .map(bare),
    ...parseList(misleadingNames).map(bare),
    ...[...allModifiers()].map((word) => `${word} spinach`),
    ...[...phrases()].filter(({ says }) => !says).map(({ words }) => words.replaceAll(' (', '')),
  ]

  test('a linked food never hides an allergen word of the line', () => {
    const hidden: string[] = []
    for (const text of names) {
      const sure = findAllergenMentions(text).found.reduce((bits, words) => bits | words.contains, 0)
      if (sure === 0) continue
      const link = linkFood(text)
      const { contains, maybe } = classifyLine({ text, ...(link.known && { foodId: link.foodId }) })
      const missing = allergensIn(sure & ~contains & ~maybe)
      if (missing.length > 0) hidden.push(`${text}: ${missing.join(', ')}`)
    }
    expect(hidden).toEqual([])
  })
})
