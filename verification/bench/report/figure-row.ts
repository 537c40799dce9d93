import type { BenchFigure } from './figure'

export const figureHeadings = ['figure', 'value', 'unit', 'limit', 'note'] as const

export function toFigureRow({ name, value, unit, limit, least, note }: BenchFigure): string[] {
  const bounds = [
    ...(limit === undefined ? [] : [`≤ ${limit}`]),
    ...(least === undefined ? [] : [`≥ ${least}`]),
  ]
  return [name, formatFigure(value), unit, bounds.join(', '), note ?? '']
}

/** As many digits as mean something: 0.00012, 0.083, 1.42, 37.5, 4210. */
export function formatFigure(value: number): string {
  if (Number.isInteger(value)) return String(value)
  const size = Math.abs(value)
  if (size < 0.1) return value.toPrecision(2)
  return value.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0)
}
