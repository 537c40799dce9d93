import * as z from 'zod/mini'
import { AllergenId } from '../diet'

const figure = z.optional(z.number().check(z.gte(0), z.lte(100_000)))

/** Figures of a printed nutrition table: grams, sodium in milligrams. Example: `{ per: '100 g', kcal: 539, fat: 30.9 }`. */
export const LabelFigures = z.object({
  per: z.enum(['100 g', '100 ml', 'serving']),
  kcal: figure,
  fat: figure,
  satFat: figure,
  carbs: figure,
  sugar: figure,
  fiber: figure,
  protein: figure,
  sodium: figure,
})
/** Figures of a printed nutrition table. Example: `figures.kcal`. */
export type LabelFigures = z.infer<typeof LabelFigures>

/** Why a list may not be whole. Example: 'cut' if it reaches the edge of the picture. */
const LabelDoubtId = z.enum(['no list', 'unclear', 'cut', 'no end'])

/**
 * What a photographed label says. With a doubt or an unknown ingredient nothing is among `noneFound`.
 * Example: `{ text: 'Ingredients: sugar, milk.', contains: ['dairy'], notKnown: [], noneFound: ['nuts', …], … }`.
 */
export const ScannedLabel = z.object({
  /** The lists of ingredients and sentences about allergens, as read. */
  text: z.string(),
  doubt: z.optional(LabelDoubtId),
  contains: z.array(AllergenId),
  notKnown: z.array(AllergenId),
  noneFound: z.array(AllergenId),
  /** Ingredients that nobody knows, as read. */
  unknown: z.array(z.string()),
  figures: z.optional(LabelFigures),
  /** Conflicts with eaters of the household, one sentence each. */
  warnings: z.array(z.string()),
})
/** What a photographed label says. Example: `label.contains`. */
export type ScannedLabel = z.infer<typeof ScannedLabel>
