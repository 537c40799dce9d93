import { memoizePairs } from '../fact-table'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import { normalizeWords } from '../food-names/normalize-words'
import { foreignFood } from '../language/foreign-food'
import { dictionaryLanguages } from '../language/language-evidence'
import type { NamedStockFood } from './food-state'
import { namePhrases } from './name-phrases'

/**
 * Returns the food of a name: the known one, or the dictionary's match for the rest of the name if it contains a state word of
 * that language. Example: `{ name: 'riz cuit' }` is white rice, 'confiture maison' is jam.
 */
export function resolveNamedFood({ foodId, name }: NamedStockFood): Food | undefined {
  if (foodId !== undefined) return foodById(foodId)
  return name === undefined ? undefined : findForeignFood(name, '').food
}

const findForeignFood = memoizePairs((name: string): { readonly food?: Food } => {
  const words = normalizeWords(name)
  const indexesByLanguage = new Map<string, Set<number>>()
  for (const [at, first] of words.entries()) {
    for (const { language, phrase } of namePhrases().foreign.get(first) ?? []) {
      if (!phrase.every((word, offset) => words[at + offset] === word)) continue
      const indexes = indexesByLanguage.get(language) ?? new Set()
      for (const offset of phrase.keys()) indexes.add(at + offset)
      indexesByLanguage.set(language, indexes)
    }
  }
  for (const [code, indexes] of indexesByLanguage) {
    const language = dictionaryLanguages.find((one) => one === code) ?? 'other'
    const rest = words.filter((word, at) => !indexes.has(at) && !joiningWords.has(word))
    const id = foreignFood(rest.join(' '), [language])
    const food = id === undefined ? undefined : foodById(id)
    if (food) return { food }
  }
  return {}
})

const joiningWords: ReadonlySet<string> = new Set(
  'de du des d la le les vom von der di del della van do da z'.split(' '),
)
