import type { Ingredient } from '../ingredient/ingredient'
import { parseIngredient } from '../ingredient/ingredient'
import { detectRecipeLanguage } from '../language/detect-language'
import type { LanguageGuess } from '../language/language'
import { keepsAllergenMentions, suggestLineFixes } from './line-fixes'
import { linkIngredient, placeOfRecipe } from './recipe-line'

/** A recipe line that a cook should check. Example: `{ place: 2, why: 'two in one', instead: ['salt', 'pepper'] }`. */
export interface LineDoubt {
  /** Its index among the ingredients. */
  readonly place: number
  readonly why: 'not understood' | 'no food' | 'a heading' | 'two in one'
  /** The suggested correction, never safer than the line itself; an empty list removes the line. */
  readonly instead?: string[]
}

/**
 * Returns the lines to check before saving; each is parsed in the language of the recipe.
 * Example: `findDoubtfulLines(['For the sauce:', '2 eggs'])` has the heading.
 */
export function findDoubtfulLines(lines: readonly string[]): LineDoubt[] {
  const recipe = detectRecipeLanguage(lines)
  return lines.flatMap((line, index) => {
    const doubt = findLineDoubt(line, recipe)
    return doubt ? [{ place: index, ...doubt }] : []
  })
}

/**
 * Returns the doubt about a line, or undefined.
 * Example: `findLineDoubt('salt and pepper')` is `{ why: 'two in one', instead: ['salt', 'pepper'] }`.
 */
export function findLineDoubt(line: string, recipe?: LanguageGuess): Omit<LineDoubt, 'place'> | undefined {
  const ingredient = parseIngredient(line, 'recipe', recipe)
  if (ingredient.heading) return { why: 'a heading', ...(keepsAllergenMentions(line, []) && { instead: [] }) }
  if (ingredient.label === '') return { why: 'not understood', ...removalIfEmpty(line) }
  const two = partsOf(line, recipe)
  if (two) return { why: 'two in one', ...(keepsAllergenMentions(line, two, recipe) && { instead: two }) }
  const link = linkIngredient(ingredient, placeOfRecipe(recipe))
  if (link.known) return undefined
  // A sentence among the ingredients is a remark, not an unknown food.
  if (ingredient.measures.length === 0 && line.length > 60 && /[.!?]$/.test(line))
    return { why: 'not understood' }
  const [fix] = ingredient.measures.length === 0 ? [] : suggestLineFixes(line, ingredient, link)
  return { why: 'no food', ...(fix && { instead: [fix.line] }) }
}

function removalIfEmpty(line: string): { instead?: string[] } {
  return /\p{L}/u.test(line) ? {} : { instead: [] }
}

const joint = /\s(?:and|&|plus|\+|und|et|y|e|en|och|og|ja|i|a|и)\s/giu

// '2 eggs and 1 cup milk' are two, each with an amount; 'salt and pepper' are two, both without one or sharing it.
function partsOf(line: string, recipe: LanguageGuess | undefined): string[] | undefined {
  if (line.length > 120 || /\bor\b/i.test(line)) return undefined
  const joints = [...line.matchAll(joint)]
  const [first] = joints
  if (!first || joints.length > 1) return undefined
  const [left, right] = [line.slice(0, first.index).trim(), line.slice(first.index + first[0].length).trim()]
  const [a, b] = [left, right].map((part) => parseIngredient(part, 'recipe', recipe)) as [
    Ingredient,
    Ingredient,
  ]
  if (a.measures.length > 0 && b.measures.length > 0) return bothFoods(left, right, recipe)
  const shared = /^(.+?)\s(?:each\s(?:of\s)?)(.+)$/i.exec(left)
  if (shared) return bothFoods(`${shared[1]} ${shared[2]}`, `${shared[1]} ${right}`, recipe)
  if (a.measures.length > 0 || b.measures.length > 0) return undefined
  const rest = /^([^,(]+)([,(].*)$/.exec(right)
  const tail = rest?.[2] ?? /\sto taste$/i.exec(right)?.[0] ?? ''
  const bare = tail === '' ? right : right.slice(0, right.length - tail.length).trim()
  if (!isPlainPair(left, bare)) return undefined
  const spaced = /^[,\s]/.test(tail) ? tail : tail === '' ? '' : ` ${tail}`
  return bothFoods(`${left}${spaced}`, `${bare}${spaced}`, recipe)
}

// 'macaroni and cheese' is one dish; only foods that are always stored separately are two.
function isPlainPair(left: string, right: string): boolean {
  const whole = linkIngredient(parseIngredient(`${left} and ${right}`))
  if (whole.known && whole.how === 'exact' && whole.foodId !== 'salt-and-pepper') return false
  return left.split(/\s+/).length <= 4 && right.split(/\s+/).length <= 4
}

function bothFoods(left: string, right: string, recipe: LanguageGuess | undefined): string[] | undefined {
  const [a, b] = [left, right].map((line) => linkIngredient(parseIngredient(line, 'recipe', recipe)))
  return a?.known && b?.known && a.foodId !== b.foodId ? [left, right] : undefined
}
