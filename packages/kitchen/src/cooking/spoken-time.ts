const smallNumbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at]),
)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + at * 10]),
)
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:seconds?|secs?|s)$/, 1],
  [/^(?:minutes?|mins?|m)$/, 60],
  [/^(?:hours?|hrs?|h)$/, 3600],
]

/** Maximum duration of a timer: two days. */
const maxSeconds = 172_800

/**
 * Parses a spoken duration into seconds; returns undefined if the text is not a duration. Example: `parseSpokenTime('an hour
 * and a half')` is 5400, of 'twenty-five minutes' 1500, of '1 minute 30' 90.
 */
export function parseSpokenTime(text: string): number | undefined {
  const words = normalizeSpeech(text)
  let seconds = 0
  let at = 0
  let lastUnit = 0
  while (at < words.length) {
    const number = numberAt(words, at)
    if (!number) return undefined
    at = number.next
    const unit = unitAt(words, at)
    if (unit !== undefined) {
      at += 1
      seconds += number.value * unit
      lastUnit = unit
    } else if (lastUnit > 1 && at === words.length) {
      // '1 minute 30': a number after a unit is in the next smaller unit; 'an hour and a half' is half of the unit.
      seconds += number.value < 1 ? number.value * lastUnit : (number.value * lastUnit) / 60
    } else return undefined
    if (words[at] === 'and') at += 1
  }
  return lastUnit > 0 && seconds >= 1 && seconds <= maxSeconds ? Math.round(seconds) : undefined
}

function normalizeSpeech(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(\d)\s*-?\s*(seconds?|secs?|minutes?|mins?|hours?|hrs?|s|m|h)\b/g, '$1 $2')
    .replace(/-/g, ' ')
    .replace(/\bthree quarters of an hour\b/g, '45 minutes')
    .replace(/\b(?:a )?quarter (?:of an|to an|an) hour\b/g, '15 minutes')
    .replace(/\bhalf (?:an|a) (hour|minute)\b/g, '0.5 $1')
    .replace(/\b(?:a )?half (hour|minute)\b/g, '0.5 $1')
    .replace(/\ba couple of\b/g, '2')
    .replace(/\ba (?:hundred|100)\b/g, '100')
    .replace(/\b(?:exactly|about|around|more|only|just)\b/g, ' ')
    .trim()
    .split(/\s+/)
}

function unitAt(words: readonly string[], at: number): number | undefined {
  return units.find(([name]) => name.test(words[at] ?? ''))?.[1]
}

interface ParsedNumber {
  readonly value: number
  readonly next: number
}

// 'five', 'twenty five', '2.5', 'a', 'two and a half', 'a half', 'half'.
function numberAt(words: readonly string[], at: number): ParsedNumber | undefined {
  const whole = wholeAt(words, at)
  if (!whole) return undefined
  const [and, half, afterHalf] = [words[whole.next], words[whole.next + 1], words[whole.next + 2]]
  const hasUnitAt = (index: number) => unitAt(words, index) !== undefined
  if (and === 'and' && half === 'a' && afterHalf === 'half' && hasUnitAt(whole.next + 3))
    return { value: whole.value + 0.5, next: whole.next + 3 }
  if (and === 'and' && half === 'half' && hasUnitAt(whole.next + 2))
    return { value: whole.value + 0.5, next: whole.next + 2 }
  return whole
}

function wholeAt(words: readonly string[], at: number): ParsedNumber | undefined {
  const word = words[at] ?? ''
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: Number(word), next: at + 1 }
  if (word === 'half') return { value: 0.5, next: at + 1 }
  if (word === 'a' && words[at + 1] === 'half') return { value: 0.5, next: at + 2 }
  if (word === 'a' || word === 'an') return { value: 1, next: at + 1 }
  const tensValue = tens.get(word)
  if (tensValue !== undefined) {
    const digit = smallNumbers.get(words[at + 1] ?? '')
    return digit !== undefined && digit > 0 && digit < 10
      ? { value: tensValue + digit, next: at + 2 }
      : { value: tensValue, next: at + 1 }
  }
  const value = smallNumbers.get(word)
  if (value === undefined) return undefined
  if (words[at + 1] === 'hundred') return { value: value * 100, next: at + 2 }
  return { value, next: at + 1 }
}
