const withoutSkin = /\b(?:skinned|skinless|skin removed|without skin)\b/i

/** Kinds of a food that are one food to buy and to swap, but not to measure. */
const kinds: Readonly<Record<string, { readonly said: RegExp; readonly row: string }>> = {
  // 'Cream' is whipping cream in most countries; British double cream is half as rich again.
  'heavy-cream': { said: /\bdouble cream\b/i, row: 'double-cream' },
  // The American table measures stew meat that is trimmed of nearly all its fat; in Europe it is chuck and blade, like braising steak.
  'beef-stew-meat': { said: /\b(?:braising|stewing) (?:steak|beef)\b/i, row: 'braising-steak' },
  // American bacon is far fatter than streaky bacon, which CoFID has as the French table has lardons; only Europeans say that it is smoked.
  bacon: { said: /\b(?:streaky|smoked)\b/i, row: 'lardons' },
  // Canadian bacon is trimmed of the rim of fat that British back bacon has.
  'canadian-bacon': { said: /\bback bacon\b/i, row: 'back-bacon' },
  // The French table has lardons of their own, leaner than whole cured belly.
  pancetta: { said: /\blardons?\b/i, row: 'lardons' },
  // The figures of poultry on the bone are with skin, which is half of its fat.
  'bone-in-chicken-breast': { said: withoutSkin, row: 'chicken-breast' },
  'bone-in-chicken-thigh': { said: withoutSkin, row: 'chicken-thigh' },
  'chicken-thigh': { said: /\bskin[- ]on\b/i, row: 'bone-in-chicken-thigh' },
  'chicken-drumstick': { said: withoutSkin, row: 'chicken-thigh' },
  'cooked-chicken': { said: /\bbreasts?\b/i, row: 'cooked-chicken-breast' },
}

/**
 * Returns the row of the nutrition table that holds for a food as a line calls it.
 * Example: `measuredAs('heavy-cream', '100 ml double cream')` is 'double-cream', of '100 ml cream' 'heavy-cream'.
 */
export function measuredAs(foodId: string, text: string): string {
  const kind = Object.hasOwn(kinds, foodId) ? kinds[foodId] : undefined
  return kind?.said.test(text) ? kind.row : foodId
}
