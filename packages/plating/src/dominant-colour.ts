import { type Colour, mix } from './colour'
import { lightOf, type PictureTheme } from './drawing/light'
import type { PictureDescription } from './picture-description'

/** Returns the colour that a place shows before its picture is there: the dish over its cloth. */
export function dominantColour(description: PictureDescription, theme: PictureTheme): Colour {
  const light = lightOf(theme)
  const [near, far] = light.cloth[description.backdrop]
  return mix(mix(near, far, 0.5), light.lit(description.base), 0.45)
}
