import type { Figure, Measured } from './figure'

export interface Verdict {
  brokenLimit: boolean
  /** What to say about the figure, if anything. */
  remark: string
}

const tolerated = 0.2

/** Judges a figure by its own limit and by what the same measurement found before. */
export function judge(figure: Figure, before: Measured | undefined): Verdict {
  const brokenLimit = figure.limit !== undefined && figure.value > figure.limit
  if (brokenLimit) return { brokenLimit, remark: `✗ above the limit of ${figure.limit}` }
  const last = before?.figures.find(({ name, unit }) => name === figure.name && unit === figure.unit)
  const worse = figure.unit === 'ratio' && last && figure.value < last.value * (1 - tolerated)
  return { brokenLimit, remark: worse ? `! worse than ${last.value.toFixed(2)} before` : '' }
}
