import type { CookingTimer } from '@larder/contract/cooking'
import { startBell, stopBell, unlockBell } from './bell'
import { isRinging, isRunning } from './cooking-state'
import { cookingStore } from './cooking-store'
import { everySecond } from './ticker'
import { closeNotice, showNotice } from './timer-notice'

/** A timer that ended longer ago is told on screen, but makes no noise: the kitchen knows by now. */
const soundForMs = 30 * 60_000
/** The longest a browser's timer can wait. */
const longestWait = 2_000_000_000

let watchers = 0
let rung = new Set<string>()
let endTimer: ReturnType<typeof setTimeout> | undefined
let stopTicking: (() => void) | undefined
let quietTitle: string | undefined
let loudTitle: string | undefined
const listeners = new Set<() => void>()

/** Which end of a timer: one that was prolonged rings a second time. */
const nameOf = ({ id, endsAt }: CookingTimer) => `${id}/${endsAt}`

function timersNow(): CookingTimer[] {
  return cookingStore.sessions().flatMap(({ state }) => state.timers)
}

/** Looks at the clock: rings for what has ended, falls silent for what was heard, and waits for the next. */
function look() {
  const now = Date.now()
  const timers = timersNow()
  const ringing = timers.filter((timer) => isRinging(timer, now))
  const running = timers.filter((timer) => isRunning(timer, now))
  const fresh = ringing.filter((timer) => !rung.has(nameOf(timer)))
  for (const name of rung) {
    if (!ringing.some((timer) => nameOf(timer) === name)) void closeNotice(name.split('/')[0] ?? '')
  }
  rung = new Set(ringing.map(nameOf))
  for (const timer of fresh) ring(timer, now)
  if (ringing.length === 0) hush()
  else flash(ringing)
  waitForNext(running, now)
  const counting = running.length + ringing.length > 0
  if (counting) stopTicking ??= everySecond(look)
  else {
    stopTicking?.()
    stopTicking = undefined
  }
  for (const listener of listeners) listener()
}

function ring({ id, label, endsAt = '' }: CookingTimer, now: number) {
  if (now - Date.parse(endsAt) < soundForMs) startBell()
  if (document.visibilityState === 'hidden') void showNotice(`${label} is done`, id)
}

function hush() {
  stopBell()
  if (quietTitle === undefined) return
  if (document.title === loudTitle) document.title = quietTitle
  quietTitle = undefined
  loudTitle = undefined
}

/** The tab's name says it too, every other second, so that it is seen to move. */
function flash(ringing: readonly CookingTimer[]) {
  if (document.title === loudTitle && quietTitle !== undefined) {
    document.title = quietTitle
    return
  }
  quietTitle = document.title
  loudTitle = `⏰ ${ringing.map(({ label }) => label).join(', ')}: done`
  document.title = loudTitle
}

function waitForNext(running: readonly CookingTimer[], now: number) {
  clearTimeout(endTimer)
  const next = Math.min(...running.map(({ endsAt = '' }) => Date.parse(endsAt)))
  if (Number.isFinite(next)) endTimer = setTimeout(look, Math.min(longestWait, Math.max(0, next - now)))
}

function unlock() {
  unlockBell()
  // After a reload the first press gives the voice back; what that very press stopped stays silent.
  setTimeout(() => rung.size > 0 && startBell(), 400)
}

const returns = ['pageshow', 'focus', 'online'] as const
const presses = ['pointerdown', 'keydown'] as const

/** Keeps an ear on every timer of this browser for as long as somebody wants it. Ends when called. */
export function watchTimers(): () => void {
  watchers += 1
  if (watchers === 1) begin()
  let ended = false
  return () => {
    if (ended) return
    ended = true
    watchers -= 1
    if (watchers === 0) leaveOff()
  }
}

let unsubscribe: (() => void) | undefined

function begin() {
  unsubscribe = cookingStore.subscribe(look)
  document.addEventListener('visibilitychange', look)
  document.addEventListener('resume', look)
  for (const event of returns) window.addEventListener(event, look)
  for (const event of presses) window.addEventListener(event, unlock, { capture: true, passive: true })
  look()
}

function leaveOff() {
  unsubscribe?.()
  document.removeEventListener('visibilitychange', look)
  document.removeEventListener('resume', look)
  for (const event of returns) window.removeEventListener(event, look)
  for (const event of presses) window.removeEventListener(event, unlock, { capture: true })
  clearTimeout(endTimer)
  stopTicking?.()
  stopTicking = undefined
  hush()
  rung = new Set()
}

/** Hears each look at the clock: once a second while anything counts. */
export function whenLooked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
