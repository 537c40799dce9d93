import { lazyValue } from '../fact-table'
import type { WordMeaning } from './allergen-dictionary'
import { certainAllergenWords } from './allergen-dictionary'

/**
 * Returns the likely word for an unknown one with a misread letter, or a typing error in a long word; undefined if
 * uncertain.
 * Example: 'mllk' is 'milk', 'wheal' is 'wheat', 'hazlenut' is 'hazelnut'; 'broad' is not 'bread'.
 */
export function misreadWord(word: string): WordMeaning | undefined {
  if (word.length < shortest || word.length > longest) return undefined
  for (const one of word.endsWith('s') ? [word, word.slice(0, -1)] : [word]) {
    const found = findByShape(one) ?? findBySlip(one)
    if (found) return found
  }
  return undefined
}

const shortest = 4
const longest = 24
const longEnoughToSlip = 7

const index = lazyValue(() => {
  const shapes = new Map<string, string[]>()
  const slipping = new Map<string, string[]>()
  for (const word of certainAllergenWords().keys()) {
    if (word.length >= shortest && /^[a-z]+$/.test(word)) addToGroup(shapes, roughShape(word), word)
    if (word.length >= longEnoughToSlip) addToGroup(slipping, word.charAt(0), word)
  }
  return { shapes, slipping }
})

function findByShape(word: string): WordMeaning | undefined {
  const read = word
    .replace(/rn|ivi/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[015]/g, (digit) => letterLike[digit] ?? digit)
  if (read !== word) {
    const meaning = certainAllergenWords().get(read)
    if (meaning) return meaning
  }
  for (const candidate of index().shapes.get(roughShape(read)) ?? []) {
    const wrong = differences(read, candidate)
    // Short words resemble too many others, unless only i and l were confused.
    if (wrong === 0 || (wrong === 1 && candidate.length >= 5) || onlyStrokes(read, candidate)) {
      return certainAllergenWords().get(candidate)
    }
  }
  return undefined
}

function findBySlip(word: string): WordMeaning | undefined {
  if (word.length < longEnoughToSlip - 1) return undefined
  const candidates = index().slipping.get(word.charAt(0)) ?? []
  const meant = candidates.find((candidate) => isOneSlip(word, candidate))
  return meant === undefined ? undefined : certainAllergenWords().get(meant)
}

const letterLike: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '5': 's' }
const alike: Readonly<Record<string, string>> = {
  i: 'l',
  j: 'l',
  t: 'l',
  f: 'l',
  e: 'o',
  c: 'o',
  u: 'n',
  v: 'n',
  b: 'h',
  q: 'g',
}

/** Replaces letters that look alike to a scanner by one of them. */
function roughShape(word: string): string {
  let shape = ''
  for (const letter of word) shape += alike[letter] ?? letter
  return shape
}

function differences(a: string, b: string): number {
  let count = 0
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) count += 1
  return count
}

function onlyStrokes(a: string, b: string): boolean {
  for (let i = 0; i < a.length; i++) {
    if (a[i] !== b[i] && !(`${a[i]}${b[i]}` === 'li' || `${a[i]}${b[i]}` === 'il')) return false
  }
  return true
}

// One letter too many, too few, different, or two swapped.
function isOneSlip(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let i = 0
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i)
  if (a.length < b.length) return a.slice(i) === b.slice(i + 1)
  if (a.slice(i + 1) === b.slice(i + 1)) return true
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
}

function addToGroup(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key)
  if (words) words.push(word)
  else map.set(key, [word])
}
