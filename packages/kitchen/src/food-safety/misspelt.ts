/**
 * Whether a word is most likely a misspelling of another: one letter too many, one too few, or two swapped. Short words are
 * never corrected. Example: `isMisspelt('gravey', 'gravy')` is true, of 'rise' and 'rice' it is false.
 */
export function isMisspelt(written: string, target: string): boolean {
  if (written.length < minLength || written === target) return false
  const difference = written.length - target.length
  if (difference === 0) return hasSwappedLetters(written, target)
  if (difference === 1) return hasOneExtraLetter(written, target)
  return difference === -1 && hasOneExtraLetter(target, written)
}

const minLength = 5

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
