import type { Diet } from '@larder/kitchen/diet'
import { type Eater, mayServe, type Objection } from '@larder/kitchen/eater'
import { claimAt } from '@larder/kitchen/finding/claims'
import { wholeName } from '@larder/kitchen/finding/food-names'
import { plainWords, rootOf } from '@larder/kitchen/finding/words'
import { coverageFrom } from '@larder/kitchen/matching'
import type { LineState } from '@larder/kitchen/matching/line-coverage'
import type { Stock } from '@larder/kitchen/matching/stock-index'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe'
import { toRecipeLine } from '@larder/kitchen/recipe-line'

/** Something in a dish is not for somebody at the table; the sentence says what and for whom. */
export class NotForThem extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'NotForThem'
  }
}

export interface DishKitchen {
  readonly stock: Stock
  readonly eaters: readonly Eater[]
  readonly assume: readonly string[]
}

/** These are about how much of something a whole dish has; of one line they say nothing. */
const ofWholeDish: ReadonlySet<Diet> = new Set(['keto', 'low-carb', 'low-fat', 'mediterranean'])

/** Checks a dish as it is being written, one line after the other. */
export function openDishCheck({ stock, eaters, assume }: DishKitchen) {
  const byLine = eaters.map((eater) => ({
    ...eater,
    diets: eater.diets.filter((diet) => !ofWholeDish.has(diet)),
  }))
  const isStrict = eaters.some(({ avoids }) => avoids.some(({ severity }) => severity !== 'low'))
  const lines: RecipeLine[] = []
  const roots = new Set<string>()

  return {
    lines: lines as readonly RecipeLine[],

    /** Takes an ingredient in and says how it stands against the stock, after the lines before it. */
    ingredient(text: string, servings: number): { line: RecipeLine; standing: LineState } {
      const line = toRecipeLine(text)
      if (line.foodId === undefined && isStrict) throw new NotForThem(notUnderstood(text))
      refuse(mayServe(dishOf([line]), byLine).refusals)
      lines.push(line)
      for (const root of rootsSaid(text)) roots.add(root)
      const standing = coverageFrom(dishOf(lines, servings), stock, { assume, eaters }).lines.at(-1)?.state
      return { line, standing: standing ?? 'not known' }
    },

    /** Foods that stand in a step and not among the ingredients are checked like them: 'serve with toast'. */
    step: namedOnly,

    /** What speaks against the whole; what only warns comes back. */
    whole(recipe: Recipe): readonly Objection[] {
      const known = lines.filter(({ foodId }) => foodId !== undefined).length
      if (known * 2 <= lines.length)
        throw new NotForThem('We did not understand enough of what goes into it.')
      namedOnly(recipe.title)
      const { refusals, warnings } = mayServe(recipe, eaters)
      refuse(refusals)
      return warnings
    },
  }

  function namedOnly(text: string): void {
    if (!isStrict && byLine.every(({ diets }) => diets.length === 0)) return
    for (const { name, foodId } of foodsNamedIn(text)) {
      const isListed =
        lines.some((line) => line.foodId === foodId) ||
        plainWords(name).every((word) => roots.has(rootOf(word)))
      if (isListed) continue
      const { refusals } = mayServe(dishOf([{ text: name, foodId }]), byLine)
      refuse(refusals.filter(({ answer }) => answer !== 'not known'))
    }
  }
}

function dishOf(lines: readonly RecipeLine[], servings = 1): Recipe {
  return { id: 0, title: '', servings, occasions: [], tags: [], lines }
}

function refuse([first]: readonly Objection[]): void {
  if (!first) return
  const { answer, about, eater, because } = first
  const what = about === 'msg' ? 'MSG' : about
  const line = because.line.trim()
  if (answer === 'does not fit')
    throw new NotForThem(`‘${line || 'The dish'}’ does not fit what ${eater} eats (${what}).`)
  if (answer === 'contains') throw new NotForThem(`‘${line}’ has ${what} in it, which ${eater} avoids.`)
  throw new NotForThem(`‘${line}’ may have ${what} in it, which ${eater} avoids.`)
}

function notUnderstood(text: string): string {
  return `We do not know what ‘${text}’ is, and somebody at your table has to be careful.`
}

const longestFoodName = 4

/** Foods by their whole names, the longest first: 'coconut milk' is no milk. */
function* foodsNamedIn(text: string): Generator<{ name: string; foodId: string }> {
  const words = wordsOf(text)
  for (let at = 0; at < words.length; ) {
    const named = longestName(words, at)
    const claimed = claimAt(words.slice(at, at + 2).map(rootOf), 0)?.words ?? 0
    // 'Nut-free' names no nuts.
    if (named && named.length > (claimed > 1 ? claimed : 0))
      yield { name: words.slice(at, at + named.length).join(' '), foodId: named.foodId }
    at += Math.max(named?.length ?? 1, claimed)
  }
}

function longestName(words: readonly string[], at: number): { foodId: string; length: number } | undefined {
  for (let length = Math.min(longestFoodName, words.length - at); length > 0; length -= 1) {
    const match = wholeName(words, at, at + length)
    if (match) return { foodId: match.food.id, length }
  }
  return undefined
}

/** The roots of what a line says is in it: 'nut-free granola' lists no nuts that a step could speak of. */
function* rootsSaid(text: string): Generator<string> {
  const roots = wordsOf(text).map(rootOf)
  for (let at = 0; at < roots.length; ) {
    const claimed = claimAt(roots, at)?.words ?? 0
    if (claimed === 0) yield roots[at] ?? ''
    at += Math.max(1, claimed)
  }
}

// One by one: as a name, only the beginning of a long text would be read.
function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap(plainWords)
}
