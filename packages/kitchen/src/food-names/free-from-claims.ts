import { variableRecipeFoods } from '../data/text/name-words'
import type { Allergen } from '../diet/allergen'
import { lazyValue } from '../fact-table'
import type { Food, Trait } from '../food/food'
import { findByWholeName } from './food-names'

/** What a word beside a food says is not in it, and how many words say so. Example: 'gluten free' claims gluten in two words. */
export interface FreeFromClaim {
  readonly allergens: readonly Allergen[]
  readonly traits: readonly Trait[]
  readonly words: number
}

const meats: readonly Trait[] = ['meat', 'red-meat', 'processed-meat', 'fish', 'shellfish']
const byKind: Readonly<Record<string, Omit<FreeFromClaim, 'words'>>> = {
  vegan: {
    allergens: ['fish', 'shellfish', 'molluscs', 'eggs', 'dairy'],
    traits: [...meats, 'dairy', 'egg', 'honey', 'rennet'],
  },
  vegetarian: { allergens: ['fish', 'shellfish', 'molluscs'], traits: meats },
}
const kinds: ReadonlyMap<string, string> = new Map([
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
 * The claim that begins at a place among the roots of a name, or nothing. Example: in 'dairy free bread' it claims dairy, in
 * 'vegan spaghetti' all that comes from animals.
 */
export function freeFromClaimAt(
  roots: readonly string[],
  at: number,
  end = roots.length,
): FreeFromClaim | undefined {
  const [first = '', second = ''] = roots.slice(at, Math.min(at + 2, end))
  for (const [name, words] of [
    [`${first} ${second}`, 2],
    [first, 1],
  ] as const) {
    const kind = byKind[kinds.get(name) ?? '']
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

const isLeftOut = lazyValue(() => new Set(variableRecipeFoods.trim().split(/\s+/)))

/**
 * Whether a food stays the food under a claim: it has nothing of that for certain, and where makers put it in, the others leave
 * it out and take nothing in its stead. Example: 'vegan spaghetti' is spaghetti without egg; 'vegan cheese' is no cheese, and of
 * a 'dairy-free smoothie' nobody knows which milk is in it.
 */
export function isValidUnderClaim(food: Food, { allergens, traits }: FreeFromClaim): boolean {
  const has = (mine: readonly string[], theirs: readonly string[]) => mine.some((one) => theirs.includes(one))
  if (has(food.contains, allergens) || has(food.traits, traits)) return false
  if (traits.length === 0 || isLeftOut().has(food.id)) return true
  return !has(food.often, allergens) && !has(food.oftenTraits, traits)
}

/**
 * Whether a food stays the food under a claim, and so does every other with a longer name in these words, whose last `own` are
 * its own. Example: potatoes do under 'vegan', but the 'mashed potatoes' that end like them may hold milk, or what stands for it.
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
