const chimeCount = 50
const everySeconds = 1.4
/** Three rising notes that are audible over an extractor fan. */
const notes = [880, 1109, 1319] as const

let context: AudioContext | undefined
let ringing: GainNode | undefined

/** Browsers allow sound only after a user gesture on the page. */
export function unlockBell() {
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
export function startBell() {
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

export function stopBell() {
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
