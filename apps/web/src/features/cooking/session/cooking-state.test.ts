import { describe, expect, test } from 'vitest'
import {
  endTimers,
  extendTimer,
  initialCookingState,
  isRinging,
  listActiveTimers,
  mergeCookingStates,
  moveToStep,
  pauseTimer,
  resumeTimer,
  secondsLeft,
  startTimer,
  stopTimers,
} from './cooking-state'

const start = Date.parse('2026-11-15T18:00:00.000Z')
const later = (seconds: number) => start + seconds * 1000
const pasta = startTimer(initialCookingState, { label: 'Pasta', seconds: 540, now: start })
const [timer] = pasta.timers
const id = timer?.id ?? ''
const first = (state: typeof pasta) => state.timers[0] ?? expect.unreachable()

describe('a timer', () => {
  test('is stored as the instant of its end', () => {
    expect(timer).toEqual({
      id,
      label: 'Pasta',
      seconds: 540,
      endsAt: '2026-11-15T18:09:00.000Z',
      changed: 1,
    })
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(isRinging(first(pasta), later(539.999))).toBe(false)
    expect(isRinging(first(pasta), later(540))).toBe(true)
  })

  test('pauses and resumes with the time left', () => {
    const resting = pauseTimer(pasta, id, later(100))
    expect(first(resting)).toMatchObject({ left: 440, changed: 2 })
    expect(first(resting).endsAt).toBeUndefined()
    expect(secondsLeft(first(resting), later(9999))).toBe(440)
    expect(secondsLeft(first(resumeTimer(resting, id, later(1000))), later(1000))).toBe(440)
  })

  test('is extended by a minute, from now if it has rung', () => {
    expect(secondsLeft(first(extendTimer(pasta, id, 60, later(0))), later(0))).toBe(600)
    const again = extendTimer(pasta, id, 60, later(700))
    expect(isRinging(first(again), later(701))).toBe(false)
    expect(secondsLeft(first(again), later(700))).toBe(60)
    expect(
      secondsLeft(first(extendTimer(pauseTimer(pasta, id, later(40)), id, 60, later(50))), later(50)),
    ).toBe(560)
  })

  test('is removed once acknowledged, and its id is reused', () => {
    const heard = stopTimers(pasta, [id])
    expect(listActiveTimers(heard)).toEqual([])
    const again = startTimer(heard, { label: 'Pasta', seconds: 60, now: later(800) })
    expect(again.timers).toHaveLength(1)
    expect(first(again)).toMatchObject({ id, seconds: 60, changed: 3 })
    expect(first(again).over).toBeUndefined()
  })

  test('ends with its dish', () => {
    const two = startTimer(pasta, { label: 'Eggs', seconds: 60, now: later(5) })
    expect(listActiveTimers(endTimers(two))).toEqual([])
  })

  test('gets a unique name; timers are sorted by start', () => {
    const names = ['Pasta', 'eggs', 'pasta'].reduce(
      (state, label, at) => startTimer(state, { label, seconds: 60, now: later(at) }),
      initialCookingState,
    )
    expect(listActiveTimers(names).map(({ label }) => label)).toEqual(['Pasta', 'eggs', 'pasta 2'])
  })

  test('never exceeds the maximum, and running timers are kept', () => {
    let state = initialCookingState
    for (let count = 0; count < 60; count += 1) {
      state = startTimer(state, { label: `t${count}`, seconds: 60, now: later(count) })
      if (count % 2 === 0) state = stopTimers(state, [state.timers.at(-1)?.id ?? ''])
    }
    expect(state.timers.length).toBeLessThanOrEqual(50)
    expect(listActiveTimers(state)).toHaveLength(30)
  })
})

test('two devices reach the same state in either merge order', () => {
  const phone = stopTimers(moveToStep(moveToStep(pasta, 1), 2), [id])
  const tablet = startTimer(moveToStep(pasta, 4), { label: 'Rice', seconds: 720, now: later(5) })
  const merged = mergeCookingStates(phone, tablet)
  expect(mergeCookingStates(tablet, phone)).toEqual(merged)
  expect(merged).toMatchObject({ step: 2, moves: 2 })
  expect(listActiveTimers(merged).map(({ label }) => label)).toEqual(['Rice'])
})
