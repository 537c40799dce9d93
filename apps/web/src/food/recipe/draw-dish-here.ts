import { describePicture } from '@larder/plating/describe-picture'
import { drawPicture } from '@larder/plating/draw-picture'
import { dishForms, type ServingVessel, servingVessels } from '@larder/plating/picture-description'
import { vesselOf } from '@larder/plating/reading/vessel'
import type { Theme } from '../../ui/theme/theme'

/** What is known of a dish wherever it is shown. */
export interface KnownDish {
  readonly title: string
  readonly category: string
  readonly tags: readonly string[]
  /** Ids of its foods, the heaviest first. */
  readonly plate: readonly string[]
  /** The lines and steps of a draft, which say more than its foods. */
  readonly lines?: readonly string[]
  readonly steps?: readonly string[]
}

/** The heaviest food counts as so many grams; each after it as less. */
const heaviestGrams = 400

/**
 * Draws a dish in the browser, without the filters that are slow there. Less is known of it than on the server, so that the
 * picture may differ in a detail.
 */
export function drawDishHere(dish: KnownDish, theme: Theme): string {
  const { title, category, tags, plate, lines, steps = [] } = dish
  const foods = plate.map((food, place) => ({
    text: food.replaceAll('-', ' '),
    food,
    grams: Math.round(heaviestGrams * 0.7 ** place),
  }))
  const ingredients = lines?.map((text) => ({ text })) ?? foods
  const description = describePicture({ title, course: category, tags, ingredients, steps })
  return drawPicture(description, { theme, detail: 'light', size: 480 })
}

/** Draws every form in every vessel that makes another picture of it, in both themes, for the gallery. */
export function drawForms() {
  const dish = describePicture({
    title: 'Salad',
    ingredients: [{ text: 'tomatoes' }, { text: 'prawns' }, { text: 'feta' }, { text: 'basil' }],
    steps: ['Mix and serve.'],
  })
  return dishForms.flatMap((form, at) => {
    const draw = (vessel: ServingVessel, theme: Theme) =>
      drawPicture({ ...dish, form, vessel, seed: dish.seed + at }, { theme, detail: 'light', size: 320 })
    const usual = vesselOf(form, [])
    // The usual one first; a vessel that changes nothing is left out.
    const distinct = new Map<string, ServingVessel>()
    for (const vessel of [usual, ...servingVessels]) {
      const svg = draw(vessel, 'light')
      if (!distinct.has(svg)) distinct.set(svg, vessel)
    }
    return [...distinct].map(([light, vessel]) => ({
      form,
      vessel,
      pictures: { light: toAddress(light), dark: toAddress(draw(vessel, 'dark')) },
    }))
  })
}

function toAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
