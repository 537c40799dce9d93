import { produceOf } from '../receipt/receipt-food'

/** A parsed produce sticker number. Example: '94011' is number '4011', grown organically: a banana. */
export interface ProduceNumber {
  readonly number: string
  readonly organic: boolean
  /** Absent if the produce is unknown. */
  readonly foodId?: string
}

/**
 * Parses the number on a sticker of loose produce, or returns undefined: four digits from 3000 to 4999, with a leading
 * 9 for organic and 8 for genetically modified.
 * Example: `parseProduceNumber('4011')?.foodId` is 'banana'.
 */
export function parseProduceNumber(text: string): ProduceNumber | undefined {
  const [, before, number] = /^([89]?)([34]\d{3})$/.exec(text.replace(/[\s#-]/g, '')) ?? []
  if (number === undefined) return undefined
  const foodId = produceOf(number)
  return { number, organic: before === '9', ...(foodId === undefined ? {} : { foodId }) }
}
