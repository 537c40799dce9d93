const small = new Map(
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

/** Nobody cooks longer than two days by a timer. */
const longest = 172_800

/**
 * A time to wait as people say it, in seconds; nothing when it is none. Example: `readSpokenTime('an hour and a half')` is 5400,
 * of 'twenty-five minutes' 1500, of '1 minute 30' 90.
 */
export function parseSpokenTime(said: string): number | undefined {
  const words = plainWords(said)
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
      // '1 minute 30': what follows a unit is in the next smaller one; 'an hour and a half' is half of the unit.
      seconds += number.value < 1 ? number.value * lastUnit : (number.value * lastUnit) / 60
    } else return undefined
    if (words[at] === 'and') at += 1
  }
  return lastUnit > 0 && seconds >= 1 && seconds <= longest ? Math.round(seconds) : undefined
}

function plainWords(said: string): string[] {
  return said
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

interface Numbered {
  readonly value: number
  readonly next: number
}

// 'five', 'twenty five', '2.5', 'a', 'two and a half', 'a half', 'half'.
function numberAt(words: readonly string[], at: number): Numbered | undefined {
  const whole = wholeAt(words, at)
  if (!whole) return undefined
  const [and, half, afterHalf] = [words[whole.next], words[whole.next + 1], words[whole.next + 2]]
  const hasUnitAfter = (place: number) => unitAt(words, place) !== undefined
  if (and === 'and' && half === 'a' && afterHalf === 'half' && hasUnitAfter(whole.next + 3))
    return { value: whole.value + 0.5, next: whole.next + 3 }
  if (and === 'and' && half === 'half' && hasUnitAfter(whole.next + 2))
    return { value: whole.value + 0.5, next: whole.next + 2 }
  return whole
}

function wholeAt(words: readonly string[], at: number): Numbered | undefined {
  const word = words[at] ?? ''
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: Number(word), next: at + 1 }
  if (word === 'half') return { value: 0.5, next: at + 1 }
  if (word === 'a' && words[at + 1] === 'half') return { value: 0.5, next: at + 2 }
  if (word === 'a' || word === 'an') return { value: 1, next: at + 1 }
  const ten = tens.get(word)
  if (ten !== undefined) {
    const one = small.get(words[at + 1] ?? '')
    return one !== undefined && one > 0 && one < 10
      ? { value: ten + one, next: at + 2 }
      : { value: ten, next: at + 1 }
  }
  const value = small.get(word)
  if (value === undefined) return undefined
  if (words[at + 1] === 'hundred') return { value: value * 100, next: at + 2 }
  return { value, next: at + 1 }
}
