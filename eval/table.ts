import { textTable } from '../bench/report/text-table'
import type { Outcome } from './kind'

const headings = ['kind', 'of', 'right', 'cases', '%', 'note']

/** All outcomes as one table. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap((outcome) => {
    if ('skipped' in outcome) return [[outcome.kind, '', '', '', '', `skipped: ${outcome.skipped}`]]
    return outcome.scores.map(({ of = '', right, cases, figure, note = '' }) => {
      if (figure !== undefined) return [outcome.kind, of, '', String(cases), figure, note]
      const percent = cases === 0 ? '' : ((100 * right) / cases).toFixed(1)
      return [outcome.kind, of, String(right), String(cases), percent, note]
    })
  })
  return textTable([headings, ...rows])
}
