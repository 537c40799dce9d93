import { expect, test } from 'vitest'
import { compareScores, toComparisonTable } from './compare-runs'
import type { EvaluationScore } from './evaluation'

function scoreOf(hits: readonly number[]): EvaluationScore {
  const each = Object.fromEntries(hits.map((hit, at) => [`${at}.jpg`, [hit, 1] as const]))
  return { of: 'top 1', right: hits.reduce((sum, hit) => sum + hit, 0), cases: hits.length, each }
}

const before = scoreOf(Array.from({ length: 100 }, (_, at) => (at < 62 ? 1 : 0)))

test('a difference within the interval is none', () => {
  expect(compareScores({ right: 62, cases: 100 }, { right: 65, cases: 100 })).toMatchObject({
    verdict: 'no difference shown',
    isPaired: false,
  })
  const shuffled = scoreOf(Array.from({ length: 100 }, (_, at) => (at >= 35 ? 1 : 0)))
  expect(compareScores(before, shuffled)).toMatchObject({ verdict: 'no difference shown', isPaired: true })
})

test('the same cases are compared in pairs, which shows smaller differences', () => {
  const after = scoreOf(Array.from({ length: 100 }, (_, at) => (at < 70 ? 1 : 0)))
  expect(compareScores(before, after)).toMatchObject({ verdict: 'higher', isPaired: true })
  expect(compareScores(after, before)).toMatchObject({ verdict: 'lower', isPaired: true })
  const unnamed = ({ right, cases }: EvaluationScore) => ({ right, cases })
  expect(compareScores(unnamed(before), unnamed(after))?.verdict).toBe('no difference shown')
})

test('the interval of two unpaired shares is Newcombe’s', () => {
  // Newcombe 1998, table II, method 10: 56 of 70 and 48 of 80.
  const { low, high } = compareScores({ right: 48, cases: 80 }, { right: 56, cases: 70 }) ?? {}
  expect(low).toBeCloseTo(0.0524, 4)
  expect(high).toBeCloseTo(0.3339, 4)
})

test('two runs are one table; what is no share is not compared', () => {
  const error: EvaluationScore = { of: 'error', right: 0, cases: 9, figure: '0.02' }
  const run = (right: number) => [
    { kind: 'plums', scores: [{ of: 'ripe', right, cases: 400 }, error] },
    { kind: 'figs', skipped: 'not there' },
  ]
  expect(toComparisonTable(run(200), run(300)).split('\n')).toEqual([
    'kind   of     before  after  difference  95 % interval   verdict',
    'plums  ripe     50.0   75.0  +25.0       +18.4 to +31.3  higher',
    'plums  error    0.02   0.02                              not compared',
  ])
})
