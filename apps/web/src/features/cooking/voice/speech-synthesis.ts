let speaking: SpeechSynthesisUtterance | undefined
const listeners = new Set<() => void>()

function setSpeaking(next: SpeechSynthesisUtterance | undefined) {
  speaking = next
  for (const listener of listeners) listener()
}

export function isSpeechSynthesisSupported(): boolean {
  return typeof window.speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
}

/** Speaks a text and stops the previous one. */
export function speak(words: string) {
  const spokenText = toSpokenText(words)
  if (!isSpeechSynthesisSupported() || speaking?.text === spokenText) return
  window.speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(spokenText)
  utterance.lang = 'en'
  utterance.rate = 0.95
  // 'error' fires instead of 'end' when speech is cut off or the device has no voice.
  utterance.onend = () => speaking === utterance && setSpeaking(undefined)
  utterance.onerror = () => speaking === utterance && setSpeaking(undefined)
  setSpeaking(utterance)
  window.speechSynthesis.speak(utterance)
}

export function stopSpeaking() {
  if (!speaking) return
  window.speechSynthesis.cancel()
  setSpeaking(undefined)
}

export const isSpeaking = () => speaking !== undefined

export function subscribeToSpeaking(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const fractions: Readonly<Record<string, string>> = {
  '½': 'a half',
  '¼': 'a quarter',
  '¾': 'three quarters',
  '⅓': 'a third',
  '⅔': 'two thirds',
}

const units: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*°\s*C\b/g, '$1 degrees Celsius'],
  [/(\d)\s*°\s*F\b/g, '$1 degrees Fahrenheit'],
  [/(\d)\s*kg\b/g, '$1 kilos'],
  [/(\d)\s*g\b/g, '$1 grams'],
  [/(\d)\s*ml\b/g, '$1 millilitres'],
  [/(\d)\s*l\b/g, '$1 litres'],
  [/\btbsp\b/g, 'tablespoons'],
  [/\btsp\b/g, 'teaspoons'],
  [/\boz\b/g, 'ounces'],
  [/\blb\b/g, 'pounds'],
  [/(\d)\s*[–-]\s*(\d)/g, '$1 to $2'],
]

/** Converts text for speech: '500 g' becomes 'five hundred grams', '1½ tsp' one and a half teaspoons. */
export function toSpokenText(words: string): string {
  const plain = words
    .replace(/\b1\/2\b/g, '½')
    .replace(/\b1\/4\b/g, '¼')
    .replace(/\b3\/4\b/g, '¾')
    .replace(/(\d)\s?([½¼¾⅓⅔])/g, (_, whole: string, part: string) => `${whole} and ${fractions[part]}`)
    .replace(/[½¼¾⅓⅔]/g, (part) => fractions[part] ?? part)
  return units.reduce((text, [written, said]) => text.replace(written, said), plain)
}
