import type { CookingTimer } from '@larder/contract/cooking'
import { useEffect, useState } from 'react'
import { isRinging, isRunning } from '../session/cooking-state'
import { cookingStore } from '../session/cooking-store'
import { subscribeToSeconds } from './ticker'
import { closeTimerNotification, showTimerNotification } from './timer-notification'

/** A timer that ended longer ago is shown but makes no sound. */
const maxSoundAgeMs = 30 * 60_000
/** The maximum delay of a browser timer. */
const maxTimeoutMs = 2_000_000_000

let watchers = 0
let ringingKeys = new Set<string>()
let endTimer: ReturnType<typeof setTimeout> | undefined
let stopTicking: (() => void) | undefined
let normalTitle: string | undefined
let alarmTitle: string | undefined
const listeners = new Set<() => void>()

/** Identifies one end of a timer: an extended one rings a second time. */
const toAlarmKey = ({ id, endsAt }: CookingTimer) => `${id}/${endsAt}`

function readTimers(): CookingTimer[] {
  return cookingStore.sessions().flatMap(({ state }) => state.timers)
}

/** Checks the clock: rings for ended timers, stops for acknowledged ones, and schedules the next check. */
function checkTimers() {
  const now = Date.now()
  const timers = readTimers()
  const ringing = timers.filter((timer) => isRinging(timer, now))
  const running = timers.filter((timer) => isRunning(timer, now))
  const fresh = ringing.filter((timer) => !ringingKeys.has(toAlarmKey(timer)))
  for (const name of ringingKeys) {
    if (!ringing.some((timer) => toAlarmKey(timer) === name))
      void closeTimerNotification(name.split('/')[0] ?? '')
  }
  ringingKeys = new Set(ringing.map(toAlarmKey))
  for (const timer of fresh) ring(timer, now)
  if (ringing.length === 0) stopAlarm()
  else flashTitle(ringing)
  scheduleNextCheck(running, now)
  const counting = running.length + ringing.length > 0
  if (counting) stopTicking ??= subscribeToSeconds(checkTimers)
  else {
    stopTicking?.()
    stopTicking = undefined
  }
  for (const listener of listeners) listener()
}

const chimeCount = 50
const everySeconds = 1.4
/** Three rising notes that are audible over an extractor fan. */
const notes = [880, 1109, 1319] as const

let context: AudioContext | undefined
let ringing: GainNode | undefined

/** Browsers allow sound only after a user gesture on the page. */
function unlockBell() {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  } catch {
    // No audio device: the page, the notification and the title still show it.
  }
}

/**
 * Rings for about a minute. All notes are scheduled at once on the audio clock, which a hidden tab cannot slow down.
 */
function startBell() {
  vibrateDevice()
  if (context?.state !== 'running' || ringing) return
  const out = context.createGain()
  out.gain.value = 0.5
  out.connect(context.destination)
  for (let chime = 0; chime < chimeCount; chime += 1) {
    notes.forEach((note, index) => {
      if (context) play(context, out, note, context.currentTime + chime * everySeconds + index * 0.16)
    })
  }
  ringing = out
}

function stopBell() {
  ringing?.disconnect()
  ringing = undefined
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(0)
}

function play(within: AudioContext, out: AudioNode, note: number, at: number) {
  const tone = within.createOscillator()
  const swell = within.createGain()
  tone.frequency.value = note
  swell.gain.setValueAtTime(0.0001, at)
  swell.gain.exponentialRampToValueAtTime(1, at + 0.02)
  swell.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
  tone.connect(swell).connect(out)
  tone.start(at)
  tone.stop(at + 0.55)
}

function vibrateDevice() {
  if (navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.([400, 200, 400, 200, 400, 600, 400, 200, 400])
}

function ring({ id, label, endsAt = '' }: CookingTimer, now: number) {
  if (now - Date.parse(endsAt) < maxSoundAgeMs) startBell()
  if (document.visibilityState === 'hidden') void showTimerNotification(`${label} is done`, id)
}

function stopAlarm() {
  stopBell()
  if (normalTitle === undefined) return
  if (document.title === alarmTitle) document.title = normalTitle
  normalTitle = undefined
  alarmTitle = undefined
}

/** The tab title flashes every other second. */
function flashTitle(ringing: readonly CookingTimer[]) {
  if (document.title === alarmTitle && normalTitle !== undefined) {
    document.title = normalTitle
    return
  }
  normalTitle = document.title
  alarmTitle = `⏰ ${ringing.map(({ label }) => label).join(', ')}: done`
  document.title = alarmTitle
}

function scheduleNextCheck(running: readonly CookingTimer[], now: number) {
  clearTimeout(endTimer)
  const next = Math.min(...running.map(({ endsAt = '' }) => Date.parse(endsAt)))
  if (Number.isFinite(next))
    endTimer = setTimeout(checkTimers, Math.min(maxTimeoutMs, Math.max(0, next - now)))
}

function unlockSound() {
  unlockBell()
  // After a reload the first user gesture enables the sound. An alarm that this gesture stopped stays silent.
  setTimeout(() => ringingKeys.size > 0 && startBell(), 400)
}

const resumeEvents = ['pageshow', 'focus', 'online'] as const
const pressEvents = ['pointerdown', 'keydown'] as const

/** Watches all timers of this browser. Returns a function that stops it. */
export function watchTimers(): () => void {
  watchers += 1
  if (watchers === 1) startWatching()
  let ended = false
  return () => {
    if (ended) return
    ended = true
    watchers -= 1
    if (watchers === 0) stopWatching()
  }
}

let unsubscribe: (() => void) | undefined

function startWatching() {
  unsubscribe = cookingStore.subscribe(checkTimers)
  document.addEventListener('visibilitychange', checkTimers)
  document.addEventListener('resume', checkTimers)
  for (const event of resumeEvents) window.addEventListener(event, checkTimers)
  for (const event of pressEvents)
    window.addEventListener(event, unlockSound, { capture: true, passive: true })
  checkTimers()
}

function stopWatching() {
  unsubscribe?.()
  document.removeEventListener('visibilitychange', checkTimers)
  document.removeEventListener('resume', checkTimers)
  for (const event of resumeEvents) window.removeEventListener(event, checkTimers)
  for (const event of pressEvents) window.removeEventListener(event, unlockSound, { capture: true })
  clearTimeout(endTimer)
  stopTicking?.()
  stopTicking = undefined
  stopAlarm()
  ringingKeys = new Set()
}

/** Notifies on each check of the clock: once a second while any timer runs. */
function subscribeToTimerChecks(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Watches the timers and returns the time of the last check: once a second while any timer runs. */
export function useTimerClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const leave = subscribeToTimerChecks(() => setNow(Date.now()))
    const stop = watchTimers()
    return () => {
      leave()
      stop()
    }
  }, [])
  return now
}
