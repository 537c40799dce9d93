import { describe, expect, test } from 'vitest'
import type { BenchFigure, BenchResults, MeasurementResult } from './figure'
import { concludeRun, judgeFigure } from './judge-figure'
import { mergeResults } from './results-file'

const speed = (value: number): BenchFigure => ({ name: 'me: speed', value, unit: 'ratio' })
const earlier = (...figures: BenchFigure[]): MeasurementResult => ({
  name: 'requests',
  date: '2026-11-15',
  figures,
})

describe('a ratio', () => {
  test('a fifth worse than before is said so, and breaks nothing', () => {
    expect(judgeFigure(speed(0.63), earlier(speed(0.8)))).toEqual({
      brokenLimit: false,
      isWorse: true,
      remark: '! worse than 0.80 before',
    })
  })

  test.each([
    ['a little worse', 0.65, [speed(0.8)]],
    ['better', 0.9, [speed(0.8)]],
    ['new', 0.1, []],
  ])('%s is fine', (_, value, known) => {
    expect(judgeFigure(speed(value), earlier(...known)).remark).toBe('')
  })
})

describe('times as long as the baseline', () => {
  const search = (value: number): BenchFigure => ({ name: 'search', value, unit: 'times' })

  test('a fifth longer than before is worse', () => {
    expect(judgeFigure(search(1.21), earlier(search(1)))).toMatchObject({ isWorse: true })
    expect(judgeFigure(search(1.21), earlier(search(1))).remark).toBe('! worse than 1.00 before')
  })

  test.each([
    ['a little longer', 1.19],
    ['shorter', 0.5],
  ])('%s is fine', (_, value) => {
    expect(judgeFigure(search(value), earlier(search(1)))).toMatchObject({ isWorse: false, remark: '' })
  })

  test('a broken limit is said first, and that it got worse is not forgotten', () => {
    expect(judgeFigure({ ...search(4), limit: 3 }, earlier(search(2)))).toEqual({
      brokenLimit: true,
      isWorse: true,
      remark: '✗ above the limit of 3',
    })
  })
})

describe('the last line and the number a run ends with', () => {
  const fine = judgeFigure(speed(1), undefined)
  const worse = judgeFigure(speed(0.5), earlier(speed(1)))
  const broken = judgeFigure({ ...speed(0.5), least: 0.7 }, undefined)

  test.each([
    ['all is well', [fine, fine], [], 0, /^Good: 2 figures/],
    ['something got worse', [fine, worse], [], 3, /^Not good: 1 GOT WORSE/],
    ['a limit is broken', [worse, broken], [], 1, /1 of 2 figures BREAK THEIR LIMIT; 1 GOT WORSE/],
    ['something could not be measured', [broken], ['memory'], 2, /NOT MEASURED: memory; 1 of 1/],
  ])('%s', (_, verdicts, missing, code, line) => {
    expect(concludeRun(verdicts, missing)).toEqual({ code, line: expect.stringMatching(line) })
  })
})

test('seconds depend on the machine and are never compared', () => {
  const start = (value: number): BenchFigure => ({ name: 'later start', value, unit: 's' })
  expect(judgeFigure(start(9), earlier(start(1))).remark).toBe('')
})

test('a least is broken below it, not at it', () => {
  const score = (value: number): BenchFigure => ({ name: '/ performance', value, unit: 'of 100', least: 95 })
  expect(judgeFigure(score(95), undefined).brokenLimit).toBe(false)
  expect(judgeFigure(score(94), undefined)).toEqual({
    brokenLimit: true,
    isWorse: false,
    remark: '✗ below the least of 95',
  })
})

test('a limit is broken above it, not at it', () => {
  const script = (value: number): BenchFigure => ({ name: '/ JavaScript', value, unit: 'KB', limit: 120 })
  expect(judgeFigure(script(120), undefined)).toEqual({ brokenLimit: false, isWorse: false, remark: '' })
  expect(judgeFigure(script(120.1), undefined)).toMatchObject({ brokenLimit: true })
})

test('what was not measured this time stays, in the order of the list', () => {
  const memory: MeasurementResult = { name: 'memory', date: '2026-11-14', figures: [] }
  const old: BenchResults = { date: '', node: '', cores: 1, platform: '', measurements: [earlier(), memory] }
  const next = mergeResults([earlier(speed(1))], old, ['memory', 'requests'], '2026-11-15')
  expect(next.measurements).toEqual([memory, earlier(speed(1))])
})
