import { variableRecipeFoods } from '../data/text/name-words'
import type { Allergen } from '../diet/allergen'
import { lazyValue } from '../fact-table'
import type { Food, Trait } from '../food/food'
import { findByWholeName } from './food-names'

/** A claim that a food is free from something, with its number of words. Example: 'gluten free' claims gluten in two words. */
export interface FreeFromClaim {
  readonly allergens: readonly Allergen[]
  readonly traits: readonly Trait[]
  readonly words: number
}

const meats: readonly Trait[] = ['meat', 'red-meat', 'processed-meat', 'fish', 'shellfish']
const claimsByKind: Readonly<Record<string, Omit<FreeFromClaim, 'words'>>> = {
  vegan: {
    allergens: ['fish', 'shellfish', 'molluscs', 'eggs', 'dairy'],
    traits: [...meats, 'dairy', 'egg', 'honey', 'rennet'],
  },
  vegetarian: { allergens: ['fish', 'shellfish', 'molluscs'], traits: meats },
}
const kindByPhrase: ReadonlyMap<string, string> = new Map([
  ['vegan', 'vegan'],
  ['plant based', 'vegan'],
  ['vegetarian', 'vegetarian'],
  ['veggie', 'vegetarian'],
  ['meat free', 'vegetarian'],
])
const allergenOf: ReadonlyMap<string, Allergen> = new Map([
  ['gluten', 'gluten'],
  ['dairy', 'dairy'],
  ['milk', 'dairy'],
  ['egg', 'eggs'],
  ['nut', 'nuts'],
  ['peanut', 'peanuts'],
  ['soy', 'soy'],
  ['sesame', 'sesame'],
  ['fish', 'fish'],
  ['shellfish', 'shellfish'],
  ['sulfite', 'sulfites'],
  ['msg', 'msg'],
  ['celery', 'celery'],
  ['mustard', 'mustard'],
  ['lupin', 'lupin'],
  ['mollusc', 'molluscs'],
  ['mollusk', 'molluscs'],
])
const traitOf: Readonly<Partial<Record<Allergen, Trait>>> = {
  dairy: 'dairy',
  eggs: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  molluscs: 'shellfish',
}

/**
 * Returns the claim that begins at an index of a name's stems, or undefined. Example: in 'dairy free bread' it claims dairy, in
 * 'vegan spaghetti' all that comes from animals.
 */
export function freeFromClaimAt(
  stems: readonly string[],
  at: number,
  end = stems.length,
): FreeFromClaim | undefined {
  const [first = '', second = ''] = stems.slice(at, Math.min(at + 2, end))
  for (const [name, words] of [
    [`${first} ${second}`, 2],
    [first, 1],
  ] as const) {
    const kind = claimsByKind[kindByPhrase.get(name) ?? '']
    if (kind) return { ...kind, words }
  }
  const allergen =
    second === 'free'
      ? allergenOf.get(first)
      : first === 'without' || first === 'no'
        ? allergenOf.get(second)
        : undefined
  if (!allergen) return undefined
  const trait = traitOf[allergen]
  return { allergens: [allergen], traits: trait ? [trait] : [], words: 2 }
}

const variableFoods = lazyValue(() => new Set(variableRecipeFoods.trim().split(/\s+/)))

/**
 * Whether a food stays the same food under a claim: it never contains what the claim excludes, and products without it have no
 * replacement. Example: 'vegan spaghetti' is spaghetti without egg; 'vegan cheese' is not cheese, and the milk in a 'dairy-free
 * smoothie' is unknown.
 */
export function isValidUnderClaim(food: Food, { allergens, traits }: FreeFromClaim): boolean {
  const overlaps = (values: readonly string[], excluded: readonly string[]) =>
    values.some((one) => excluded.includes(one))
  if (overlaps(food.contains, allergens) || overlaps(food.traits, traits)) return false
  if (traits.length === 0 || variableFoods().has(food.id)) return true
  return !overlaps(food.often, allergens) && !overlaps(food.oftenTraits, traits)
}

/**
 * Whether a food stays the same food under a claim, and so does every other food with a longer name in these words, whose last
 * `own` words are its own. Example: potatoes do under 'vegan', but 'mashed potatoes' may contain milk or a replacement.
 */
export function isNamedUnderClaim(
  food: Food,
  claim: FreeFromClaim,
  words: readonly string[],
  own: number,
): boolean {
  if (!isValidUnderClaim(food, claim)) return false
  for (let from = 0; from < words.length - own; from += 1) {
    const longer = findByWholeName(words, from)
    if (longer && !isValidUnderClaim(longer.food, claim)) return false
  }
  return true
}
