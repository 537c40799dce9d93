import { memoizePairs } from '../fact-table'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import { normalizeWords } from '../food-names/normalize-words'
import { foreignFood } from '../language/foreign-food'
import type { ForeignLanguage } from '../language/language'
import type { NamedStockFood } from './food-state'
import { namePhrases } from './name-phrases'

/**
 * The food a name stands for: the known one, or what a dictionary says of the rest of the name where a state word of its
 * language stands in it. Example: of `{ name: 'riz cuit' }` it is white rice, of 'confiture maison' jam.
 */
export function resolveNamedFood({ foodId, name }: NamedStockFood): Food | undefined {
  if (foodId !== undefined) return foodById(foodId)
  return name === undefined ? undefined : behindWords(name, '').food
}

const behindWords = memoizePairs((name: string): { readonly food?: Food } => {
  const words = normalizeWords(name)
  const said = new Map<ForeignLanguage, Set<number>>()
  for (const [at, first] of words.entries()) {
    for (const { language, phrase } of namePhrases().foreign.get(first) ?? []) {
      if (!phrase.every((word, next) => words[at + next] === word)) continue
      const places = said.get(language) ?? new Set()
      for (const next of phrase.keys()) places.add(at + next)
      said.set(language, places)
    }
  }
  for (const [language, places] of said) {
    const rest = words.filter((word, at) => !places.has(at) && !joining.has(word))
    const id = foreignFood(rest.join(' '), [language])
    const food = id === undefined ? undefined : foodById(id)
    if (food) return { food }
  }
  return {}
})

const joining: ReadonlySet<string> = new Set(
  'de du des d la le les vom von der di del della van do da z'.split(' '),
)
