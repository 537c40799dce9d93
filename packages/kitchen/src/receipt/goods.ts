import { departmentTable, notFoodTable } from '../data/shops/not-food'
import { lazyValue, parseList, parseRows } from '../fact-table'

/** Whether something bought is eaten; a doubtful one is unknown. Example: 'SHAMPOO' is 'not food'. */
export type Goods = 'food' | 'not food' | 'unknown'

/** What a department of a shop sells. Example: 'PRODUCE' sells food, '21-GROCERY' both. */
export type DepartmentGoods = 'food' | 'not food' | 'mixed'

const departments = lazyValue(
  () => new Map(parseRows(departmentTable).map(([name = '', goods]) => [name, goods as DepartmentGoods])),
)
const joined = lazyValue(
  () => new Map([...departments()].map(([name, goods]) => [name.replaceAll(' ', ''), goods] as const)),
)

/**
 * What the department of a heading sells, or nothing when the line is no heading. Example: `departmentOf('27--PRODUCE')` is
 * 'food', `departmentOf('41 -HOME')` 'not food', `departmentOf('MILK')` is undefined.
 */
export function departmentOf(line: string): DepartmentGoods | undefined {
  if (line.length > longestHeading) return undefined
  const numbered = /^\W*\d{1,2}\s*-+\s*(?=[A-Za-z])/.exec(line)
  const words = plain(numbered ? line.slice(numbered[0].length) : line)
  const known = departments().get(words) ?? joined().get(words.replaceAll(' ', ''))
  if (known) return known
  return numbered && words.length > 2 ? (nearDepartment(words) ?? 'mixed') : nearDepartment(words)
}

const longestHeading = 90

// 'DAIRV' and 'UOME' are headings with one letter misread; shorter ones are too easily something else.
function nearDepartment(words: string): DepartmentGoods | undefined {
  if (words.length < 5 || words.includes(' ')) return undefined
  for (const [name, goods] of departments()) {
    if (name.length === words.length && differing(name, words) === 1) return goods
  }
  return undefined
}

function differing(a: string, b: string): number {
  let count = 0
  for (let place = 0; place < a.length; place += 1) if (a[place] !== b[place]) count += 1
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
 * Whether a name speaks of something that is not eaten. Example: `isNotFood('SOFT DIAPERS')` and `isNotFood('dog spray')` are
 * true, `isNotFood('hot dog buns')` and `isNotFood('cat fish')` are not.
 */
export function isNotFood(name: string): boolean {
  const words = ` ${plain(name)} `
  if (edible.test(words)) return false
  const { words: whole, stems, phrases } = notFood()
  if (phrases.some((phrase) => words.includes(phrase))) return true
  return words
    .trim()
    .split(' ')
    .some((word) => whole.has(word) || stems.some((stem) => word.startsWith(stem)))
}

// Foods whose names hold a word of another shelf.
const edible =
  / (?:hot ?dogs?|corn ?dogs?|cat ?fish|dogfish|egg ?plants?|plantain\w*|cauliflower|sun ?flower\w*|elderflower|candy bars?|(?:popcorn|meat|cheese|matzo|rice|fish|sesame|melon) ?balls?|vitamin ?water|cotton candy|cottonseed|rice bowl\w*|noodle bowl\w*|salad bowl\w*|burrito bowl\w*|straws? cheese|cheese straws?|finger|toaster (?:strudel|pastry)|rose water|rosewater|seed oil|gingerbread|birthday cake|game hen|pan pizza|pot pie\w*|pot roast\w*|hairtail|angel hair|flower crab|ginger ale) /

const sure = 0.8
const likely = 0.7

/**
 * Whether something bought is food: its own words count most, then a food that was surely found for it, then the department it
 * stood under, then a likely food. Example: `goodsOf('HAND DISH', 'mixed')` is 'not food', `goodsOf('XYZ')` 'unknown'.
 */
export function goodsOf(name: string, department?: DepartmentGoods, foodConfidence = 0): Goods {
  if (isNotFood(name)) return 'not food'
  if (foodConfidence >= sure) return 'food'
  if (department === 'food' || department === 'not food') return department
  return foodConfidence >= likely ? 'food' : 'unknown'
}

function plain(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
