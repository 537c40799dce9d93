import { describePicture } from '@larder/plating/describe-picture'
import { drawPicture } from '@larder/plating/draw-picture'
import { dishForms } from '@larder/plating/picture-description'
import { vesselOf } from '@larder/plating/reading/vessel'
import type { Theme } from '../../ui/theme/theme'

/** Draws every form of a dish with the same foods, in both themes, as addresses of pictures. */
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
