import type { Severity } from '@larder/kitchen/diet/allergen'

/** From the strictest on. */
export const severities: readonly Severity[] = ['high', 'medium', 'low']

export const severityNames: Readonly<Record<Severity, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

/** The effect of each severity, in one sentence. */
export const severityEffects: Readonly<Record<Severity, string>> = {
  high: 'Keeps out every dish that has it, or where nobody can tell.',
  medium: 'Keeps out every dish that has it, or where nobody can tell.',
  low: 'Warns: dishes with it are still suggested, and say so.',
}

/** Compares a severity with the default. Example: 'Looser than usual (high).' */
export function compareWithDefault(chosen: Severity, usual: Severity): string {
  if (chosen === usual) return ''
  const stricter = severities.indexOf(chosen) < severities.indexOf(usual)
  return `${stricter ? 'Stricter' : 'Looser'} than usual (${usual}).`
}
