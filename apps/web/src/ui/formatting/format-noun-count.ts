import { numberText } from './locale'

/** Formats a number with its noun: '1 item', '5,000 items'. */
export function formatNounCount(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`
}
