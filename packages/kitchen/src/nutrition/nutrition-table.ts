import { nutritionWordTable } from '../data/labels/nutrition-words'
import { lazyValue, parseRows } from '../fact-table'
import { foldAccents } from '../label/label-tokens'
import type { NutrientId, Nutrients } from './nutrition'

/** The figures of a printed nutrition table. Example: `{ per: '100 g', figures: { kcal: 539, fat: 30.9 } }`. */
export interface PrintedNutrition {
  readonly per: '100 g' | '100 ml' | 'serving'
  /** Grams, sodium in milligrams, energy in kilocalories. */
  readonly figures: Nutrients
}

type Row = 'energy' | 'satFat' | 'fat' | 'sugar' | 'carbs' | 'fiber' | 'protein' | 'salt' | 'sodium'

const beginnings = lazyValue(() =>
  parseRows(nutritionWordTable)
    .flatMap(([row = '', list = '']) => list.split(';').map((words) => ({ row: row as Row, words })))
    // 'of which sugars' before 'sugars', 'total fat' before 'fat'.
    .sort((a, b) => b.words.length - a.words.length),
)

/**
 * Reads the rows of a printed nutrition table, in ten languages. Figures that do not agree with each other are not given: energy
 * must follow from fat, carbohydrate and protein, as a check digit must from a code.
 * Example: `parseNutritionTable(['per 100 g', 'Energy 539 kcal', 'Fat 30.9 g', 'Carbohydrate 57.5 g', 'Protein 6.3 g'])`.
 */
export function parseNutritionTable(rows: readonly string[]): PrintedNutrition | undefined {
  const columns = findColumns(rows)
  const found: Partial<Record<NutrientId, number>> = {}
  for (const row of rows) {
    const kind = rowOf(row)
    if (!kind) continue
    for (const [nutrient, value] of figuresOf(kind, row, columns.at)) found[nutrient] ??= value
  }
  return agrees(found, columns.per) ? { per: columns.per, figures: found } : undefined
}

function rowOf(line: string): Row | undefined {
  const text = foldAccents(line).replace(/^(?:[^a-z]+|- )/, '')
  const found = beginnings().find(({ words }) => text === words || text.startsWith(`${words} `))
  if (found) return found.row
  // The kilocalories may stand on a line of their own.
  return /^\s*[\d.,]+\s*k(?:cal|j)/i.test(line) ? 'energy' : undefined
}

/** Which of the columns is per 100 g; a table without such a column is per serving. */
function findColumns(rows: readonly string[]): { per: PrintedNutrition['per']; at: number } {
  for (const row of rows) {
    const hundred = /100\s*(g|ml)\b/i.exec(row)
    if (!hundred) continue
    const heads = [...row.matchAll(/100\s*(?:g|ml)\b|\d+\s*(?:g|ml)\b|por[ct]i\w+|serving|%|riferimento/gi)]
    const at = heads.filter(({ index }) => index < hundred.index && !/%/.test(row[index] ?? '')).length
    return { per: hundred[1]?.toLowerCase() === 'ml' ? '100 ml' : '100 g', at: Math.min(at, 1) }
  }
  return { per: 'serving', at: 0 }
}

const number = String.raw`(<)?\s*(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?)`
const grams = new RegExp(`${number}\\s*(mg|g)\\b`, 'gi')
const kilocalories = new RegExp(`${number}\\s*kcal`, 'gi')
const kilojoules = new RegExp(`${number}\\s*kj`, 'gi')

function figuresOf(kind: Row, row: string, column: number): [NutrientId, number][] {
  if (kind === 'energy') {
    const kcal = valuesOf(row, kilocalories)[column]
    const kj = valuesOf(row, kilojoules)[column]
    // Calories without a unit are kilocalories.
    const bare = /calories/i.test(row) ? toNumber(/(\d{1,4})\s*$/.exec(row.trim())?.[1]) : undefined
    const value = kcal ?? bare ?? (kj === undefined ? undefined : Math.round(kj / kilojoulesPerCalorie))
    // Both are printed; one of them is misread if they differ.
    const isSame =
      kcal === undefined || kj === undefined || Math.abs(kj / kilojoulesPerCalorie - kcal) <= 3 + kcal * 0.03
    return value === undefined || !isSame ? [] : [['kcal', value]]
  }
  const value = valuesOf(row, grams)[column]
  if (value === undefined) return []
  if (kind === 'salt') return [['sodium', Math.round((value * 1000) / saltPerSodium)]]
  return kind === 'sodium' ? [['sodium', Math.round(value * 1000)]] : [[kind, value]]
}

const kilojoulesPerCalorie = 4.184
const saltPerSodium = 2.5

/** The figures of a row in grams or kilocalories, a column each; 'less than' is not a figure. */
function valuesOf(row: string, pattern: RegExp): (number | undefined)[] {
  return [...row.matchAll(pattern)].map(([, less, digits, unit]) => {
    const value = toNumber(digits)
    if (value === undefined || less !== undefined) return undefined
    return unit?.toLowerCase() === 'mg' ? value / 1000 : value
  })
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

/** Energy of a gram, by Annex XIV of Regulation (EU) 1169/2011. */
const energyOf = { fat: 9, carbs: 4, protein: 4, fiber: 2 } as const

/** The sodium of 100 g of salt, in milligrams. */
const mostSodium = 40_000

function agrees(found: Nutrients, per: PrintedNutrition['per']): boolean {
  const { kcal, fat, carbs, protein, sugar, satFat, fiber = 0 } = found
  if (kcal === undefined || fat === undefined || carbs === undefined || protein === undefined) return false
  if ((sugar ?? 0) > carbs + 0.1 || (satFat ?? 0) > fat + 0.1) return false
  if (per !== 'serving' && (kcal > 902 || fat + carbs + protein + fiber > 102)) return false
  if (per !== 'serving' && (found.sodium ?? 0) > mostSodium) return false
  const sum = fat * energyOf.fat + carbs * energyOf.carbs + protein * energyOf.protein
  // American carbohydrate includes the fibre; alcohol and polyols are not printed in the table.
  const least = Math.min(sum, sum - fiber * energyOf.carbs) * 0.85 - 12
  return kcal >= least && kcal <= (sum + fiber * energyOf.fiber) * 1.15 + 12
}
