/** Formats a substitution ratio by weight: 1 is 'The same weight.', 0.75 is '75 % of the weight.' */
export function formatRatio(ratio: number): string {
  if (!(ratio > 0)) return ''
  if (Math.abs(ratio - 1) < 0.05) return 'The same weight.'
  if (ratio < 1) return `${Math.max(1, Math.round(ratio * 100))} % of the weight.`
  return `${Number(ratio.toFixed(1))} times the weight.`
}
