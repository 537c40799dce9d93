import { percentile } from '../../kit/percentile'
import { countOpenFiles, heldBytes } from '../servers/probe-reading'
import type { MeasuredMinute, SoakMeasurement } from './soak-measurement'
import type { SoakTally } from './soak-tally'
import type { SoakVerdict } from './soak-verdicts'

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

export function toMinuteRow(one: MeasuredMinute): string[] {
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
    megabytes(heldBytes(reading)),
    fine(reading.loop.p99),
    whole(reading.loop.most),
    String(countOpenFiles(reading)),
    String(stored.connections),
    megabytes(stored.size),
  ]
}

/** The line of a minute, under `headLine`. */
export function formatMinuteLine(cells: readonly string[]): string {
  return cells.map((cell, at) => cell.padStart(headings[at]?.length ?? 0)).join('  ')
}

export const minuteHeader = formatMinuteLine(headings)

function toMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

/** Each kind of call by how often it was made. */
function toCallRows({ kinds }: SoakTally): string[][] {
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

function verdictWord({ holds }: SoakVerdict): string {
  return holds === undefined ? 'not judged' : holds ? 'holds' : 'BROKEN'
}

export interface SoakReport {
  measured: SoakMeasurement
  verdicts: readonly SoakVerdict[]
  tally: SoakTally
  /** What was run, in one sentence. */
  how: string
}

/** Says it on the terminal. */
export function printSoakReport({ measured, verdicts, how }: SoakReport): void {
  console.log(`\n${how}`)
  for (const [kind, { count, example }] of measured.mistakes)
    console.log(`Wrong, ${count} ×: ${kind}\n  ${example}`)
  for (const line of measured.errors.slice(0, mostLines)) console.log(`Logged: ${line.slice(0, 1000)}`)
  for (const line of measured.warnings.slice(0, mostLines)) console.log(`Warned: ${line.slice(0, 400)}`)
  for (const one of verdicts) console.log(`${verdictWord(one).padEnd(10)}  ${one.about}: ${one.because}`)
}

const mostLines = 10

/** The page that stands beside the proof. */
export function toSoakPage({ measured, verdicts, tally, how }: SoakReport): string {
  const journeys = [...tally.journeys].sort(([, a], [, b]) => b - a)
  const notes = [
    'Written by `npm run soak`. Heavy is what is one long piece of work: passwords, pictures, planned weeks, archives.',
    'Held is heap and buffers after a collection; answers that met the collection are checked but not timed.',
  ]
  return [
    '# Soak',
    `${notes.join(' ')} ${how}`,
    toMarkdownTable(
      ['what', 'verdict', 'because'],
      verdicts.map((one) => [one.about, verdictWord(one), one.because]),
    ),
    '## Minute by minute',
    toMarkdownTable(headings, measured.minutes.map(toMinuteRow)),
    '## By kind of call',
    toMarkdownTable(['call', 'answers', 'p50 ms', 'p99 ms', 'slowest ms'], toCallRows(tally)),
    '## Journeys',
    toMarkdownTable(
      ['journey', 'runs'],
      journeys.map(([name, count]) => [name, String(count)]),
    ),
    '',
  ].join('\n\n')
}
