import { type Difficulty, type RecipeCourse, Tag } from '@larder/contract/recipes'
import { toPlainText } from '@larder/kitchen/json-ld/plain-text'
import { normalizeRecipeHeading } from '@larder/kitchen/plain-text-recipe/headings'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'

// Names of courses in the languages of Europe, without accents.
const courses: readonly (readonly [RecipeCourse, RegExp])[] = [
  [
    'Drink',
    /\b(?:drinks?|beverages?|cocktails?|smoothies?|getranke?|boissons?|bebidas?|bevande|dranken|drycker|napoje|italok)\b/,
  ],
  [
    'Dessert',
    /\b(?:desserts?|cakes?|cookies?|sweets?|pies?|pastry|nachtisch|nachspeisen?|kuchen|geback|postres?|dolci|dolce|sobremesas?|nagerecht|efterratt|jalkiruoka|desery|dezerty?|desszert|ciasta|tatlilar|deserturi|deserti)\b/,
  ],
  [
    'Appetizer',
    /\b(?:appetizers?|starters?|hors d'oeuvres?|snacks?|dips?|vorspeisen?|entrees froides|aperitifs?|antipasti|entrantes?|aperitivos?|entradas?|voorgerecht|forratt|forret|forrett|alkuruoka|przystawki|predkrmy?|predjedla|eloetel)\b/,
  ],
  [
    'Side Dish',
    /\b(?:sides?|side dish(?:es)?|salads?|sauces?|beilagen?|salate?|accompagnements?|contorn[oi]|guarniciones|acompanamientos?|acompanhamentos?|bijgerecht|tillbehor|tilbehor|lisuke|dodatki|prilohy|koretek|garnituri|prilozi)\b/,
  ],
]

/** Detects the course by the source's words; defaults to a main dish. */
export function detectCourse({ course = '', tags = [] }: LooseRecipe): RecipeCourse {
  for (const text of [course, tags.join(' ')]) {
    const plain = normalizeRecipeHeading(toPlainText(text))
    if (
      /\b(?:main|hauptgericht|hauptspeise|plat principal|piatto unico|secondi|hoofdgerecht|huvudratt)\b/.test(
        plain,
      )
    )
      return 'Main Dish'
    const found = courses.find(([, words]) => words.test(plain))
    if (found) return found[0]
  }
  return 'Main Dish'
}

const easyPattern =
  /\b(?:easy|simple|beginner|einfach|leicht|simpel|facile|tres facile|facil|baja|bassa|makkelijk|eenvoudig|enkel|latt|let|helppo|latwe?|snadne|lahke|konnyu|usor|lako|easy-peasy)\b/

/** Detects the difficulty; defaults to easy. */
export function detectDifficulty({ difficulty = '' }: LooseRecipe): Difficulty {
  const plain = normalizeRecipeHeading(toPlainText(difficulty))
  return plain === '' || easyPattern.test(plain) || /^1\b/.test(plain) ? 'Easy' : 'Medium'
}

/** Returns the source's keywords that are valid tags, each once. */
export function toTags({ tags = [] }: LooseRecipe): string[] {
  const kept = new Set<string>()
  for (const tag of tags.slice(0, 200)) {
    const words = toPlainText(tag)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]+/gu, ' ')
      .replace(/-{2,}/g, '-')
      .replace(/\s?-\s|\s-|^-|-$/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (words.split(' ').length <= 4 && Tag.safeParse(words).success) kept.add(words)
    if (kept.size === 12) break
  }
  return [...kept]
}
