/**
 * Whether a word is most likely another one written wrongly: a letter too many, one too few, or two in the wrong order. Short
 * words are never taken for others. Example: `isMisspelt('gravey', 'gravy')` is true, of 'rise' and 'rice' it is false.
 */
export function isMisspelt(written: string, meant: string): boolean {
  if (written.length < shortest || written === meant) return false
  const difference = written.length - meant.length
  if (difference === 0) return isSwapped(written, meant)
  if (difference === 1) return isWithOneMore(written, meant)
  return difference === -1 && isWithOneMore(meant, written)
}

const shortest = 5

function isWithOneMore(longer: string, shorter: string): boolean {
  let at = 0
  while (at < shorter.length && longer[at] === shorter[at]) at++
  return longer.slice(at + 1) === shorter.slice(at)
}

function isSwapped(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
