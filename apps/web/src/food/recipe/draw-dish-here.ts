import { describePicture } from '@larder/plating/describe-picture'
import { drawPicture } from '@larder/plating/draw-picture'
import type { Theme } from '../../ui/theme/theme'

/** What is known of a dish wherever it is shown. */
export interface KnownDish {
  readonly title: string
  readonly category: string
  readonly tags: readonly string[]
  /** Ids of its foods, the heaviest first. */
  readonly plate: readonly string[]
}

/** The heaviest food counts as so many grams; each after it as less. */
const heaviestGrams = 400

/**
 * Draws a dish in the browser, without the filters that are slow there. Less is known of it than on the server, so that the
 * picture may differ in a detail.
 */
export function drawDishHere({ title, category, tags, plate }: KnownDish, theme: Theme): string {
  const ingredients = plate.map((food, place) => ({
    text: food.replaceAll('-', ' '),
    food,
    grams: Math.round(heaviestGrams * 0.7 ** place),
  }))
  const description = describePicture({ title, course: category, tags, ingredients, steps: [] })
  return drawPicture(description, { theme, detail: 'light', size: 480 })
}
