import { type BarLayout, leadingParities, shortParities } from './bar-layouts'

/** The likeliest code with a right check digit, and how far behind the next one is. */
export interface BarGuess {
  /** 13 digits, 8, or for a UPC-E the 12 it stands for. */
  readonly text: string
  /** The mean likeness of its digits, at most 1. */
  readonly likeness: number
  /** How much less alike the next code is that would also be right, in the sum over all digits. */
  readonly lead: number
}

/** The digits that fit best among all that make a valid code. Example: a doubtful 1 or 7 is settled by the check digit. */
export function bestDigits(layout: BarLayout, likenesses: readonly Float32Array[]): BarGuess | undefined {
  const ranked = candidates(layout, likenesses).sort((a, b) => b.sum - a.sum)
  const [first] = ranked
  if (!first) return undefined
  const second = ranked.find(({ text }) => text !== first.text)
  return {
    text: first.text,
    likeness: first.sum / likenesses.length,
    lead: first.sum - (second?.sum ?? 0),
  }
}

interface Candidate {
  readonly text: string
  readonly sum: number
}

function candidates({ format }: BarLayout, likenesses: readonly Float32Array[]): Candidate[] {
  if (format === 'EAN-8')
    return withRightCheck(
      likenesses,
      likenesses.map(() => false),
      '',
      8,
    )
  if (format === 'UPC-E') return shortCandidates(likenesses)
  return leadingParities.flatMap((parity, lead) =>
    withRightCheck(
      likenesses,
      [...parity, ...'LLLLLL'].map((sign) => sign === 'G'),
      String(lead),
      13,
    ),
  )
}

/** The two best rows of digits whose weighted sum ends in 0, found place by place for every sum there can be. */
function withRightCheck(
  likenesses: readonly Float32Array[],
  turned: readonly boolean[],
  lead: string,
  length: number,
): Candidate[] {
  let sums: Candidate[][] = Array.from({ length: 10 }, () => [])
  sums[(Number(lead || '0') * weight(0, length)) % 10] = [{ text: lead, sum: 0 }]
  likenesses.forEach((signs, index) => {
    const next: Candidate[][] = Array.from({ length: 10 }, () => [])
    sums.forEach((rows, sum) => {
      for (let digit = 0; digit < 10; digit += 1) {
        const target = next[(sum + digit * weight(index + lead.length, length)) % 10]
        const likeness = signs[turned[index] ? digit + 10 : digit] ?? 0
        for (const row of rows) target?.push({ text: row.text + digit, sum: row.sum + likeness })
      }
    })
    sums = next.map((rows) => rows.sort((a, b) => b.sum - a.sum).slice(0, 2))
  })
  return sums[0] ?? []
}

function weight(place: number, length: number): number {
  return (length - place) % 2 === 0 ? 3 : 1
}

/** The parity of a UPC-E names its check digit, so only rows of digits that agree with it count. */
function shortCandidates(likenesses: readonly Float32Array[]): Candidate[] {
  const all: Candidate[] = []
  for (const system of ['0', '1'])
    for (const [check, parity] of shortParities.entries()) {
      const turned = [...parity].map((sign) => (sign === 'G') === (system === '0'))
      for (const row of rowsOf(likenesses, turned)) {
        const text = longForm(system, row.text)
        if (checkDigitOf(text) === check) all.push({ text: text + check, sum: row.sum })
      }
    }
  return all
}

/** How many signs of each place are looked at: a blurred one is seldom further down. */
const looked = 4

function rowsOf(likenesses: readonly Float32Array[], turned: readonly boolean[]): Candidate[] {
  let rows: Candidate[] = [{ text: '', sum: 0 }]
  likenesses.forEach((signs, index) => {
    const offset = turned[index] ? 10 : 0
    const best = Array.from({ length: 10 }, (_, digit) => ({ digit, likeness: signs[digit + offset] ?? 0 }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, looked)
    rows = rows.flatMap(({ text, sum }) =>
      best.map(({ digit, likeness }) => ({ text: text + digit, sum: sum + likeness })),
    )
  })
  return rows
}

function longForm(system: string, six: string): string {
  const last = Number(six[5])
  if (last <= 2) return `${system}${six.slice(0, 2)}${last}0000${six.slice(2, 5)}`
  if (last === 3) return `${system}${six.slice(0, 3)}00000${six.slice(3, 5)}`
  if (last === 4) return `${system}${six.slice(0, 4)}00000${six[4]}`
  return `${system}${six.slice(0, 5)}0000${last}`
}

/** The digit that must follow. Example: `checkOf('400638133393')` is 1. */
export function checkDigitOf(digits: string): number {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1)
    sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}
