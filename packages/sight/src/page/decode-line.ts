const receiptAlphabet =
  '!"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  'ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜßàâäçèéêëîïôöùûüñÑ°£€ '

/**
 * The characters of the line readers, after their first class, the blank. The reader of receipts knows the first 131, the
 * reader of pages all. Example: the second answer is '!'.
 */
export const readerAlphabet = `${receiptAlphabet}½¼¾⅓⅔⅛ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďěíňřšťúůýžÁČĎĚÍŇŘŠŤÚŮÝŽőűŐŰđĐåæøÅÆØãõÃÕìòğışĞİŞășțĂȘȚ–•`

/** The number of classes of the reader of receipts, the blank included. Example: 132. */
export const readerClassCount = receiptAlphabet.length + 1

/** A decoded line. Example: `{ text: 'MILK   4.99', confidence: 0.97 }`. */
export interface DecodedLine {
  readonly text: string
  /** The overall confidence of its letters, 0 to 1. */
  readonly confidence: number
}

/** On receipts accents are rare and specks of dirt common: an accented letter needs this much more confidence. */
const accentDoubt = 0.3
const isAccented = [false, ...[...readerAlphabet].map((letter) => /[^\P{L}A-Za-z]/u.test(letter))]
/** A gap of this many steps, each a sixth of a capital's height, separates columns. */
const columnGap = 16

/**
 * Decodes a line from the probabilities of every letter at every step (CTC). The same letter at consecutive steps is
 * one letter. Columns are separated by three spaces.
 * Example: steps of 'M', 'M', nothing, 'M' spell 'MM'.
 */
export function decodeLine(chances: Float32Array, classCount = readerClassCount): DecodedLine {
  const steps = Math.floor(chances.length / classCount)
  let [text, before, lastAt, isApart] = ['', 0, -columnGap, false]
  let [sum, count] = [0, 0]
  for (let step = 0; step < steps; step += 1) {
    const [best, chance] = bestAt(chances, step * classCount, classCount)
    const letter = best === before ? '' : readerAlphabet.charAt(best - 1)
    before = best
    if (best === 0) continue
    if (letter === ' ') isApart = true
    else if (letter !== '') {
      if (text !== '' && step - lastAt >= columnGap) text += '   '
      else if (text !== '' && isApart) text += ' '
      text += letter
      isApart = false
      sum += chance
      count += 1
    }
    if (letter !== ' ' && readerAlphabet.charAt(best - 1) !== ' ') lastAt = step
  }
  return { text, confidence: count === 0 ? 0 : sum / count }
}

function bestAt(chances: Float32Array, from: number, classCount: number): [number, number] {
  const isReceipt = classCount === readerClassCount
  let [best, chance] = [0, 0]
  for (let answer = 0; answer < classCount; answer += 1) {
    const own = (chances[from + answer] ?? 0) * (isAccented[answer] && isReceipt ? accentDoubt : 1)
    if (own > chance) [best, chance] = [answer, own]
  }
  return [best, chance]
}
