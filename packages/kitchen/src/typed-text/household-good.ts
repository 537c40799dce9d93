import { householdGoodsTable } from '../data/shops/household-goods'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { normalizeWords, stemWord } from '../food-names/normalize-words'

const goods = lazyValue(() => {
  const names = new Set<string>()
  let mostWords = 1
  for (const [, column] of parseRows(householdGoodsTable))
    for (const name of parseList(column)) {
      const words = normalizeWords(name).map(stemWord)
      names.add(words.join(' '))
      mostWords = Math.max(mostWords, words.length)
    }
  return { names, mostWords }
})

/**
 * Whether a name is a thing of the household that nobody eats: cleaning, paper, baby, pet, toiletries. It has no allergens, keeps
 * for ever and is no food. Example: `isHouseholdGood('nappies size 4')`, `isHouseholdGood('Fairy washing-up liquid')`.
 */
export function isHouseholdGood(name: string): boolean {
  const words = normalizeWords(name.replace(/[,(].*$/s, '')).map(stemWord)
  const end = lastOfName(words)
  const { names, mostWords } = goods()
  for (let length = Math.min(mostWords, end); length > 0; length -= 1)
    if (names.has(words.slice(end - length, end).join(' '))) return true
  return false
}

// 'nappies size 4', 'bin bags 50 l', 'AA batteries 8 pack': what stands behind the name only says which.
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
