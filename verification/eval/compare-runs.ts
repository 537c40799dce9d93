import { seededRandom } from '@larder/kitchen/seeded-random'
import { formatTextTable } from '../bench/report/text-table'
import type { EvaluationResult, EvaluationScore } from './evaluation'
import { wilsonInterval } from './wilson-interval'

/** The difference of one figure between two runs. Example: `{ difference: 0.1, low: 0.02, high: 0.18, verdict: 'higher' }`. */
export interface FigureComparison {
  readonly difference: number
  /** Where the difference lies with a certainty of 95 %. */
  readonly low: number
  readonly high: number
  readonly verdict: 'higher' | 'lower' | 'no difference shown'
  /** Whether the same cases were compared one by one. */
  readonly isPaired: boolean
}

/**
 * Compares a share in two runs: by drawing the cases again in pairs if both runs name the same cases, otherwise by
 * Newcombe's interval. A difference within the interval is none.
 * Example: 62 of 100 and 65 of 100 show no difference.
 */
export function compareScores(before: EvaluationScore, after: EvaluationScore): FigureComparison | undefined {
  if (before.figure !== undefined || after.figure !== undefined) return undefined
  if (before.cases === 0 || after.cases === 0) return undefined
  const difference = after.right / after.cases - before.right / before.cases
  const pairs = pairsOf(before, after)
  const [low, high] = pairs ? drawnInterval(pairs) : newcombeInterval(before, after)
  const verdict = low > 0 ? 'higher' : high < 0 ? 'lower' : 'no difference shown'
  return { difference, low, high, verdict, isPaired: pairs !== undefined }
}

type Counts = readonly [right: number, cases: number]

/** The counts of every case in both runs; undefined unless both have the same. */
function pairsOf({ each: one }: EvaluationScore, { each: other }: EvaluationScore) {
  if (!one || !other || Object.keys(one).length !== Object.keys(other).length) return undefined
  const pairs = Object.entries(one).map(([name, counts]) => ({ before: counts, after: other[name] }))
  return pairs.every((pair): pair is { before: Counts; after: Counts } => pair.after !== undefined)
    ? pairs
    : undefined
}

const draws = 4000

function drawnInterval(pairs: readonly { before: Counts; after: Counts }[]): readonly [number, number] {
  const random = seededRandom(29)
  const differences = Array.from({ length: draws }, () => {
    const sums = { before: [0, 0] as [number, number], after: [0, 0] as [number, number] }
    for (let drawn = 0; drawn < pairs.length; drawn += 1) {
      const pair = pairs[Math.floor(random() * pairs.length)]
      for (const run of ['before', 'after'] as const) {
        sums[run][0] += pair?.[run][0] ?? 0
        sums[run][1] += pair?.[run][1] ?? 0
      }
    }
    return share(sums.after) - share(sums.before)
  }).sort((a, b) => a - b)
  return [differences[Math.floor(draws * 0.025)] ?? 0, differences[Math.floor(draws * 0.975)] ?? 0]
}

function share([right, cases]: Counts): number {
  return cases === 0 ? 0 : right / cases
}

/** Newcombe 1998, method 10: from Wilson's intervals of the two shares. */
function newcombeInterval(before: EvaluationScore, after: EvaluationScore): readonly [number, number] {
  const one = share([before.right, before.cases])
  const other = share([after.right, after.cases])
  const [low, high] = wilsonInterval(before.right, before.cases)
  const [lowAfter, highAfter] = wilsonInterval(after.right, after.cases)
  return [
    other - one - Math.hypot(other - lowAfter, high - one),
    other - one + Math.hypot(highAfter - other, one - low),
  ]
}

const headings = ['kind', 'of', 'before', 'after', 'difference', '95 % interval', 'verdict']

/** All figures that two runs share, as one table. */
export function toComparisonTable(
  before: readonly EvaluationResult[],
  after: readonly EvaluationResult[],
): string {
  const rows = after.flatMap((run) => {
    const old = before.find(({ kind }) => kind === run.kind)
    if (!('scores' in run) || !old || !('scores' in old)) return []
    return run.scores.flatMap((score) => {
      const same = old.scores.find(({ of }) => of === score.of)
      if (!same) return []
      const row = [run.kind, score.of ?? '', toFigure(same), toFigure(score)]
      const compared = compareScores(same, score)
      if (!compared) return [[...row, '', '', 'not compared']]
      const { difference, low, high, verdict, isPaired } = compared
      const range = `${points(low)} to ${points(high)}`
      return [[...row, points(difference), range, isPaired ? `${verdict}, paired` : verdict]]
    })
  })
  return formatTextTable([headings, ...rows])
}

function toFigure({ figure, right, cases }: EvaluationScore): string {
  return figure ?? (cases === 0 ? '' : ((100 * right) / cases).toFixed(1))
}

function points(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)}`
}
