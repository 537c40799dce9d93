import type { Figure, Measured } from './figure'

export interface Verdict {
  brokenLimit: boolean
  /** What to say about the figure, if anything. */
  remark: string
}

const tolerated = 0.2

/** Judges a figure by its own limit and by what the same measurement found before. */
export function judge(figure: Figure, before: Measured | undefined): Verdict {
  const { limit, least } = figure
  if (limit !== undefined && figure.value > limit)
    return { brokenLimit: true, remark: `✗ above the limit of ${limit}` }
  if (least !== undefined && figure.value < least)
    return { brokenLimit: true, remark: `✗ below the least of ${least}` }
  const last = before?.figures.find(({ name, unit }) => name === figure.name && unit === figure.unit)
  const worse = figure.unit === 'ratio' && last && figure.value < last.value * (1 - tolerated)
  return { brokenLimit: false, remark: worse ? `! worse than ${last.value.toFixed(2)} before` : '' }
}
