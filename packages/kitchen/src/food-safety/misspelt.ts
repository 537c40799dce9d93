/**
 * Whether a word is most likely a misspelling of another: one letter too many, one too few, two swapped, or the same
 * sound. Other short words are never corrected. Example: `isMisspelt('gravey', 'gravy')` is true, of 'rise' and 'rice' it is false.
 */
export function isMisspelt(written: string, target: string): boolean {
  const difference = written.length - target.length
  if (difference > 2 || difference < -2 || written === target) return false
  if (soundsLike(written, target)) return true
  if (written.length < minLength) return false
  if (difference === 0) return hasSwappedLetters(written, target) || hasOtherVowel(written, target)
  if (difference === 1) return hasOneExtraLetter(written, target)
  return difference === -1 && hasOneExtraLetter(target, written)
}

const minLength = 5
const shortestTarget = 4
// 'batter' and 'butter' are both words; long ones that differ in a vowel alone are not.
const longLength = 7

/** Whether two words are pronounced alike. Example: `soundsLike('lazagne', 'lasagne')` is true. */
export function soundsLike(written: string, target: string): boolean {
  // Most pairs differ at once, and every name is compared with every dish.
  if (written[0] !== target[0] || written[1] === undefined || target.length < shortestTarget) return false
  return Math.abs(written.length - target.length) <= 2 && soundOf(written) === soundOf(target)
}

// 'soop' sounds like soup, 'currie' like curry, 'risoto' like risotto.
function soundOf(word: string): string {
  const known = sounds.get(word)
  if (known !== undefined) return known
  if (sounds.size >= maxSounds) sounds.clear()
  const sound = spellSound(word)
  sounds.set(word, sound)
  return sound
}

// The names of dishes are compared with every name.
const sounds = new Map<string, string>()
const maxSounds = 5000

function spellSound(word: string): string {
  return word
    .replace(/o[ou]/g, 'u')
    .replace(/(?<=..)(?:ie|ey|y)$/, 'i')
    .replace(/ph/g, 'f')
    .replace(/z/g, 's')
    .replace(/c[kc]|c(?=[aourl])/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

function hasOtherVowel(a: string, b: string): boolean {
  if (a.length < longLength) return false
  let at = 0
  while (a[at] === b[at]) at++
  const isVowel = (letter = '') => 'aeiou'.includes(letter)
  return isVowel(a[at]) && isVowel(b[at]) && a.slice(at + 1) === b.slice(at + 1)
}

function hasOneExtraLetter(longer: string, shorter: string): boolean {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at++
  return longer.slice(at + 1) === shorter.slice(at)
}

function hasSwappedLetters(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
