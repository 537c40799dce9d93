import type { FaultResult } from './fault'
import type { WriteTally } from './write-journal'

/** What was sent in all, in a sentence. */
export function describeTallies(tallies: readonly WriteTally[]): string {
  const sum = (of: (tally: WriteTally) => number) => tallies.reduce((all, tally) => all + of(tally), 0)
  const statuses = new Map<number, number>()
  for (const { byStatus } of tallies)
    for (const [status, count] of byStatus) statuses.set(status, (statuses.get(status) ?? 0) + count)
  const others = [...statuses].filter(([status]) => status >= 300).sort(([a], [b]) => a - b)
  const refused = others.map(([status, count]) => `${count} × ${status}`).join(', ')
  return `${sum(({ acknowledged }) => acknowledged)} writes acknowledged, ${sum(({ inDoubt }) => inDoubt)} in doubt and sent again, ${sum(({ repeated }) => repeated)} sent twice on purpose${refused && `; answered ${refused}`}`
}

/** fault → what was tried → outcome. */
export function formatFaultTable(outcomes: readonly FaultResult[]): string {
  const rows = outcomes.map(({ name, seconds, tried, saw, losses, skipped }) =>
    [
      `${losses.length > 0 ? 'LOST' : skipped ? 'skip' : 'held'}  ${name} (${seconds.toFixed(0)} s)`,
      ...(skipped ? [`      skipped  ${skipped}`] : []),
      ...tried.map((line) => `        tried  ${line}`),
      ...saw.map((line) => `          saw  ${line}`),
      ...losses.slice(0, 20).map((line) => `         LOSS  ${line}`),
      ...(losses.length > 20 ? [`         LOSS  and ${losses.length - 20} more`] : []),
    ].join('\n'),
  )
  const lost = outcomes.reduce((all, { losses }) => all + losses.length, 0)
  return `${rows.join('\n\n')}\n\n${lost === 0 ? toVerdict(outcomes) : `${lost} losses.`}`
}

function toVerdict(outcomes: readonly FaultResult[]): string {
  const tried = outcomes.some(({ skipped }) => !skipped)
  return tried ? 'No acknowledged write was lost.' : 'Nothing was tried.'
}
