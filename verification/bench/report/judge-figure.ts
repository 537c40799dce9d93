import type { BenchFigure, MeasurementResult } from './figure'

export interface FigureVerdict {
  brokenLimit: boolean
  /** By more than a fifth, where it can be compared. */
  isWorse: boolean
  /** What to say about the figure, if anything. */
  remark: string
}

const tolerance = 0.2

/** Judges a figure by its own limit and by what the same measurement found before. */
export function judgeFigure(figure: BenchFigure, before: MeasurementResult | undefined): FigureVerdict {
  const { limit, least } = figure
  const last = before?.figures.find(({ name, unit }) => name === figure.name && unit === figure.unit)
  const isWorse = last !== undefined && gotWorse(figure, last)
  if (limit !== undefined && figure.value > limit)
    return { brokenLimit: true, isWorse, remark: `✗ above the limit of ${limit}` }
  if (least !== undefined && figure.value < least)
    return { brokenLimit: true, isWorse, remark: `✗ below the least of ${least}` }
  return {
    brokenLimit: false,
    isWorse,
    remark: isWorse ? `! worse than ${last.value.toFixed(2)} before` : '',
  }
}

/** Only what was compared with something in its own run can be compared with another run. */
function gotWorse({ unit, value }: BenchFigure, last: BenchFigure): boolean {
  if (unit === 'ratio') return value < last.value * (1 - tolerance)
  return unit === 'times' && value > last.value * (1 + tolerance)
}

/** What a run comes to, in its last line and as the number it ends with: broken limits weigh most, then what could not be measured. */
export function concludeRun(
  verdicts: readonly FigureVerdict[],
  notMeasured: readonly string[],
): RunConclusion {
  const broken = verdicts.filter(({ brokenLimit }) => brokenLimit).length
  const worse = verdicts.filter(({ isWorse }) => isWorse).length
  const parts = [
    ...(notMeasured.length > 0 ? [`NOT MEASURED: ${notMeasured.join(', ')}`] : []),
    ...(broken > 0 ? [`${broken} of ${verdicts.length} figures BREAK THEIR LIMIT`] : []),
    ...(worse > 0 ? [`${worse} GOT WORSE by more than a fifth`] : []),
  ]
  const code = notMeasured.length > 0 ? 2 : broken > 0 ? 1 : worse > 0 ? 3 : 0
  if (parts.length === 0)
    return {
      code,
      line: `Good: ${verdicts.length} figures, each within its limit, none a fifth worse than before.`,
    }
  return { code, line: `Not good: ${parts.join('; ')}.` }
}

export interface RunConclusion {
  /** 0 good, 1 a limit is broken, 2 something could not be measured, 3 something got worse. */
  code: 0 | 1 | 2 | 3
  line: string
}
