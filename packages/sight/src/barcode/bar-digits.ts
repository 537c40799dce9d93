import { type BarLayout, leadingParities, shortParities } from './bar-layouts'

/** The likeliest code with a valid check digit, and its lead over the next one. */
export interface BarGuess {
  /** 13 digits, 8, or for a UPC-E its 12 expanded digits. */
  readonly text: string
  /** The mean similarity of its digits, at most 1. */
  readonly likeness: number
  /** The lead in similarity over the next valid code, summed over all digits. */
  readonly lead: number
}

/** Finds the best-fitting digits among all that form a valid code. Example: a doubtful 1 or 7 is settled by the check digit. */
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
    return findValidSequences(
      likenesses,
      likenesses.map(() => false),
      '',
      8,
    )
  if (format === 'UPC-E') return shortCandidates(likenesses)
  return leadingParities.flatMap((parity, lead) =>
    findValidSequences(
      likenesses,
      [...parity, ...'LLLLLL'].map((sign) => sign === 'G'),
      String(lead),
      13,
    ),
  )
}

/** Finds the two best digit sequences with a weighted sum ending in 0, by dynamic programming over positions and sums. */
function findValidSequences(
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

function weight(position: number, length: number): number {
  return (length - position) % 2 === 0 ? 3 : 1
}

/** The parity of a UPC-E encodes its check digit, so only digit sequences that agree with it count. */
function shortCandidates(likenesses: readonly Float32Array[]): Candidate[] {
  const all: Candidate[] = []
  for (const system of ['0', '1'])
    for (const [check, parity] of shortParities.entries()) {
      const turned = [...parity].map((sign) => (sign === 'G') === (system === '0'))
      for (const row of digitSequences(likenesses, turned)) {
        const text = expandUpcE(system, row.text)
        if (checkDigitOf(text) === check) all.push({ text: text + check, sum: row.sum })
      }
    }
  return all
}

/** Number of candidate signs per position: a blurred digit rarely ranks lower. */
const candidateSigns = 4

function digitSequences(likenesses: readonly Float32Array[], turned: readonly boolean[]): Candidate[] {
  let rows: Candidate[] = [{ text: '', sum: 0 }]
  likenesses.forEach((signs, index) => {
    const offset = turned[index] ? 10 : 0
    const best = Array.from({ length: 10 }, (_, digit) => ({ digit, likeness: signs[digit + offset] ?? 0 }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, candidateSigns)
    rows = rows.flatMap(({ text, sum }) =>
      best.map(({ digit, likeness }) => ({ text: text + digit, sum: sum + likeness })),
    )
  })
  return rows
}

function expandUpcE(system: string, six: string): string {
  const last = Number(six[5])
  if (last <= 2) return `${system}${six.slice(0, 2)}${last}0000${six.slice(2, 5)}`
  if (last === 3) return `${system}${six.slice(0, 3)}00000${six.slice(3, 5)}`
  if (last === 4) return `${system}${six.slice(0, 4)}00000${six[4]}`
  return `${system}${six.slice(0, 5)}0000${last}`
}

/** Returns the check digit. Example: `checkDigitOf('400638133393')` is 1. */
export function checkDigitOf(digits: string): number {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1)
    sum += Number(digits[digits.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}
