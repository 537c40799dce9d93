import { readFile } from 'node:fs/promises'
import type { Ingredient } from '@larder/kitchen/ingredient/ingredient'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import type { LineMeasure } from '@larder/kitchen/ingredient/measure'
import { hasWordRole, looseUnit } from '@larder/kitchen/ingredient/word-role'
import type { Amount } from '@larder/kitchen/quantity/amount'
import { parseUnit } from '@larder/kitchen/quantity/units'
import { linkIngredient } from '@larder/kitchen/recipe/recipe-line'
import type { Evaluation, EvaluationScore } from '../evaluation'

/** A line with what a person read in it. */
export interface LabelledLine {
  sentence: string
  gold: { name: string; quantity: string; unit: string }
}

/**
 * Recipe lines against labels by hand. A line is right when
 *
 * - quantity: the line's numbers are all there and no others ('250g/9oz' has two, '3-4' is one range), in any order;
 * - unit: the units are all there and no others, whatever their spelling ('tablespoons' is 'tbsp'), in any order;
 * - name: the words are the same set, whatever their order, capitals and number ('leaves' is 'leaf');
 * - linked: the name leads to a food of our table; nobody has labelled which, so this is a share, not a score.
 */
export const ingredientLines: Evaluation = {
  name: 'ingredient lines',
  reads: 'ingredient-lines.json',
  async measure(path) {
    const lines = JSON.parse(await readFile(path, 'utf8')) as LabelledLine[]
    const counts = { quantity: 0, unit: 0, name: 0, linked: 0 }
    for (const line of lines) {
      const right = scoreLine(line)
      for (const of of ['quantity', 'unit', 'name', 'linked'] as const) counts[of] += right[of] ? 1 : 0
    }
    const score = (of: keyof typeof counts, note: string): EvaluationScore => ({
      of,
      right: counts[of],
      cases: lines.length,
      note,
    })
    return [
      score('quantity', 'all numbers of the line'),
      score('unit', 'all units of the line'),
      score('name', 'same set of words'),
      score('linked', 'share linked to a food, not labelled'),
    ]
  },
}

/** What was read right in one line. */
export function scoreLine({ sentence, gold }: LabelledLine) {
  const read = parseIngredient(sentence)
  return {
    quantity: sameList(numbersRead(read), numbersLabelled(gold.quantity)),
    unit: sameList(unitsRead(read), unitsLabelled(gold.unit)),
    name: sameList([...nameWords(read.label)], [...nameWords(gold.name)]),
    linked: linkIngredient(read).known,
  }
}

function sameList(a: string[], b: string[]): boolean {
  return [...a].sort().join(' ') === [...b].sort().join(' ')
}

// The labels count the size of a pack and the parts of a sum as numbers of the line, and 'a pinch' as none.
function measuresIn(measures: readonly LineMeasure[]): LineMeasure[] {
  return measures.flatMap((measure) => [
    measure,
    ...measuresIn(measure.each ?? []),
    ...measuresIn(measure.plus ?? []),
  ])
}

function numbersRead({ measures }: Ingredient): string[] {
  return measuresIn(measures)
    .filter(({ implied }) => !implied)
    .map(({ from, to }) => (to ? `${numberText(from)}-${numberText(to)}` : numberText(from)))
}

function numberText(of: Amount): string {
  return String(Math.round((1000 * Math.abs(of.numerator)) / of.denominator) / 1000)
}

function numbersLabelled(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) =>
      word
        .replace(/x$/i, '')
        .split('-')
        .map((part) => String(Math.round(1000 * Number(part)) / 1000))
        .join('-'),
    )
}

function unitsRead({ measures }: Ingredient): string[] {
  return measuresIn(measures)
    .map(({ unitText }) => unitText)
    .filter((text) => text !== '')
    .map(unitName)
}

// 'large handful' is one unit to the labels; to us a handful that is large.
function unitsLabelled(text: string): string[] {
  const words = text.replace(/\bfl\.? ?oz\b|\bfluid ounces?\b/gi, 'floz').split(' ')
  return words.filter((word) => word !== '' && !isManner(word.toLowerCase())).map(unitName)
}

function isManner(word: string): boolean {
  return hasWordRole('manner', word) || hasWordRole('size', word) || word === 'few'
}

function unitName(word: string): string {
  const plain = word.toLowerCase().replace(/\.$/, '')
  return parseUnit(word)?.id ?? looseUnit(plain)?.word ?? singular(plain)
}

function nameWords(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}%'-]+/u)
      .filter((word) => word !== '')
      .map(singular),
  )
}

// The labels write measuring words in the singular wherever they stand: 'basil leaf' for 'basil leaves'.
function singular(word: string): string {
  if (word === 'leaves') return 'leaf'
  if (word === 'loaves') return 'loaf'
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
    ? word.slice(0, word.endsWith('ches') ? -2 : -1)
    : word
}
