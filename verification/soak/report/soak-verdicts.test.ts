import { describe, expect, test } from 'vitest'
import type { ProbeReading } from '../servers/probe-reading'
import type { IdleReading, MeasuredMinute, SoakMeasurement } from './soak-measurement'
import { judgeSoak } from './soak-verdicts'

const reading = (given: Partial<ProbeReading> = {}): ProbeReading => ({
  ...{ rss: 300e6, heap: 50e6, external: 10e6, cpuMs: 0, mainMs: 0, loop: { p99: 10, most: 20 } },
  open: { socket: 20, file: 10 },
  ...given,
})

const quiet = (given: Partial<ProbeReading> = {}, connections = 2): IdleReading => ({
  reading: reading(given),
  stored: { connections, size: 1 },
})

const minute = (number: number, p99: number): MeasuredMinute => ({
  ...{ minute: number, requests: 100, mistakes: 0, p50: 5, p99, heavyP50: 50, heavyP90: 90, busy: 0.6 },
  ...quiet(),
})

const minutes = (...p99s: number[]) => p99s.map((p99, at) => minute(at + 1, p99))

const aRun = (given: Partial<SoakMeasurement> = {}): SoakMeasurement => ({
  minutes: minutes(90, 40, 40, 40, 40, 40, 40, 40, 40),
  before: quiet(),
  after: quiet(),
  mistakes: new Map(),
  errors: [],
  warnings: [],
  warm: 3,
  ...given,
})

const broken = (given: Partial<SoakMeasurement>) =>
  judgeSoak(aRun(given)).flatMap(({ about, holds }) => (holds === false ? about : []))

describe('a soak', () => {
  test('that went well breaks nothing and leaves nothing unjudged', () => {
    expect(judgeSoak(aRun()).map(({ holds }) => holds)).toEqual([true, true, true, true, true, true])
  })

  test.each<[string, Partial<SoakMeasurement>]>([
    ['every answer is right', { mistakes: new Map([['use some: …', { count: 1, example: 'wrong' }]]) }],
    ['memory returns', { after: quiet({ heap: 60e6 }) }],
    ['memory returns', { after: quiet({ external: 20e6 }) }],
    ['descriptors return', { after: quiet({ open: { socket: 26, file: 10 } }) }],
    ['database connections return', { after: quiet({}, 5) }],
    ['p99 is steady', { minutes: minutes(90, 40, 40, 40, 40, 40, 61, 61, 40) }],
    ['no error in the log', { errors: ['{"level":50}'] }],
  ])('breaks: %s', (about, given) => {
    expect(broken(given)).toEqual([about])
  })

  test('is forgiven a slow start, one slow minute and what little every server grows by', () => {
    const minutesOfLuck = minutes(900, 40, 40, 40, 40, 40, 40, 300, 40)
    expect(broken({ minutes: minutesOfLuck, after: quiet({ heap: 58e6 }) })).toEqual([])
  })

  test('that was short lists what it could not judge', () => {
    const unjudged = judgeSoak(aRun({ minutes: minutes(40, 40) })).filter(({ holds }) => holds === undefined)
    expect(unjudged.map(({ about }) => about)).toEqual(['memory returns', 'p99 is steady'])
  })
})
