/** A name without its fat share, and the share in percent. Example: 'beef mince (5% fat)' is 'beef mince' with 5. */
export interface FatShare {
  readonly name: string
  readonly fat: number
}

/** Foods sold in grades of fat: all grades, each with the most fat that still counts as it. */
const grades: readonly (readonly (readonly [foodId: string, mostFat: number])[])[] = [
  [
    ['ground-beef-95-5', 7],
    ['ground-beef-90-10', 12],
    ['ground-beef-85-15', 17],
    ['ground-beef-80-20', 100],
  ],
  [
    ['skim-milk', 0.5],
    ['1-milk', 1.2],
    ['2-milk', 2.4],
    ['whole-milk', 100],
  ],
  [
    ['nonfat-plain-yogurt', 0.5],
    ['low-fat-plain-yogurt', 2.4],
    ['plain-yogurt', 100],
  ],
  [
    ['nonfat-greek-yogurt', 2.4],
    ['greek-yogurt', 100],
  ],
  [['ground-turkey', 100]],
  [['ground-pork', 100]],
  [['ground-lamb', 100]],
  [['cottage-cheese', 100]],
]

/** The least lean share that is written without the word: '93/7', '90%'. */
const leastLean = 70

/**
 * Splits the fat share off a name; undefined if none is written. Lean shares are turned round.
 * Example: `splitFatShare('ground beef 93/7')` is 'ground beef' with 7, `splitFatShare('milk 1.5%')` 'milk' with 1.5.
 */
export function splitFatShare(text: string): FatShare | undefined {
  const found = /(?<![\d.,/])(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?%|\s?\/\s?(\d{1,2})(?![\d/]))/.exec(text)
  if (!found) return undefined
  const [whole, said = '', rest] = found
  const share = Number(said.replace(',', '.'))
  if (rest !== undefined && share + Number(rest) !== 100) return undefined
  const behind = /^[\s-]*(fat|lean|milk\s?fat|m\.?g\.?|fett|max\.? fat)\b/i.exec(
    text.slice(found.index + whole.length),
  )
  const isLean = behind?.[1]?.toLowerCase() === 'lean' || (behind === null && share >= leastLean)
  const name =
    `${text.slice(0, found.index)} ${text.slice(found.index + whole.length + (behind?.[0].length ?? 0))}`
      .replace(/\(\s*(?:max\.?|less than|up to|under|about|<)?\s*\)/gi, ' ')
      .replace(/[\s,;]+$/, '')
      .replace(/\s+/g, ' ')
      .trim()
  return name === '' ? undefined : { name, fat: isLean ? 100 - share : share }
}

/**
 * Returns the grade of a food for a fat share; undefined if it is not sold in grades.
 * Example: `gradeByFat('ground-beef-80-20', 12)` is 'ground-beef-90-10'.
 */
export function gradeByFat(foodId: string, fat: number): string | undefined {
  const family = grades.find((all) => all.some(([id]) => id === foodId))
  return family?.find(([, mostFat]) => fat <= mostFat)?.[0]
}
