import { parseIngredient } from '../ingredient/ingredient'

/**
 * What was read in a line, for tests: the food as written, then [first choice; others that would do] or [+ what else goes in],
 * then what is said about it. Example: '6 eggs, separated' is 'eggs | done separated'.
 */
export function shownIngredient(line: string): string {
  const { label, name, alternatives, others, size, preparation, purpose, note, optional } =
    parseIngredient(line)
  const choices = alternatives.length > 0 ? ` [${[name, ...alternatives].join('; ')}]` : ''
  const more = others.length > 0 ? ` [+ ${others.join(' + ')}]` : ''
  const parts = [
    size && `size ${size}`,
    preparation && `done ${preparation}`,
    purpose && `why ${purpose}`,
    note && `note ${note}`,
    optional && 'optional',
  ]
  return [`${label}${choices}${more}`, ...parts.filter(Boolean)].join(' | ')
}
