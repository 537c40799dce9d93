import type { RecipeIngredient } from '@larder/contract/recipes'

/** In which measures amounts are told. */
export type Measures = keyof RecipeIngredient['text']

/** A line in two parts, so that the amount can stand out; what cannot be told apart stays whole. */
export interface IngredientLineParts {
  readonly amount: string
  readonly rest: string
}

/** '250 g' and 'flour, sifted' of '250 g flour, sifted'. */
export function splitIngredientLine(
  { text, name, optional }: RecipeIngredient,
  measures: Measures,
): IngredientLineParts {
  const whole = withOptional(text[measures], optional)
  const before = whole.slice(0, startOfName(whole, name))
  const amount = (measuredAmount.exec(before)?.[0] ?? before).trim()
  // Only something with a number in it is an amount: 'a little oil' is told as it is.
  if (!/\p{N}/u.test(amount)) return { amount: '', rest: whole }
  return { amount, rest: whole.slice(amount.length).trimStart() }
}

/** What stands between a unit and the food is about the food: '180 g cooked chestnuts'. */
const measuredAmount = /^.*\p{N}\s*(?:k?g|[mcd]?l|tsp|tbsp|cups?|(?:fl )?oz|lb)\b/u

/** The first of the food's words in the line: '1 avocado, large' is told of a 'large avocado'. */
function startOfName(line: string, name: string): number {
  const words = new Set(wordsIn(name).map(([word]) => word))
  return wordsIn(line).find(([word]) => words.has(word))?.index ?? 0
}

function wordsIn(text: string): RegExpExecArray[] {
  return [...text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
}

function withOptional(line: string, optional: boolean): string {
  return optional && !/\boptional\b/i.test(line) ? `${line} (optional)` : line
}
