/** The longest part of a recipe: a week. */
const most = 10_080

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

const minutesOf: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|min|mins|minute|minutes|['′])$/, 1],
  [/^(?:h|hr|hrs|hour|hours|std)$/, 60],
  [/^(?:d|day|days)$/, 1440],
]

const part = /(\d+(?:[.,]\d+)?)?\s*([½¼¾⅓⅔])?\s*([a-z'′]+)?/gy

/**
 * How many minutes a cook means: '15 min', '1 h 10', '1:10', '1½ hours', '10–15 min' (the longer), and a plain number is minutes.
 * Undefined when it is no time.
 */
export function parseTypedMinutes(text: string): number | undefined {
  const said = text
    .toLowerCase()
    .replace(/\b(?:about|around|approx|ca)\b\.?|~/g, ' ')
    .replace(/\b(?:and|&)\b|,(?=\s)|\.(?=\s|$)/g, ' ')
    .replace(/\bhalf an? hour\b/g, '30 min')
    .replace(/\ban? (?=hour|minute|day)/g, '1 ')
    .trim()
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(said)
  if (clock) return within(Number(clock[1]) * 60 + Number(clock[2]))
  const range = /^(.*\d\s*[a-z]*)\s*(?:-|–|—|\bto\b)\s*(\d.*)$/.exec(said)
  return range?.[2] === undefined ? within(sumOf(said)) : parseTypedMinutes(range[2])
}

function sumOf(said: string): number | undefined {
  let sum = 0
  let before = 0
  let at = 0
  while (at < said.length) {
    part.lastIndex = at
    const [whole = '', digits, fraction, unit] = part.exec(said) ?? []
    if (digits === undefined && fraction === undefined) return undefined
    const each = unit === undefined ? unitAfter(before) : minutesOf.find(([word]) => word.test(unit))?.[1]
    if (each === undefined) return undefined
    sum += (Number((digits ?? '0').replace(',', '.')) + (fractions[fraction ?? ''] ?? 0)) * each
    before = each
    at += whole.length
    while (said[at] === ' ') at += 1
  }
  return before === 0 ? undefined : sum
}

/** What a number without a unit counts: '1 h 10' is ten minutes more, and a number alone is minutes. */
function unitAfter(before: number): number | undefined {
  if (before === 0 || before === 60) return 1
  return before === 1440 ? 60 : undefined
}

function within(minutes: number | undefined): number | undefined {
  const whole = minutes === undefined ? Number.NaN : Math.round(minutes)
  return whole >= 0 && whole <= most ? whole : undefined
}

/** The same the other way, to the minute: 70 is '1 h 10 min'. */
export function formatExactMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
