import type { Diet } from '@larder/kitchen/diet/diet'
import { canServe, type Objection } from '@larder/kitchen/diet/eater'
import { findByWholeName } from '@larder/kitchen/food-names/food-names'
import { freeFromClaimAt } from '@larder/kitchen/food-names/free-from-claims'
import { normalizeWords, stemWord } from '@larder/kitchen/food-names/normalize-words'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toRecipeLine } from '@larder/kitchen/recipe/recipe-line'
import type { LineState } from '@larder/kitchen/recipe-coverage/line-coverage'
import { coverageFromStock } from '@larder/kitchen/recipe-coverage/recipe-coverage'
import type { MatchingContext } from '../recipes/matching/matching-context'

/** A dish does not suit an eater; the message names the reason and the eater. */
export class UnsuitableDishError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'UnsuitableDishError'
  }
}

export type DishCheckContext = Pick<MatchingContext, 'stock' | 'eaters' | 'assume'>

/** Diets about the amounts of a whole dish; they do not apply to a single line. */
const wholeDishDiets: ReadonlySet<Diet> = new Set(['keto', 'low-carb', 'low-fat', 'mediterranean'])

/** Checks a dish line by line as it is written. */
export function createDishCheck({ stock, eaters, assume }: DishCheckContext) {
  const byLine = eaters.map((eater) => ({
    ...eater,
    diets: eater.diets.filter((diet) => !wholeDishDiets.has(diet)),
  }))
  const isStrict = eaters.some(({ avoids }) => avoids.some(({ severity }) => severity !== 'low'))
  const lines: RecipeLine[] = []
  const roots = new Set<string>()

  return {
    lines: lines as readonly RecipeLine[],

    /** Adds an ingredient and returns its state against the stock, after the lines before it. */
    ingredient(text: string, servings: number): { line: RecipeLine; standing: LineState } {
      const line = toRecipeLine(text)
      if (line.foodId === undefined && isStrict) throw new UnsuitableDishError(unknownIngredientMessage(text))
      throwFirstObjection(canServe(toDish([line]), byLine).refusals)
      lines.push(line)
      for (const root of toListedRoots(text)) roots.add(root)
      const standing = coverageFromStock(toDish(lines, servings), stock, { assume, eaters }).lines.at(
        -1,
      )?.state
      return { line, standing: standing ?? 'not known' }
    },

    /** Foods that a step names and the ingredients do not are checked like them: 'serve with toast'. */
    step: namedOnly,

    /** Checks the whole dish; returns warnings. */
    whole(recipe: Recipe): readonly Objection[] {
      const known = lines.filter(({ foodId }) => foodId !== undefined).length
      if (known * 2 <= lines.length)
        throw new UnsuitableDishError('We did not understand enough of its ingredients.')
      namedOnly(recipe.title)
      const { refusals, warnings } = canServe(recipe, eaters)
      throwFirstObjection(refusals)
      return warnings
    },
  }

  function namedOnly(text: string): void {
    if (!isStrict && byLine.every(({ diets }) => diets.length === 0)) return
    for (const { name, foodId } of findNamedFoods(text)) {
      const isListed =
        lines.some((line) => line.foodId === foodId) ||
        normalizeWords(name).every((word) => roots.has(stemWord(word)))
      if (isListed) continue
      const { refusals } = canServe(toDish([{ text: name, foodId }]), byLine)
      throwFirstObjection(refusals.filter(({ answer }) => answer !== 'not known'))
    }
  }
}

function toDish(lines: readonly RecipeLine[], servings = 1): Recipe {
  return { id: 0, title: '', servings, occasions: [], tags: [], lines }
}

function throwFirstObjection([first]: readonly Objection[]): void {
  if (!first) return
  const { answer, about, eater, because } = first
  const what = about === 'msg' ? 'MSG' : about
  const line = because.line.trim()
  if (answer === 'does not fit')
    throw new UnsuitableDishError(`‘${line || 'The dish'}’ does not fit what ${eater} eats (${what}).`)
  if (answer === 'contains')
    throw new UnsuitableDishError(`‘${line}’ contains ${what}, which ${eater} avoids.`)
  throw new UnsuitableDishError(`‘${line}’ may contain ${what}, which ${eater} avoids.`)
}

function unknownIngredientMessage(text: string): string {
  return `We do not know what ‘${text}’ is, and somebody at your table has to be careful.`
}

const maxFoodNameWords = 4

/** Finds foods by their whole names, longest first: 'coconut milk' is not milk. */
function* findNamedFoods(text: string): Generator<{ name: string; foodId: string }> {
  const words = splitWords(text)
  for (let at = 0; at < words.length; ) {
    const named = findLongestName(words, at)
    const claimed = freeFromClaimAt(words.slice(at, at + 2).map(stemWord), 0)?.words ?? 0
    // 'Nut-free' names no nuts.
    if (named && named.length > (claimed > 1 ? claimed : 0))
      yield { name: words.slice(at, at + named.length).join(' '), foodId: named.foodId }
    at += Math.max(named?.length ?? 1, claimed)
  }
}

function findLongestName(
  words: readonly string[],
  at: number,
): { foodId: string; length: number } | undefined {
  for (let length = Math.min(maxFoodNameWords, words.length - at); length > 0; length -= 1) {
    const match = findByWholeName(words, at, at + length)
    if (match) return { foodId: match.food.id, length }
  }
  return undefined
}

/** Yields the stems of what a line lists: 'nut-free granola' lists no nuts that a step could refer to. */
function* toListedRoots(text: string): Generator<string> {
  const roots = splitWords(text).map(stemWord)
  for (let at = 0; at < roots.length; ) {
    const claimed = freeFromClaimAt(roots, at)?.words ?? 0
    if (claimed === 0) yield roots[at] ?? ''
    at += Math.max(1, claimed)
  }
}

// Word by word: as one name, only the beginning of a long text would be parsed.
function splitWords(text: string): string[] {
  return text.split(/\s+/).flatMap(normalizeWords)
}
