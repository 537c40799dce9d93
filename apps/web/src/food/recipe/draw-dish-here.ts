import { describePicture } from '@larder/plating/describe-picture'
import { drawPicture } from '@larder/plating/draw-picture'
import { dishForms } from '@larder/plating/picture-description'
import { vesselOf } from '@larder/plating/reading/vessel'
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

/** Draws every form of a dish with the same foods, in both themes, as addresses of pictures, for the gallery. */
export function drawForms() {
  const dish = describePicture({
    title: 'Salad',
    ingredients: [{ text: 'tomatoes' }, { text: 'prawns' }, { text: 'feta' }, { text: 'basil' }],
    steps: ['Mix and serve.'],
  })
  return dishForms.map((form, at) => {
    const vessel = vesselOf(form, [])
    const draw = (theme: Theme) => {
      const svg = drawPicture(
        { ...dish, form, vessel, seed: dish.seed + at },
        { theme, detail: 'light', size: 320 },
      )
      return `data:image/svg+xml,${encodeURIComponent(svg)}`
    }
    return { form, vessel, pictures: { light: draw('light'), dark: draw('dark') } }
  })
}
