import { stickyMatchAt } from '../recipe-steps/step-number'

/**
 * A temperature of a recipe.
 * Example: '160C fan' is `{ value: 160, scale: 'C', fan: true }`, 'gas mark 4' is `{ value: 4, scale: 'gas' }`.
 */
export interface Temperature {
  readonly value: number
  /** The upper end of a range. */
  readonly to?: number
  readonly scale: 'C' | 'F' | 'gas'
  /** For a fan oven. */
  readonly fan?: true
}

const marks: readonly (readonly [mark: number, celsius: number, fahrenheit: number])[] = [
  [0.25, 110, 225],
  [0.5, 130, 250],
  [1, 140, 275],
  [2, 150, 300],
  [3, 170, 325],
  [4, 180, 350],
  [5, 190, 375],
  [6, 200, 400],
  [7, 220, 425],
  [8, 230, 450],
  [9, 240, 475],
  [10, 260, 500],
]

/**
 * Returns degrees Celsius, in the steps of an oven dial for oven heat and exact otherwise.
 * Example: 350 °F are 180 °C, gas mark 6 is 200 °C, a core of 165 °F is 74 °C.
 */
export function toCelsius({ value, scale }: Pick<Temperature, 'value' | 'scale'>): number {
  if (scale === 'C') return value
  if (scale === 'gas') return nearestMark(value)[1]
  const exact = ((value - 32) * 5) / 9
  return value >= ovenFrom.F && value % 25 === 0 ? nearest(exact, 10) : Math.round(exact)
}

/**
 * Returns degrees Fahrenheit, as an oven dial or a thermometer shows them.
 * Example: 180 °C are 350 °F, a core of 75 °C is 167 °F.
 */
export function toFahrenheit({ value, scale }: Pick<Temperature, 'value' | 'scale'>): number {
  if (scale === 'F') return value
  if (scale === 'gas') return nearestMark(value)[2]
  const exact = (value * 9) / 5 + 32
  const dial = nearest(exact, 25)
  const isOven = value >= ovenFrom.C && (value % 10 === 0 || Math.abs(dial - exact) < 4)
  return isOven ? dial : Math.round(exact)
}

/** Returns the nearest gas mark, or undefined below the lowest. Example: `gasMarkOf({ value: 180, scale: 'C' })` is 4. */
export function gasMarkOf(temperature: Temperature): number | undefined {
  if (temperature.scale === 'gas') return temperature.value
  const celsius = toCelsius(temperature)
  const [mark, heat] = marks.reduce((best, one) =>
    Math.abs(one[1] - celsius) < Math.abs(best[1] - celsius) ? one : best,
  )
  return Math.abs(heat - celsius) > 15 ? undefined : mark
}

/** Formats a temperature in a style. Example: `formatTemperature({ value: 180, scale: 'C' }, 'us')` is '350°F'. */
export function formatTemperature(temperature: Temperature, style: 'metric' | 'us'): string {
  const { value, to, scale, fan } = temperature
  const shown = (degrees: number) =>
    style === 'metric' ? toCelsius({ value: degrees, scale }) : toFahrenheit({ value: degrees, scale })
  const range = to === undefined ? `${shown(value)}` : `${shown(value)}–${shown(to)}`
  return `${range}°${style === 'metric' ? 'C' : 'F'}${fan ? ' fan' : ''}`
}

const ovenFrom = { C: 110, F: 225 }

function nearest(value: number, step: number): number {
  return Math.round(value / step) * step
}

function nearestMark(mark: number): readonly [number, number, number] {
  return marks.reduce((best, one) => (Math.abs(one[0] - mark) < Math.abs(best[0] - mark) ? one : best))
}

const degrees =
  /(fan(?:[- ](?:oven|forced))?[: ]\s*)?(-|−|minus )?(\d{2,3}(?:[.,]\d)?)(?:\s?(?:-|–|to)\s?(\d{2,3}))?(?:\s?(?:[°º˚]|degrees?\b|deg\b\.?)(?:\s?(celsius|fahrenheit|centigrade|[cf](?![\p{L}\p{N}])))?|\s?(celsius|fahrenheit|centigrade)|([cf])(?![\p{L}\p{N}])|\s([CF])(?![\p{L}\p{N}'’]))(\s*\(?fan(?:[- ](?:forced|assisted|oven))?\)?(?![\p{L}]))?/iuy
const gas = /gas(?:\s+mark)?\s?(¼|½|1\/4|1\/2|10|[1-9])(?!\d|[./]\d)(?:\s?(?:-|–|to)\s?([1-9])(?!\d))?/iy

/**
 * Returns the temperature that begins at an index of a text, and its end, or undefined.
 * Example: at the start of '180C/gas 4' it is 180 °C.
 */
export function temperatureAt(
  text: string,
  at: number,
): { readonly temperature: Temperature; readonly end: number } | undefined {
  const mark = stickyMatchAt(gas, text, at)
  if (mark) {
    const [all, low = '', high] = mark
    const value = low === '¼' || low === '1/4' ? 0.25 : low === '½' || low === '1/2' ? 0.5 : Number(low)
    const to = high === undefined ? {} : { to: Number(high) }
    return { temperature: { value, ...to, scale: 'gas' }, end: at + all.length }
  }
  const found = stickyMatchAt(degrees, text, at)
  if (!found) return undefined
  const [all, fanBefore, minus, number = '', upper, afterSign, word, letter, capital, fanAfter] = found
  const value = Number(number.replace(',', '.')) * (minus ? -1 : 1)
  const named = afterSign ?? word ?? letter ?? capital
  const isBare = afterSign === undefined && word === undefined && named !== undefined
  // '60 c' without a degree sign may be cups, and 'c' alone after a space always is.
  if (capital !== undefined && capital !== capital.toUpperCase()) return undefined
  // 'turn it by 90°', 'lower the oven by 20°': a rotation or a difference, no temperature.
  if (
    named === undefined &&
    (value < 100 || /\bby\s+(?:about\s+)?$/i.test(text.slice(Math.max(0, at - 12), at)))
  ) {
    return undefined
  }
  const scale = named === undefined ? likelyScale(value) : /^f/i.test(named) ? 'F' : 'C'
  if (isBare && value < (scale === 'C' ? 30 : 90)) return undefined
  return {
    temperature: {
      value,
      ...(upper === undefined ? {} : { to: Number(upper) }),
      scale,
      ...(fanBefore !== undefined || fanAfter !== undefined ? { fan: true } : {}),
    },
    end: at + all.length,
  }
}

// '350 degrees' and '165 degrees' are usual values in Fahrenheit, '180 degrees' in Celsius.
function likelyScale(value: number): 'C' | 'F' {
  return value > 250 || value % 10 !== 0 ? 'F' : 'C'
}
