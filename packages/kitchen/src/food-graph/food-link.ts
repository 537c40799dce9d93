import type { Bits } from '../diet/bit-sets'
import type { Eater } from '../diet/eater'
import { dietaryNeedsOf } from '../diet/eater'
import { dislikedFoods } from '../dislike/disliked-foods'
import { objectionsToFood } from './food-objections'

/** How a food covers another: it is a kind of it, it is equivalent, or the other is made from it. Example: 'made'. */
export type FoodLinkKind = 'kind' | 'as good' | 'made'

/** Restrictions that the covering food has and the required food does not. Example: soy sauce for tamari adds gluten. */
interface AddedRestrictions {
  readonly allergens: Bits
  readonly diets: Bits
}

/**
 * One food that covers a need of another without being a substitution. Example: lemon covers lemon juice: `{ from: 'lemon',
 * to: 'lemon-juice', how: 'made', grams: 1.21, part: 1, words: 'juice of', … }`.
 */
export interface FoodLink {
  /** The food in stock. */
  readonly from: string
  /** The required food. */
  readonly to: string
  readonly how: FoodLinkKind
  /** Grams of `from` for each gram of `to`. */
  readonly grams: number
  /** Which part of a piece it uses, where parts share one piece (juice and zest); 0 is the whole. */
  readonly part: 0 | 1 | 2
  /** How it is made, if it is made. Example: 'juice of'. */
  readonly words: string
  /** Restrictions it adds; none for most links. */
  readonly adds: AddedRestrictions
}

/**
 * Creates a link whose `adds` is computed on first access. Example: `createFoodLink({ from: 'lemon', to: 'lemon-juice', … })`.
 */
export function createFoodLink(link: Omit<FoodLink, 'adds'>): FoodLink {
  return new LazyLink(link)
}

// A class, because every suggestion reads thousands of links, and objects of one shape are read faster.
class LazyLink implements FoodLink {
  readonly from: string
  readonly to: string
  readonly how: FoodLinkKind
  readonly grams: number
  readonly part: 0 | 1 | 2
  readonly words: string
  #added: AddedRestrictions | undefined = undefined

  constructor({ from, to, how, grams, part, words }: Omit<FoodLink, 'adds'>) {
    this.from = from
    this.to = to
    this.how = how
    this.grams = grams
    this.part = part
    this.words = words
  }

  get adds(): AddedRestrictions {
    this.#added ??= computeAdded(this.from, this.to)
    return this.#added
  }
}

function computeAdded(from: string, to: string): AddedRestrictions {
  const [source, target] = [objectionsToFood(from), objectionsToFood(to)]
  // An allergen that is certain in one food and only possible in the other is also added: the cook's own tamari may be
  // gluten-free.
  return {
    allergens: (source.contains & ~target.contains) | (source.allergens & ~target.allergens),
    diets: (source.unfit & ~target.unfit) | (source.notFitting & ~target.notFitting),
  }
}

/** Whether a link adds no restrictions. Example: gluten-free oats for oats, never oats for gluten-free oats. */
export function addsNoRestrictions({ adds }: FoodLink): boolean {
  return (adds.allergens | adds.diets) === 0
}

/**
 * Returns a filter of the links that these eaters may use: a link must not add what an eater avoids, does not fit by diet or
 * dislikes. Without known eaters, only links that add nothing are allowed. Example:
 * `linksAllowedFor([coeliac])(soySauceForTamari)` is false, `linksAllowedFor([])(soySauceForTamari)` true.
 */
export function linksAllowedFor(eaters: readonly Eater[] | undefined): (link: FoodLink) => boolean {
  if (!eaters) return addsNoRestrictions
  const known = filters.get(eaters)
  if (known) return known
  const filter = createLinkFilter(eaters)
  filters.set(eaters, filter)
  return filter
}

// Every suggested dish of a table asks.
const filters = new WeakMap<readonly Eater[], (link: FoodLink) => boolean>()

function createLinkFilter(eaters: readonly Eater[]): (link: FoodLink) => boolean {
  const { avoids, diets } = dietaryNeedsOf(eaters)
  const dislikes = eaters.flatMap(({ dislikes = [] }) => dislikes.map((text) => dislikedFoods(text).foods))
  const suits = ({ adds }: FoodLink) => (adds.allergens & avoids) === 0 && (adds.diets & diets) === 0
  if (dislikes.length === 0) return (avoids | diets) === 0 ? allowEveryLink : suits
  return (link) => suits(link) && !dislikes.some((foods) => foods.has(link.from) && !foods.has(link.to))
}

function allowEveryLink(): boolean {
  return true
}

/**
 * Whether a need and a lot can be compared through a link: both in the same unit, and in grams if the ratio is not one to one.
 * Example: `comparableMeasures(link, 'g', 'g')`.
 */
export function comparableMeasures({ grams }: FoodLink, heldIn: string, neededIn: string): boolean {
  return heldIn === neededIn && (grams === 1 || heldIn === 'g')
}
