import { foodKindTable } from '../data/foods/food-kinds'
import { foodEqualTable, foodYieldTable } from '../data/foods/food-yields'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { soldGramsPerUnit } from '../quantity/quantity'
import type { FoodLink, FoodLinkKind } from './food-link'
import { createFoodLink } from './food-link'

/**
 * Returns the links to a food, best first: its kinds, then equivalents, then foods it is made from. Example:
 * `linksTo('lemon-juice')[0]?.from` is 'lemon'.
 */
export function linksTo(foodId: string): readonly FoodLink[] {
  return graph().to.get(foodId) ?? none
}

/** Returns the links from a food. Example: `linksFrom('lemon')` leads to lemon juice and lemon zest. */
export function linksFrom(foodId: string): readonly FoodLink[] {
  return graph().from.get(foodId) ?? none
}

/** Returns every link of the graph. Example: `allLinks().every(({ grams }) => grams > 0)`. */
export function allLinks(): readonly FoodLink[] {
  return [...graph().to.values()].flat()
}

const none: readonly FoodLink[] = []
const ranks: Readonly<Record<FoodLinkKind, number>> = { kind: 0, 'as good': 1, made: 2 }
/** Maximum path length; longer paths are no longer plausible to a cook. */
const maxSteps = 4

interface Step {
  readonly to: string
  readonly how: FoodLinkKind
  readonly grams: number
  readonly part: 0 | 1 | 2
  readonly words: string
}

interface Path extends Step {
  readonly steps: number
  readonly last?: FoodLinkKind
  readonly equal: boolean
}

const graph = lazyValue(() => {
  const steps = parseSteps()
  const to = new Map<string, FoodLink[]>()
  const from = new Map<string, FoodLink[]>()
  const lengths = new Map<FoodLink, number>()
  for (const start of steps.keys()) {
    for (const { to: end, how, grams, part, words, steps: lengthOf } of findPaths(start, steps)) {
      const link = createFoodLink({ from: start, to: end, how, grams, part, words })
      lengths.set(link, lengthOf)
      appendTo(to, end, link)
      appendTo(from, start, link)
    }
  }
  const lengthOf = (link: FoodLink) => lengths.get(link) ?? 0
  for (const links of to.values()) {
    links.sort((a, b) => ranks[a.how] - ranks[b.how] || lengthOf(a) - lengthOf(b))
  }
  return { to, from }
})

// A path goes up through kinds. It may contain one 'made' step, and one 'as good' step either first or directly after 'made'.
// Otherwise several small differences would add up to a large one.
function findPaths(start: string, steps: ReadonlyMap<string, readonly Step[]>): Iterable<Path> {
  const best = new Map<string, Path>()
  const queue: Path[] = [{ to: start, how: 'kind', grams: 1, part: 0, words: '', steps: 0, equal: false }]
  for (let path = queue.shift(); path; path = queue.shift()) {
    if (path.steps >= maxSteps) continue
    for (const step of steps.get(path.to) ?? []) {
      const isMade = path.how === 'made'
      if (step.to === start || (step.how === 'made' && isMade)) continue
      if (step.how === 'as good' && (path.equal || (path.last !== undefined && path.last !== 'made')))
        continue
      const next: Path = {
        to: step.to,
        how: ranks[step.how] > ranks[path.how] ? step.how : path.how,
        grams: path.grams * step.grams,
        part: step.part || path.part,
        words: step.words || path.words,
        steps: path.steps + 1,
        last: step.how,
        equal: path.equal || step.how === 'as good',
      }
      const known = best.get(step.to)
      if (known && (ranks[known.how] - ranks[next.how] || known.steps - next.steps) <= 0) continue
      best.set(step.to, next)
      queue.push(next)
    }
  }
  return best.values()
}

function parseSteps(): Map<string, Step[]> {
  const steps = new Map<string, Step[]>()
  const add = (from: string, to: string, how: FoodLinkKind, grams = 1) =>
    appendTo(steps, from, { to, how, grams, part: 0, words: '' })
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
    const partIndex = part ? ((known.indexOf(part) + 1) as 1 | 2) : 0
    appendTo(steps, from, { to, how: 'made', grams, part: partIndex, words })
  }
  return steps
}

function weightOf(measure: string, foodId: string): number {
  const [amount = '', unit = ''] = measure.split(' ')
  return Number(amount) * (soldGramsPerUnit(unit, foodId) ?? Number.NaN)
}

function appendTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
