import { percentile } from '../../kit/percentile'
import { countOpenFiles, heldBytes } from '../servers/probe-reading'
import type { IdleReading, SoakMeasurement } from './soak-measurement'

export interface SoakVerdict {
  about: string
  /** Undefined: the run was too short to say. */
  holds: boolean | undefined
  because: string
}

/**
 * A part and not so many megabytes, so that two servers are judged as one is. Of the 70 MB that one holds it is some ten; from
 * one minute to the next two collections differ by one or two, and some 600 cooks come and go after the third minute, so that
 * 20 KB kept of each would show.
 */
const mostGrowth = 0.15
const steadyFactor = 1.5
/** Fewer have no thirds worth the name. */
const fewestMinutes = 6
/** The gauge's own line, and one of the clock's turns that happens to be under way. */
const spareFiles = 4
const spareConnections = 2

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
const milliseconds = (ms: number) => ms.toFixed(1)

/** What the run shows, point by point. */
export function judgeSoak(measured: SoakMeasurement): SoakVerdict[] {
  return [
    nothingWrong(measured),
    noLeak(measured),
    ...allGivenBack(measured),
    steady(measured),
    quietLog(measured),
  ]
}

function nothingWrong({ mistakes, minutes }: SoakMeasurement): SoakVerdict {
  const count = [...mistakes.values()].reduce((sum, one) => sum + one.count, 0)
  const requests = minutes.reduce((sum, one) => sum + one.requests, 0)
  return { about: 'every answer is right', holds: count === 0, because: `${count} wrong of ${requests}` }
}

function noLeak({ minutes, after, warm }: SoakMeasurement): SoakVerdict {
  const about = 'memory returns'
  const then = minutes.find(({ minute }) => minute === warm)
  if (!then || minutes.length < fewestMinutes) return tooShort(about)
  const held = heldBytes(then.reading)
  const grown = heldBytes(after.reading) - held
  const because = `${megabytes(held)} MB held at minute ${warm}, ${megabytes(held + grown)} at the end, after collecting`
  return { about, holds: grown <= mostGrowth * held, because }
}

function allGivenBack({ before, after }: SoakMeasurement): SoakVerdict[] {
  const files = [countOpenFiles(before.reading), countOpenFiles(after.reading)] as const
  const lines = [before.stored.connections, after.stored.connections] as const
  return [
    {
      about: 'descriptors return',
      holds: files[0] === 0 ? undefined : files[1] <= files[0] + spareFiles,
      because:
        files[0] === 0
          ? 'this system does not tell'
          : `${described(before)} before, ${described(after)} after`,
    },
    {
      about: 'database connections return',
      holds: lines[1] <= lines[0] + spareConnections,
      because: `${lines[0]} before, ${lines[1]} after`,
    },
  ]
}

function described({ reading }: IdleReading): string {
  const kinds = Object.entries(reading.open).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${countOpenFiles(reading)} (${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')})`
}

function steady({ minutes }: SoakMeasurement): SoakVerdict {
  const about = 'p99 is steady'
  if (minutes.length < fewestMinutes) return tooShort(about)
  const third = Math.floor(minutes.length / 3)
  const middle = (part: SoakMeasurement['minutes']) =>
    percentile(
      part.map(({ p99 }) => p99),
      0.5,
    )
  const second = middle(minutes.slice(-2 * third, -third))
  const last = middle(minutes.slice(-third))
  const worst = Math.max(...minutes.map(({ p99 }) => p99))
  const because = `median of the second third ${milliseconds(second)} ms, of the last ${milliseconds(last)} ms; worst minute ${milliseconds(worst)} ms`
  return { about, holds: last <= steadyFactor * second, because }
}

function quietLog({ errors }: SoakMeasurement): SoakVerdict {
  return { about: 'no error in the log', holds: errors.length === 0, because: `${errors.length} lines` }
}

function tooShort(about: string): SoakVerdict {
  return { about, holds: undefined, because: `not judged below ${fewestMinutes} minutes` }
}
