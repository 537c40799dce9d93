import { europeanAllergenWordTable } from '../data/labels/allergen-words-europe'
import { worldAllergenWordTable } from '../data/labels/allergen-words-world'
import type { Allergen } from '../diet/allergen'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Food } from '../food/food'
import { normalizeWords } from './normalize-words'

const allergensByWord = lazyValue(() => {
  const byWord = new Map<string, Set<string>>()
  for (const [allergen = '', words] of parseRows(europeanAllergenWordTable + worldAllergenWordTable)) {
    for (const word of parseList(words)) {
      if (word.includes('*') || word.includes(' ')) continue
      byWord.set(word, (byWord.get(word) ?? new Set()).add(allergen.replace(/\W+$/, '')))
    }
  }
  return byWord
})

/**
 * Whether a word that resembles the English name of a food is another language's word for an allergen the food lacks. Example:
 * 'ostriche' are oysters and no ostrich, 'poissons' no poussins.
 */
export function namesOtherAllergen(words: readonly string[], food: Food): boolean {
  // 'Crab sticks' are no crab, in English too.
  const own = new Set([food.name, ...food.aliases].flatMap(normalizeWords))
  return words.some((word) => {
    if (own.has(word)) return false
    const allergens = allergensByWord().get(word)
    return allergens !== undefined && !food.contains.some((allergen: Allergen) => allergens.has(allergen))
  })
}
