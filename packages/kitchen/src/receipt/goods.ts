import { departmentTable, notFoodTable } from '../data/shops/not-food'
import { lazyValue, parseList, parseRows } from '../fact-table'

/** Whether an item is food; a doubtful one is unknown. Example: 'SHAMPOO' is 'not food'. */
export type Goods = 'food' | 'not food' | 'unknown'

/** The goods of a shop's department. Example: 'PRODUCE' sells food, '21-GROCERY' both. */
export type DepartmentGoods = 'food' | 'not food' | 'mixed'

const departments = lazyValue(
  () => new Map(parseRows(departmentTable).map(([name = '', goods]) => [name, goods as DepartmentGoods])),
)
const joined = lazyValue(
  () => new Map([...departments()].map(([name, goods]) => [name.replaceAll(' ', ''), goods] as const)),
)

/**
 * Returns the goods of the department named by a heading, or undefined if the line is no heading.
 * Example: `departmentOf('27--PRODUCE')` is 'food', `departmentOf('41 -HOME')` 'not food', `departmentOf('MILK')` is
 * undefined.
 */
export function departmentOf(line: string): DepartmentGoods | undefined {
  if (line.length > longestHeading) return undefined
  const numbered = /^\W*\d{1,2}\s*-+\s*(?=[A-Za-z])/.exec(line)
  const words = normalize(numbered ? line.slice(numbered[0].length) : line)
  const known = departments().get(words) ?? joined().get(words.replaceAll(' ', ''))
  if (known) return known
  return numbered && words.length > 2 ? (nearDepartment(words) ?? 'mixed') : nearDepartment(words)
}

const longestHeading = 90

// 'DAIRV' and 'UOME' are headings with one misread letter; shorter ones are too ambiguous.
function nearDepartment(words: string): DepartmentGoods | undefined {
  if (words.length < 5 || words.includes(' ')) return undefined
  for (const [name, goods] of departments()) {
    if (name.length === words.length && countDifferences(name, words) === 1) return goods
  }
  return undefined
}

function countDifferences(a: string, b: string): number {
  let count = 0
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) count += 1
  return count
}

interface NotFood {
  words: Set<string>
  stems: string[]
  phrases: string[]
}

const notFood = lazyValue((): NotFood => {
  const found: NotFood = { words: new Set(), stems: [], phrases: [] }
  for (const [, list] of parseRows(notFoodTable)) {
    for (const entry of parseList(list)) {
      if (entry.includes(' '))
        found.phrases.push(` ${entry.replace('*', '')}${entry.endsWith('*') ? '' : ' '}`)
      else if (entry.endsWith('*')) found.stems.push(entry.slice(0, -1))
      else found.words.add(entry)
    }
  }
  return found
})

/**
 * Returns whether a name denotes a non-food item.
 * Example: `isNotFood('SOFT DIAPERS')` and `isNotFood('dog spray')` are true, `isNotFood('hot dog buns')` and
 * `isNotFood('cat fish')` are not.
 */
export function isNotFood(name: string): boolean {
  const words = ` ${normalize(name)} `
  if (edible.test(words)) return false
  const { words: whole, stems, phrases } = notFood()
  if (phrases.some((phrase) => words.includes(phrase))) return true
  return words
    .trim()
    .split(' ')
    .some((word) => whole.has(word) || stems.some((stem) => word.startsWith(stem)))
}

// Foods whose names contain a non-food word.
const edible =
  / (?:hot ?dogs?|corn ?dogs?|cat ?fish|dogfish|egg ?plants?|plantain\w*|cauliflower|sun ?flower\w*|elderflower|candy bars?|(?:popcorn|meat|cheese|matzo|rice|fish|sesame|melon) ?balls?|vitamin ?water|cotton candy|cottonseed|rice bowl\w*|noodle bowl\w*|salad bowl\w*|burrito bowl\w*|straws? cheese|cheese straws?|finger|toaster (?:strudel|pastry)|rose water|rosewater|seed oil|gingerbread|birthday cake|game hen|pan pizza|pot pie\w*|pot roast\w*|hairtail|angel hair|flower crab|ginger ale) /

const sure = 0.8
const likely = 0.7

/**
 * Returns whether an item is food: its own words count most, then a certain food match, then its department, then a
 * likely match.
 * Example: `goodsOf('HAND DISH', 'mixed')` is 'not food', `goodsOf('XYZ')` 'unknown'.
 */
export function goodsOf(name: string, department?: DepartmentGoods, foodConfidence = 0): Goods {
  if (isNotFood(name)) return 'not food'
  if (foodConfidence >= sure) return 'food'
  if (department === 'food' || department === 'not food') return department
  return foodConfidence >= likely ? 'food' : 'unknown'
}

function normalize(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
