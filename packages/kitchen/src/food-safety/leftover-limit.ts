import type { Recipe } from '../recipe/recipe'
import { cautionsOf } from './recipe-caution'
import type { RiskClass } from './risk-class'
import { riskClassById } from './risk-class'

/** Days that portions of a dish keep in the fridge, with the deciding class. Example: `{ days: 1, riskClass }` of a risotto. */
export interface LeftoverLimit {
  readonly days: number
  readonly riskClass: RiskClass
}

/**
 * Returns how long portions of a cooked dish keep in the fridge: like leftovers, or shorter with rice, raw egg or raw fish.
 * Example: of a curry with 300 g rice among its lines it is 1 day.
 */
export function leftoverLimitOf({
  title,
  lines,
}: Pick<Recipe, 'title' | 'lines'>): LeftoverLimit | undefined {
  const ids = ['prepared-food']
  if (hasRice(title) || lines.some(({ text, foodId }) => isRice(text, foodId))) ids.push('cooked-rice')
  const words = { title, lines: lines.map(({ text }) => text), steps: [] }
  for (const { id } of cautionsOf(words)) {
    if (id === 'raw-egg') ids.push('raw-egg-dish')
    if (id === 'raw-fish') ids.push('raw-fish')
  }
  let strictest: LeftoverLimit | undefined
  for (const id of ids) {
    const riskClass = riskClassById(id)
    const days = riskClass?.asItIs
    if (riskClass && days !== undefined && days < (strictest?.days ?? Number.POSITIVE_INFINITY))
      strictest = { days, riskClass }
  }
  return strictest
}

function isRice(text: string, foodId: string | undefined): boolean {
  return foodId === undefined
    ? hasRice(text)
    : /(?:^|-)rice$|^paella$|^rice-mix$/.test(foodId) && !/cauliflower|baby/.test(foodId)
}

function hasRice(text: string): boolean {
  const withoutOtherUses = text
    .toLowerCase()
    .replace(
      /(?:cauliflower|riced?) rice|rice (?:vinegar|wine|noodles?|paper|flour|bran|milk|cakes?|krispies|syrup|starch)/g,
      '',
    )
  return /\brice\b|\brisotto\b|\bpaella\b|\bbiryani\b|\bpila[fu]\b/.test(withoutOtherUses)
}
