/** How sure a result is, in the specification's words: High above 90, otherwise Medium. */
export function getConfidenceLabel(percent: number): 'High' | 'Medium' {
  return percent > 90 ? 'High' : 'Medium'
}
