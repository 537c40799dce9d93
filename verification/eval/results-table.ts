import { formatTextTable } from '../bench/report/text-table'
import type { EvaluationResult } from './evaluation'
import { wilsonInterval } from './wilson-interval'

const headings = ['kind', 'of', 'right', 'cases', '%', '95 % interval', 'note']

/** All outcomes as one table. */
export function toResultsTable(outcomes: readonly EvaluationResult[]): string {
  const rows = outcomes.flatMap((outcome) => {
    if ('skipped' in outcome) return [[outcome.kind, '', '', '', '', '', `skipped: ${outcome.skipped}`]]
    if ('failed' in outcome) return [[outcome.kind, '', '', '', '', '', `failed: ${outcome.failed}`]]
    return outcome.scores.map(({ of = '', right, cases, figure, interval = '', note = '' }) => {
      if (figure !== undefined) return [outcome.kind, of, '', String(cases), figure, interval, note]
      if (cases === 0) return [outcome.kind, of, String(right), String(cases), '', '', note]
      const percent = ((100 * right) / cases).toFixed(1)
      const [low, high] = wilsonInterval(right, cases).map((end) => (100 * end).toFixed(0))
      return [outcome.kind, of, String(right), String(cases), percent, `${low} to ${high}`, note]
    })
  })
  return formatTextTable([headings, ...rows])
}
