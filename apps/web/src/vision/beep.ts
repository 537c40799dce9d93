const frequencyHz = 1760
const seconds = 0.09
const vibrationMs = 60

let context: AudioContext | undefined

/** Enables sound. Browsers allow it only after a user gesture: call it from a press handler. */
export function unlockBeep(): void {
  if (typeof AudioContext === 'undefined') return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  } catch {
    // Without audio the device still vibrates, and the page shows the code.
  }
}

/** Plays a short tone and vibrates: a code was read. */
export function beep({ muted = false } = {}): void {
  if (muted) return
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(vibrationMs)
  unlockBeep()
  if (context?.state !== 'running') return
  const tone = context.createOscillator()
  const volume = context.createGain()
  const now = context.currentTime
  tone.frequency.value = frequencyHz
  volume.gain.setValueAtTime(0.2, now)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(now)
  tone.stop(now + seconds)
}

/** Releases the audio device, for example when the scanner closes. */
export function closeBeep(): void {
  void context?.close().catch(() => undefined)
  context = undefined
}
