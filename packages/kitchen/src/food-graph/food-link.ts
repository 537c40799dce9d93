import type { Bits } from '../diet/bit-sets'
import type { Eater } from '../diet/eater'
import { dietaryNeedsOf } from '../diet/eater'
import { dislikedFoods } from '../dislike/disliked-foods'
import { objectionsToFood } from './food-objections'

/** How a food covers another: it is a kind of it, it is as good as it, or the other is made from it. Example: 'made'. */
export type FoodLinkKind = 'kind' | 'as good' | 'made'

/** What a food brings that the asked one has not. Example: soy sauce for tamari adds what gluten forbids. */
export interface AddedRestrictions {
  readonly allergens: Bits
  readonly diets: Bits
}

/**
 * One food that covers a need of another without being a substitution. Example: lemon covers lemon juice: `{ from: 'lemon',
 * to: 'lemon-juice', how: 'made', grams: 1.21, part: 1, words: 'juice of', … }`.
 */
export interface FoodLink {
  /** The food that is there. */
  readonly from: string
  /** The food that is asked for. */
  readonly to: string
  readonly how: FoodLinkKind
  /** Grams of the one for each gram of the other. */
  readonly grams: number
  /** Which part of a piece it is, where parts share one piece (juice and zest); 0 is the whole. */
  readonly part: 0 | 1 | 2
  /** What is done, for what is made. Example: 'juice of'. */
  readonly words: string
  /** What it brings that the asked food has not; nothing for most. */
  readonly adds: AddedRestrictions
}

/** A link whose `adds` is worked out when it is first asked for. Example: `linkOf({ from: 'lemon', to: 'lemon-juice', … })`. */
export function createFoodLink(link: Omit<FoodLink, 'adds'>): FoodLink {
  return new LazyLink(link)
}

// A class, because thousands are asked for every suggestion, and all of one shape are asked faster.
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
    this.#added ??= addedBy(this.from, this.to)
    return this.#added
  }
}

function addedBy(from: string, to: string): AddedRestrictions {
  const [brings, has] = [objectionsToFood(from), objectionsToFood(to)]
  // What is certain in the one and only possible in the other is new too: the cook's own tamari may be free of gluten.
  return {
    allergens: (brings.contains & ~has.contains) | (brings.allergens & ~has.allergens),
    diets: (brings.unfit & ~has.unfit) | (brings.notFitting & ~has.notFitting),
  }
}

/** Whether a link brings nothing that the asked food has not. Example: gluten-free oats for oats, never oats for gluten-free oats. */
export function addsNoRestrictions({ adds }: FoodLink): boolean {
  return (adds.allergens | adds.diets) === 0
}

/**
 * Which links may be used for these people: none brings what somebody avoids, does not fit a diet or is disliked. Where nobody
 * is known, only links that add nothing. Example:
 * `allowedFor([coeliac])(soySauceForTamari)` is false, `allowedFor([])(soySauceForTamari)` true.
 */
export function linksAllowedFor(eaters: readonly Eater[] | undefined): (link: FoodLink) => boolean {
  if (!eaters) return addsNoRestrictions
  const { avoids, diets } = dietaryNeedsOf(eaters)
  const dislikes = eaters.flatMap(({ dislikes = [] }) => dislikes.map((text) => dislikedFoods(text).foods))
  const suits = ({ adds }: FoodLink) => (adds.allergens & avoids) === 0 && (adds.diets & diets) === 0
  if (dislikes.length === 0) return (avoids | diets) === 0 ? everyLink : suits
  return (link) => suits(link) && !dislikes.some((foods) => foods.has(link.from) && !foods.has(link.to))
}

function everyLink(): boolean {
  return true
}

/** What is comparable between a need and a lot by a link: the same unit, and grams where it is not one for one. Example: `compares(link, 'g', 'g')`. */
export function comparableMeasures({ grams }: FoodLink, heldIn: string, neededIn: string): boolean {
  return heldIn === neededIn && (grams === 1 || heldIn === 'g')
}
