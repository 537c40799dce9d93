import { householdGoodsTable } from '../data/shops/household-goods'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeWords, stemWord } from '../food-names/normalize-words'

const goods = lazyValue(() => {
  const names = new Set<string>()
  let maxWords = 1
  for (const [, column] of parseRows(householdGoodsTable))
    for (const name of parseList(column)) {
      const words = normalizeWords(name).map(stemWord)
      names.add(words.join(' '))
      maxWords = Math.max(maxWords, words.length)
    }
  return { names, mostWords: maxWords }
})

/**
 * Returns whether a name is a household good that is not eaten: cleaning, paper, baby, pet, toiletries. It has no
 * allergens, no expiry and is no food.
 * Example: `isHouseholdGood('nappies size 4')`, `isHouseholdGood('Fairy washing-up liquid')`.
 */
export function isHouseholdGood(name: string): boolean {
  const words = normalizeWords(name.replace(/[,(].*$/s, '')).map(stemWord)
  const end = lastOfName(words)
  const { names, mostWords: maxWords } = goods()
  for (let length = Math.min(maxWords, end); length > 0; length -= 1)
    if (names.has(words.slice(end - length, end).join(' '))) return true
  return false
}

// 'nappies size 4', 'bin bags 50 l', 'AA batteries 8 pack': the words behind the name only describe it.
function lastOfName(words: readonly string[]): number {
  const size = words.findIndex(
    (word, at) =>
      at > 0 && (sizeWords.has(word) || /^(?:\d|cr\d)/.test(word) || word === 'x' || word === 'for'),
  )
  return size < 0 ? words.length : size
}

const sizeWords = new Set([
  'aa',
  'aaa',
  'aaaa',
  'rechargeable',
  'unscented',
  'scented',
  'refills',
  'multipack',
  'double',
  'triple',
  'extra',
  'fresh',
  'original',
  'lemon',
  'sensitive',
  'size',
  'pack',
  'pk',
  'large',
  'medium',
  'small',
  'refill',
  'junior',
  'newborn',
  'maxi',
])
