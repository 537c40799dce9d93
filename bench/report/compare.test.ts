import { describe, expect, test } from 'vitest'
import { judge } from './compare'
import type { Figure, Measured, Results } from './figure'
import { resultsWith } from './results'

const speed = (value: number): Figure => ({ name: 'me: speed', value, unit: 'ratio' })
const earlier = (...figures: Figure[]): Measured => ({ name: 'requests', date: '2026-11-15', figures })

describe('a ratio', () => {
  test('a fifth worse than before is said so, and breaks nothing', () => {
    expect(judge(speed(0.63), earlier(speed(0.8)))).toEqual({
      brokenLimit: false,
      remark: '! worse than 0.80 before',
    })
  })

  test.each([
    ['a little worse', 0.65, [speed(0.8)]],
    ['better', 0.9, [speed(0.8)]],
    ['new', 0.1, []],
  ])('%s is fine', (_, value, known) => {
    expect(judge(speed(value), earlier(...known)).remark).toBe('')
  })
})

test('seconds depend on the machine and are never compared', () => {
  const start = (value: number): Figure => ({ name: 'later start', value, unit: 's' })
  expect(judge(start(9), earlier(start(1))).remark).toBe('')
})

test('a least is broken below it, not at it', () => {
  const score = (value: number): Figure => ({ name: '/ performance', value, unit: 'of 100', least: 95 })
  expect(judge(score(95), undefined).brokenLimit).toBe(false)
  expect(judge(score(94), undefined)).toEqual({ brokenLimit: true, remark: '✗ below the least of 95' })
})

test('a limit is broken above it, not at it', () => {
  const script = (value: number): Figure => ({ name: '/ JavaScript', value, unit: 'KB', limit: 120 })
  expect(judge(script(120), undefined)).toEqual({ brokenLimit: false, remark: '' })
  expect(judge(script(120.1), undefined)).toMatchObject({ brokenLimit: true })
})

test('what was not measured this time stays, in the order of the list', () => {
  const memory: Measured = { name: 'memory', date: '2026-11-14', figures: [] }
  const old: Results = { date: '', node: '', cores: 1, platform: '', measurements: [earlier(), memory] }
  const next = resultsWith([earlier(speed(1))], old, ['memory', 'requests'], '2026-11-15')
  expect(next.measurements).toEqual([memory, earlier(speed(1))])
})
