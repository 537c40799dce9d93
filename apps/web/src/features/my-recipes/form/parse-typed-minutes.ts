/** The maximum for one time of a recipe: a week. */
const maxMinutes = 10_080

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

const minutesByUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:m|min|mins|minute|minutes|['′])$/, 1],
  [/^(?:h|hr|hrs|hour|hours|std)$/, 60],
  [/^(?:d|day|days)$/, 1440],
]

const part = /(\d+(?:[.,]\d+)?)?\s*([½¼¾⅓⅔])?\s*([a-z'′]+)?/gy

/**
 * Parses minutes: '15 min', '1 h 10', '1:10', '1½ hours', '10–15 min' (the longer), or a plain number. Undefined if it
 * is not a time.
 */
export function parseTypedMinutes(text: string): number | undefined {
  const normalized = text
    .toLowerCase()
    .replace(/\b(?:about|around|approx|ca)\b\.?|~/g, ' ')
    .replace(/\b(?:and|&)\b|,(?=\s)|\.(?=\s|$)/g, ' ')
    .replace(/\bhalf an? hour\b/g, '30 min')
    .replace(/\ban? (?=hour|minute|day)/g, '1 ')
    .trim()
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(normalized)
  if (clock) return clampMinutes(Number(clock[1]) * 60 + Number(clock[2]))
  const range = /^(.*\d\s*[a-z]*)\s*(?:-|–|—|\bto\b)\s*(\d.*)$/.exec(normalized)
  return range?.[2] === undefined ? clampMinutes(sumParts(normalized)) : parseTypedMinutes(range[2])
}

function sumParts(text: string): number | undefined {
  let sum = 0
  let before = 0
  let at = 0
  while (at < text.length) {
    part.lastIndex = at
    const [whole = '', digits, fraction, unit] = part.exec(text) ?? []
    if (digits === undefined && fraction === undefined) return undefined
    const each = unit === undefined ? inferUnit(before) : minutesByUnit.find(([word]) => word.test(unit))?.[1]
    if (each === undefined) return undefined
    sum += (Number((digits ?? '0').replace(',', '.')) + (fractions[fraction ?? ''] ?? 0)) * each
    before = each
    at += whole.length
    while (text[at] === ' ') at += 1
  }
  return before === 0 ? undefined : sum
}

/** Returns the unit of a number without one: '1 h 10' is ten minutes more, and a number alone is minutes. */
function inferUnit(before: number): number | undefined {
  if (before === 0 || before === 60) return 1
  return before === 1440 ? 60 : undefined
}

function clampMinutes(minutes: number | undefined): number | undefined {
  const whole = minutes === undefined ? Number.NaN : Math.round(minutes)
  return whole >= 0 && whole <= maxMinutes ? whole : undefined
}

/** Formats minutes exactly: 70 is '1 h 10 min'. */
export function formatExactMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
