import { foodKindTable } from '../data/foods/food-kinds'
import { foodEqualTable, foodYieldTable } from '../data/foods/food-yields'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { gramsPerUnit } from '../quantity/quantity'
import type { FoodLink, FoodLinkKind } from './food-link'
import { createFoodLink } from './food-link'

/** What covers a food, the best first: its kinds, then what is as good, then what it is made from. Example: `linksTo('lemon-juice')[0]?.from` is 'lemon'. */
export function linksTo(foodId: string): readonly FoodLink[] {
  return graph().to.get(foodId) ?? none
}

/** What a food covers. Example: `linksFrom('lemon')` leads to lemon juice and lemon zest. */
export function linksFrom(foodId: string): readonly FoodLink[] {
  return graph().from.get(foodId) ?? none
}

/** Every link of the graph. Example: `allLinks().every(({ grams }) => grams > 0)`. */
export function allLinks(): readonly FoodLink[] {
  return [...graph().to.values()].flat()
}

const none: readonly FoodLink[] = []
const ranks: Readonly<Record<FoodLinkKind, number>> = { kind: 0, 'as good': 1, made: 2 }
/** Longer ways are no longer what a cook would think of. */
const mostSteps = 4

interface Step {
  readonly to: string
  readonly how: FoodLinkKind
  readonly grams: number
  readonly part: 0 | 1 | 2
  readonly words: string
}

interface Way extends Step {
  readonly steps: number
  readonly last?: FoodLinkKind
  readonly equal: boolean
}

const graph = lazyValue(() => {
  const steps = readSteps()
  const to = new Map<string, FoodLink[]>()
  const from = new Map<string, FoodLink[]>()
  const lengths = new Map<FoodLink, number>()
  for (const start of steps.keys()) {
    for (const { to: end, how, grams, part, words, steps: length } of waysFrom(start, steps)) {
      const link = createFoodLink({ from: start, to: end, how, grams, part, words })
      lengths.set(link, length)
      put(to, end, link)
      put(from, start, link)
    }
  }
  const length = (link: FoodLink) => lengths.get(link) ?? 0
  for (const links of to.values()) {
    links.sort((a, b) => ranks[a.how] - ranks[b.how] || length(a) - length(b))
  }
  return { to, from }
})

// A way goes up through kinds; once on it something may be made, and once something may be as good: as its first step or as
// what was made. Otherwise one small difference after the other would end far away.
function waysFrom(start: string, steps: ReadonlyMap<string, readonly Step[]>): Iterable<Way> {
  const best = new Map<string, Way>()
  const open: Way[] = [{ to: start, how: 'kind', grams: 1, part: 0, words: '', steps: 0, equal: false }]
  for (let way = open.shift(); way; way = open.shift()) {
    if (way.steps >= mostSteps) continue
    for (const step of steps.get(way.to) ?? []) {
      const isMade = way.how === 'made'
      if (step.to === start || (step.how === 'made' && isMade)) continue
      if (step.how === 'as good' && (way.equal || (way.last !== undefined && way.last !== 'made'))) continue
      const next: Way = {
        to: step.to,
        how: ranks[step.how] > ranks[way.how] ? step.how : way.how,
        grams: way.grams * step.grams,
        part: step.part || way.part,
        words: step.words || way.words,
        steps: way.steps + 1,
        last: step.how,
        equal: way.equal || step.how === 'as good',
      }
      const known = best.get(step.to)
      if (known && (ranks[known.how] - ranks[next.how] || known.steps - next.steps) <= 0) continue
      best.set(step.to, next)
      open.push(next)
    }
  }
  return best.values()
}

function readSteps(): Map<string, Step[]> {
  const steps = new Map<string, Step[]>()
  const add = (from: string, to: string, how: FoodLinkKind, grams = 1) =>
    put(steps, from, { to, how, grams, part: 0, words: '' })
  for (const [general = '', kinds, alike] of parseRows(foodKindTable)) {
    for (const kind of [...parseList(kinds), ...parseList(alike)]) add(kind, general, 'kind')
    for (const kind of parseList(alike)) {
      add(general, kind, 'as good')
      for (const other of parseList(alike)) if (other !== kind) add(kind, other, 'as good')
    }
  }
  for (const [held = '', covered, ratio] of parseRows(foodEqualTable)) {
    for (const food of parseList(covered)) add(held, food, 'as good', Number(ratio || 1))
  }
  const parts = new Map<string, string[]>()
  for (const [from = '', takes = '', to = '', gives = '', part, words = ''] of parseRows(foodYieldTable)) {
    const known = parts.get(from) ?? []
    if (part && !known.includes(part)) known.push(part)
    parts.set(from, known)
    const grams = weightOf(takes, from) / weightOf(gives, to)
    const place = part ? ((known.indexOf(part) + 1) as 1 | 2) : 0
    put(steps, from, { to, how: 'made', grams, part: place, words })
  }
  return steps
}

function weightOf(measure: string, foodId: string): number {
  const [amount = '', unit = ''] = measure.split(' ')
  return Number(amount) * (gramsPerUnit(unit, foodId) ?? Number.NaN)
}

function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
