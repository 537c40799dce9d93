import type { Amount } from './amount'
import { amount } from './amount'

const signs: ReadonlyMap<string, Amount> = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10'
    .split(' ')
    .map((pair): [string, Amount] => {
      const [numerator, denominator] = pair.slice(1).split('/')
      return [pair.charAt(0), amount(Number(numerator), Number(denominator))]
    }),
)

/** Returns the amount of a fraction character, or undefined. Example: `parseFractionSign('½')` is 1/2. */
export function parseFractionSign(sign: string): Amount | undefined {
  return signs.get(sign)
}
