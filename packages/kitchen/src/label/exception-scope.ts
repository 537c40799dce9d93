import { wordsBesideExceptionTable } from '../data/labels/words-beside-exceptions'
import { lazyValue, parseRows } from '../fact-table'
import type { LabelIngredient, LabelToken } from './label-tokens'
import { foldAccents, tokenGaps } from './label-tokens'
import { wordForms } from './word-forms'

/**
 * Returns whether an exception is the whole ingredient, apart from words that name nothing else: 'organic coconut milk
 * powder' is, a 'coconut milk bar' may have milk.
 * Example: `isWholeIngredient(tokenizeLabel('coconut milk bar'), { first: 0, after: 2 })` is false.
 */
export function isWholeIngredient(tokens: readonly LabelToken[], { first, after }: LabelIngredient): boolean {
  for (let at = after; tokens[at]?.gap === tokenGaps.space && !isJoin(tokens, at); at += 1) {
    if (asides.has(tokens[at]?.text ?? '')) break
    if (!isNeutralAfter(tokens, at)) return false
  }
  for (let at = first; at > 0 && tokens[at]?.gap === tokenGaps.space; at -= 1) {
    if (isJoin(tokens, at - 1)) break
    if (isClaim(tokens, at - 2)) at -= 1
    else if (!isNeutralBefore(tokens, at - 1)) return false
  }
  return true
}

/**
 * Returns whether a place of a text is all it names: the letters and words around it are endings, forms and the like.
 * Example: 'kokosmilch' in 'kokosmilchpulver' is, in 'kokosmilchschokolade' it is not.
 */
export function isWholeText(text: string, from: number, to: number): boolean {
  const before = text.slice(0, from).split(' ')
  const behind = text.slice(to).split(' ')
  const [head = '', tail = ''] = [before.pop(), behind.shift()]
  return isNeutralLetters(head) && isNeutralLetters(tail) && [...before, ...behind].every(isNeutralWord)
}

const wordsOfRows = (where: string | undefined) =>
  new Set(
    parseRows(wordsBesideExceptionTable).flatMap(([words = '', , side]) =>
      side === where ? words.split(' ').map(foldAccents) : [],
    ),
  )
const neutralWords = lazyValue(() => wordsOfRows(undefined))
const measuresBefore = lazyValue(() => wordsOfRows('before'))

function isNeutralWord(word: string): boolean {
  if (word.length === 1 || /^\d/.test(word) || additiveNumber.test(word)) return true
  return isIn(neutralWords(), word)
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return wordForms(word).some((form) => words.has(form))
}

// 'Peanut butter 1 cup' has an amount behind it, 'peanut butter cup' is something else.
function isNeutralAfter(tokens: readonly LabelToken[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  return isNeutralWord(word) || (isIn(measuresBefore(), word) && /^\d/.test(tokens[at - 1]?.text ?? ''))
}

// 'Cuillère à soupe' is a measure, 'soupe' a dish.
function isNeutralBefore(tokens: readonly LabelToken[], at: number): boolean {
  const word = tokens[at]?.text ?? ''
  if (isNeutralWord(word) || isIn(measuresBefore(), word)) return true
  return frenchSpoons.test(word) && /^(?:c|cuil\p{L}*)$/u.test(tokens[at - 2]?.text ?? '')
}

// 'Dairy-free chocolate chips' are chocolate chips; whether the claim holds is judged by itself.
function isClaim(tokens: readonly LabelToken[], at: number): boolean {
  return tokens[at + 1]?.gap === tokenGaps.space && freeFrom.test(tokens[at + 1]?.text ?? '')
}

const freeFrom = /^(?:free|frei|freie|freies|freier|vrij|vrije|fri|frie|less)$/

const frenchSpoons = /^(?:soupe|cafe|the)$/

const additiveNumber = /^(?:e|ins)\d{3,4}[a-z]{0,4}$/

function isJoin(tokens: readonly LabelToken[], at: number): boolean {
  return joins.has(tokens[at]?.text ?? '')
}

const joins: ReadonlySet<string> = new Set('and or plus und oder sowie et ou y og och ja'.split(' '))
/** 'Coconut milk for the cake' tells what a line is for, 'butter beans with cream' what comes with it. */
const asides: ReadonlySet<string> = new Set(['for', 'to', 'with'])

// 'Ei' and 'te' are an egg and tea, not endings.
function isNeutralLetters(letters: string): boolean {
  if (letters.length < shortestThing) return !thingsOfTwoLetters.has(letters)
  return (
    inflection.test(letters) ||
    neutralWords().has(letters.replace(/(?<=...)(?:s|n|en|e)$/, '')) ||
    neutralWords().has(letters)
  )
}

const shortestThing = 3
const thingsOfTwoLetters: ReadonlySet<string> = new Set(['ei', 'te'])
/** Endings of cases in Finnish, Estonian, Hungarian, Swedish and the languages of Cyrillic and Greek letters. */
const inflection =
  /^(?:erna|orna|arna|ista|ista|oita|iden|jen|ssa|sta|lla|lta|lle|nak|nek|bol|val|vel|ter|ene|ers|[а-яёіїє]{1,5}|[α-ω]{1,4})$/u
