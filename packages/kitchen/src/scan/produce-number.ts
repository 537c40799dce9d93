import { produceOf } from '../receipt/receipt-food'

/** The number on a fruit's sticker, read. Example: '94011' is number '4011', grown organically: a banana. */
export interface ProduceNumber {
  readonly number: string
  readonly organic: boolean
  /** Absent when we do not know which fruit it stands for. */
  readonly foodId?: string
}

/**
 * The number on a sticker of loose produce, or nothing when the digits are none: four from 3000 to 4999, with a 9 before them
 * for organic and an 8 for what was changed in its genes. Example: `readProduceNumber('4011')?.foodId` is 'banana'.
 */
export function parseProduceNumber(text: string): ProduceNumber | undefined {
  const [, before, number] = /^([89]?)([34]\d{3})$/.exec(text.replace(/[\s#-]/g, '')) ?? []
  if (number === undefined) return undefined
  const foodId = produceOf(number)
  return { number, organic: before === '9', ...(foodId === undefined ? {} : { foodId }) }
}
