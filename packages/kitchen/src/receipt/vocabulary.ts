import { lazyValue } from '../fact-table'
import { allFoods } from '../food/food'
import { normalizeWords, toPlural } from '../food-names/normalize-words'

interface Vocabulary {
  /** Every word of a food's name, with the number of foods that have it. */
  words: Map<string, number>
  /** By consonants, for words with dropped vowels: 'strwbrs' → strawberries. */
  bones: Map<string, string[]>
  /** By the first three letters. */
  starts: Map<string, string[]>
}

const vocabulary = lazyValue((): Vocabulary => {
  const words = new Map<string, number>()
  const count = (word: string) => {
    if (word.length >= 3 && !/\d|%/.test(word)) words.set(word, (words.get(word) ?? 0) + 1)
  }
  for (const food of allFoods()) {
    for (const word of normalizeWords([food.name, ...food.aliases].join(' '))) {
      count(word)
      const many = toPlural(word)
      if (many !== word && !words.has(many)) words.set(many, 0)
    }
  }
  const [consonants, starts] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const put = (into: Map<string, string[]>, key: string, word: string) => {
    const list = into.get(key)
    if (list) list.push(word)
    else into.set(key, [word])
  }
  for (const word of words.keys()) {
    put(consonants, consonantsOf(word), word)
    put(starts, word.slice(0, 3), word)
  }
  return { words, bones: consonants, starts }
})

/** Returns whether a word is part of a food's name. Example: `isFoodWord('onions')`, not 'onins'. */
export function isFoodWord(word: string): boolean {
  return vocabulary().words.has(word)
}

const fewestLetters = 4

/**
 * Returns the single food word that a shortened word stands for: vowels dropped, end cut off, or one letter misread;
 * undefined if none or several fit.
 * Example: `nearestFoodWord('strwbrrs')` is 'strawberries', `nearestFoodWord('spina')` 'spinach', of 'xq' none.
 */
export function nearestFoodWord(token: string): string | undefined {
  if (token.length < fewestLetters || token.length > 20 || !/^\p{L}+$/u.test(token)) return undefined
  return findByConsonants(token) ?? findByStart(token) ?? findMisread(token)
}

function vowelsIn(word: string): number {
  return word.replace(/[^aeiou]/g, '').length
}

function consonantsOf(word: string): string {
  const rest = word.slice(1).replace(/[aeiouyh]/g, '')
  return (word.charAt(0) + rest).replace(/(.)\1+/g, '$1')
}

// Vowels dropped: the same consonants in the same order, and every printed letter in the word in that order.
function findByConsonants(token: string): string | undefined {
  const consonants = consonantsOf(token)
  if (consonants.length < 3 || vowelsIn(token.slice(1)) >= token.length / 4) return undefined
  const fitting = (vocabulary().bones.get(consonants) ?? []).filter((word) => isSubsequence(token, word))
  return singleMatch(fitting, token)
}

function findByStart(token: string): string | undefined {
  if (token.length < 5) return undefined
  const fitting = (vocabulary().starts.get(token.slice(0, 3)) ?? []).filter((word) => word.startsWith(token))
  const shortest = fitting.reduce((best, word) => (word.length < best.length ? word : best), fitting[0] ?? '')
  return fitting.length > 0 && fitting.every((word) => word.startsWith(shortest)) ? shortest : undefined
}

// One letter wrong, missing or added; only in long words, and only if a single word is that close.
function findMisread(token: string): string | undefined {
  if (token.length < 8) return undefined
  const fitting: string[] = []
  for (const key of new Set([token.slice(0, 3), ...similarStarts(token)])) {
    for (const word of vocabulary().starts.get(key) ?? []) {
      if (isOneEditApart(token, word) && (vocabulary().words.get(word) ?? 0) > 0) fitting.push(word)
    }
  }
  return singleMatch(fitting, token)
}

function similarStarts(token: string): string[] {
  const [a = '', b = '', c = '', d = ''] = token
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const keys = [`${a}${b}${d}`, `${a}${c}${d}`, `${b}${c}${d}`]
  for (const letter of letters)
    keys.push(`${a}${b}${letter}`, `${a}${letter}${c}`, `${letter}${b}${c}`, `${a}${letter}${b}`)
  return keys
}

function isOneEditApart(token: string, word: string): boolean {
  if (Math.abs(token.length - word.length) > 1) return false
  let start = 0
  while (start < token.length && token[start] === word[start]) start += 1
  const longer = Math.max(token.length, word.length)
  let end = 0
  while (end < longer - start && token[token.length - 1 - end] === word[word.length - 1 - end]) end += 1
  return longer - start - end <= 1
}

function isSubsequence(token: string, word: string): boolean {
  let index = 0
  for (const letter of word) if (letter === token[index]) index += 1
  return index === token.length
}

// Singular and plural of one word count as one; a printed s means the plural.
function singleMatch(words: readonly string[], token: string): string | undefined {
  const all = [...new Set(words)]
  if (all.length === 1) return all[0]
  if (all.length !== 2) return undefined
  const [short = '', long = ''] = all.sort((a, b) => a.length - b.length)
  if (toPlural(short) !== long) return undefined
  return token.endsWith('s') ? long : short
}
