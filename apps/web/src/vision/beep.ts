const pitch = 1760
const seconds = 0.09
const vibrationMs = 60

let context: AudioContext | undefined

/** Browsers let a page make a sound only after somebody pressed something on it: call it from a press. */
export function unlockBeep(): void {
  if (typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  } catch {
    // A device without a loudspeaker still trembles, and the page shows what was read.
  }
}

/** A short tone and a short tremble: a code was read. */
export function beep({ muted = false } = {}): void {
  if (muted) return
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(vibrationMs)
  unlockBeep()
  if (context?.state !== 'running') return
  const tone = context.createOscillator()
  const swell = context.createGain()
  const now = context.currentTime
  tone.frequency.value = pitch
  swell.gain.setValueAtTime(0.2, now)
  swell.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
  tone.connect(swell).connect(context.destination)
  tone.start(now)
  tone.stop(now + seconds)
}

/** Lets go of the loudspeaker, as when the scanner is left. */
export function closeBeep(): void {
  void context?.close().catch(() => undefined)
  context = undefined
}
