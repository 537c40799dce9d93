import { readerAlphabet, readerClassCount } from '../../page/decode-line'

/** A digit read in a strip. Example: `{ digit: 7, chance: 0.98, column: 124 }`. */
export interface StripDigit {
  readonly digit: number
  readonly chance: number
  /** Its column of the strip. */
  readonly column: number
}

/** Letters that the line reader, which expects words, takes for a digit. */
const lookalikes = ['OoQ', 'Il', 'Zz', '', '', 'Ss', '', '', 'B', '']
const digitClasses = lookalikes.map((letters, digit) =>
  [...`${digit}${letters}`].map((letter) => readerAlphabet.indexOf(letter) + 1),
)
const stepWidth = 4

/**
 * Returns the digits of a strip from the probabilities of every letter at every step.
 * Example: '5"030159"' has seven digits; the guard bars between them count for nothing.
 */
export function readDigitStrip(chances: Float32Array): StripDigit[] {
  const steps = Math.floor(chances.length / readerClassCount)
  const digits: StripDigit[] = []
  let before = 0
  for (let step = 0; step < steps; step += 1) {
    const { answer, chance, digit } = likeliestAt(chances, step * readerClassCount)
    if (answer !== before && digit !== undefined)
      digits.push({ digit, chance, column: (step + 0.5) * stepWidth })
    before = answer
  }
  return digits
}

/** The likeliest class of a step; the lookalikes of a digit count for it. */
function likeliestAt(chances: Float32Array, from: number) {
  let answer = 0
  let chance = 0
  for (let each = 0; each < readerClassCount; each += 1) {
    const own = chances[from + each] ?? 0
    if (own > chance) [answer, chance] = [each, own]
  }
  const digit = digitClasses.findIndex((classes) => classes.includes(answer))
  if (digit < 0) return { answer, chance, digit: undefined }
  const classes = digitClasses[digit] ?? []
  const sum = classes.reduce((total, each) => total + (chances[from + each] ?? 0), 0)
  return { answer: classes[0] ?? 0, chance: sum, digit }
}
