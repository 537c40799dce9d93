import type { CookingState, CookingTimer } from '@larder/contract/cooking'
import { mergeCookings, mergeTimers } from '@larder/kitchen/cooking/merge-cookings'
import { randomId } from '../../../api/random-id'

export const initialCookingState: CookingState = { step: 0, moves: 0, timers: [] }
/** More could not be told apart by their ring. */
export const maxRunningTimers = 20
const maxTimerSeconds = 172_800

/** Merges the states of this and another device. */
export function mergeCookingStates(local: CookingState, remote: CookingState): CookingState {
  return mergeCookings<CookingTimer, { state: CookingState }>({ state: local }, { state: remote }).state
}

export function moveToStep(state: CookingState, step: number): CookingState {
  return step === state.step ? state : { ...state, step, moves: state.moves + 1 }
}

/** The active timers in the order they were started: their ids begin with that time. */
export function listActiveTimers({ timers }: CookingState): readonly CookingTimer[] {
  return timers.filter(({ over }) => !over).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function createTimerId(now: number): string {
  const at = now.toString(16).padStart(12, '0')
  return `${at.slice(0, 8)}-${at.slice(8)}-7${randomId().slice(15)}`
}

interface NewTimer {
  readonly label: string
  readonly seconds: number
  readonly now: number
}

/** Starts a timer. A finished one of the same name is reused, so that the list stays short. */
export function startTimer(state: CookingState, { label, seconds, now }: NewTimer): CookingState {
  const name = uniqueTimerName(label, listActiveTimers(state))
  const length = Math.min(maxTimerSeconds, Math.max(1, Math.round(seconds)))
  const used = state.timers.find((timer) => timer.over && timer.label === name)
  const timer: CookingTimer = {
    id: used?.id ?? createTimerId(now),
    label: name,
    seconds: length,
    endsAt: new Date(now + length * 1000).toISOString(),
    changed: (used?.changed ?? 0) + 1,
  }
  return { ...state, timers: mergeTimers(state.timers, [timer]) }
}

/** For example 'Cook', and 'Cook 2' beside it. */
function uniqueTimerName(label: string, running: readonly CookingTimer[]): string {
  const name = label.trim().slice(0, 70) || 'Timer'
  const taken = new Set(running.map((timer) => timer.label.toLowerCase()))
  if (!taken.has(name.toLowerCase())) return name
  for (let count = 2; ; count += 1) {
    if (!taken.has(`${name} ${count}`.toLowerCase())) return `${name} ${count}`
  }
}

function updateTimer(
  state: CookingState,
  id: string,
  change: (timer: CookingTimer) => Partial<CookingTimer> | undefined,
): CookingState {
  const timers = state.timers.map((timer) => {
    const changed = timer.id === id && !timer.over ? change(timer) : undefined
    if (!changed) return timer
    const { endsAt: _, left: __, ...rest } = timer
    return { ...rest, ...changed, changed: timer.changed + 1 }
  })
  return { ...state, timers }
}

export function pauseTimer(state: CookingState, id: string, now: number): CookingState {
  return updateTimer(state, id, (timer) => {
    const left = secondsLeft(timer, now)
    return timer.endsAt === undefined || left <= 0 ? undefined : { left }
  })
}

export function resumeTimer(state: CookingState, id: string, now: number): CookingState {
  return updateTimer(state, id, ({ left }) =>
    left === undefined ? undefined : { endsAt: new Date(now + left * 1000).toISOString() },
  )
}

/** Extends a timer. One that has rung continues from now. */
export function extendTimer(state: CookingState, id: string, seconds: number, now: number): CookingState {
  return updateTimer(state, id, ({ endsAt, left }) => {
    if (endsAt === undefined) return { left: Math.min(maxTimerSeconds, (left ?? 0) + seconds) }
    const from = Math.max(Date.parse(endsAt), now)
    const end = Math.min(from + seconds * 1000, now + maxTimerSeconds * 1000)
    return { endsAt: new Date(end).toISOString() }
  })
}

/** Stops timers, or acknowledges ringing ones, on every device. */
export function stopTimers(state: CookingState, ids: readonly string[]): CookingState {
  return ids.reduce((current, id) => updateTimer(current, id, () => ({ over: true })), state)
}

/** Stops all timers: a finished dish has none. */
export function endTimers(state: CookingState): CookingState {
  return stopTimers(
    state,
    state.timers.map(({ id }) => id),
  )
}

/** Returns the whole seconds left; negative after the end. */
export function secondsLeft({ endsAt, left }: CookingTimer, now: number): number {
  return endsAt === undefined ? (left ?? 0) : Math.ceil((Date.parse(endsAt) - now) / 1000)
}

/** The timer has ended and nobody has acknowledged it. */
export function isRinging({ endsAt, over }: CookingTimer, now: number): boolean {
  return !over && endsAt !== undefined && Date.parse(endsAt) <= now
}

export function isRunning({ endsAt, over }: CookingTimer, now: number): boolean {
  return !over && endsAt !== undefined && Date.parse(endsAt) > now
}
