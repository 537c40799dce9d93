/** Returns the confidence label of the specification: High above 90, otherwise Medium. */
export function getConfidenceLabel(percent: number): 'High' | 'Medium' {
  return percent > 90 ? 'High' : 'Medium'
}
