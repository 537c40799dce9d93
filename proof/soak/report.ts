import { heldBy, openIn } from './gauges'
import type { Measured, MeasuredMinute } from './measured'
import { percentile } from './percentile'
import type { Tally } from './tally'
import type { Verdict } from './verdicts'

const headings = [
  'minute',
  'requests',
  'wrong',
  'p50 ms',
  'p99 ms',
  'heavy p50',
  'heavy p90',
  'busy %',
  'RSS MB',
  'held MB',
  'loop p99 ms',
  'loop most ms',
  'files',
  'connections',
  'database MB',
]

const whole = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0))
const fine = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(1))
const megabytes = (bytes: number) => fine(bytes / 1_000_000)

export function rowOf(one: MeasuredMinute): string[] {
  const { reading, stored } = one
  return [
    String(one.minute),
    String(one.requests),
    String(one.mistakes),
    fine(one.p50),
    fine(one.p99),
    whole(one.heavyP50),
    whole(one.heavyP90),
    whole(one.busy * 100),
    megabytes(reading.rss),
    megabytes(heldBy(reading)),
    fine(reading.loop.p99),
    whole(reading.loop.most),
    String(openIn(reading)),
    String(stored.connections),
    megabytes(stored.size),
  ]
}

/** The line of a minute, under `headLine`. */
export function lineOf(cells: readonly string[]): string {
  return cells.map((cell, at) => cell.padStart(headings[at]?.length ?? 0)).join('  ')
}

export const headLine = lineOf(headings)

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** Each kind of call by how often it was made. */
export function kindRows({ kinds }: Tally): string[][] {
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, times]) => [
      kind,
      String(times.length),
      fine(percentile(times, 0.5)),
      fine(percentile(times, 0.99)),
      fine(percentile(times, 1)),
    ])
}

export function said({ holds }: Verdict): string {
  return holds === undefined ? 'not judged' : holds ? 'holds' : 'BROKEN'
}

export interface Told {
  measured: Measured
  verdicts: readonly Verdict[]
  tally: Tally
  /** What was run, in one sentence. */
  how: string
}

/** Says it on the terminal. */
export function tell({ measured, verdicts, how }: Told): void {
  console.log(`\n${how}`)
  for (const [kind, { count, example }] of measured.mistakes)
    console.log(`Wrong, ${count} ×: ${kind}\n  ${example}`)
  for (const line of measured.errors.slice(0, mostLines)) console.log(`Logged: ${line.slice(0, 1000)}`)
  for (const line of measured.warnings.slice(0, mostLines)) console.log(`Warned: ${line.slice(0, 400)}`)
  for (const one of verdicts) console.log(`${said(one).padEnd(10)}  ${one.about}: ${one.because}`)
}

const mostLines = 10

/** The page that stands beside the proof. */
export function pageOf({ measured, verdicts, tally, how }: Told): string {
  const journeys = [...tally.journeys].sort(([, a], [, b]) => b - a)
  const notes = [
    'Written by `npm run soak`. Heavy is what is one long piece of work: passwords, pictures, planned weeks, archives.',
    'Held is heap and buffers after a collection; answers that met the collection are checked but not timed.',
  ]
  return [
    '# Soak',
    `${notes.join(' ')} ${how}`,
    table(
      ['what', 'verdict', 'because'],
      verdicts.map((one) => [one.about, said(one), one.because]),
    ),
    '## Minute by minute',
    table(headings, measured.minutes.map(rowOf)),
    '## By kind of call',
    table(['call', 'answers', 'p50 ms', 'p99 ms', 'slowest ms'], kindRows(tally)),
    '## Journeys',
    table(
      ['journey', 'walked'],
      journeys.map(([name, count]) => [name, String(count)]),
    ),
    '',
  ].join('\n\n')
}
