import type { RecipeIngredient } from '@larder/contract/recipes'

/** The measures in which amounts are shown. */
export type Measures = keyof RecipeIngredient['text']

/**
 * An ingredient line in two parts, so that the amount can stand out; a line that cannot be split stays whole.
 */
export interface IngredientLineParts {
  readonly amount: string
  readonly rest: string
}

/** Splits '250 g flour, sifted' into '250 g' and 'flour, sifted'. */
export function splitIngredientLine(
  { text, name, optional }: RecipeIngredient,
  measures: Measures,
): IngredientLineParts {
  const line = withFractions(withOptional(text[measures], optional))
  const textBeforeName = line.slice(0, startOfName(line, name))
  const amount = (measuredAmount.exec(textBeforeName)?.[0] ?? textBeforeName).trim()
  // An amount has a number: 'a little oil' stays whole.
  if (!/\p{N}/u.test(amount)) return { amount: '', rest: line }
  return { amount, rest: line.slice(amount.length).trimStart() }
}

/** Words between the unit and the food belong to the food: '180 g cooked chestnuts'. */
const measuredAmount = /^.*\p{N}\s*(?:k?g|[mcd]?l|tsp|tbsp|cups?|(?:fl )?oz|lb)\b/u

/**
 * Returns the index of the food's first word in the line: a 'large avocado' may be written '1 avocado,
 * large'.
 */
function startOfName(line: string, name: string): number {
  const words = new Set(wordsIn(name).map(([word]) => word))
  return wordsIn(line).find(([word]) => words.has(word))?.index ?? 0
}

function wordsIn(text: string): RegExpExecArray[] {
  return [...text.toLowerCase().matchAll(/\p{L}[\p{L}\p{M}’'-]*/gu)]
}

const fractions: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
}

/** Writes '1 1/2 tbsp' as '1½ tbsp'. A fraction within a word, a date or a further fraction stays. */
function withFractions(line: string): string {
  return line.replace(
    /(?<![\p{L}\p{N}/.,-])(?:(\d+) )?([123]\/[2348])(?![\p{L}\p{N}/])/gu,
    (written, whole: string | undefined, fraction: string) =>
      fractions[fraction] ? `${whole ?? ''}${fractions[fraction]}` : written,
  )
}

function withOptional(line: string, optional: boolean): string {
  return optional && !/\boptional\b/i.test(line) ? `${line} (optional)` : line
}
