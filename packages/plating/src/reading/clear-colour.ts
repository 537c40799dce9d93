import { type Colour, chromaOf, hueOf, lightnessOf, mix, tone } from '../colour'

/**
 * Takes a sauce out of the muddy colours that a mixture of everything falls into: olive becomes green or golden, dull
 * brown a warm one, grey a cream, pink orange.
 */
export function clearColour(mixed: Colour): Colour {
  const [hue, chroma, lightness] = [hueOf(mixed), chromaOf(mixed), lightnessOf(mixed)]
  if (chroma < 0.06 && lightness > 0.56 && lightness < 0.88 && (hue < 110 || hue > 340))
    return mix(mixed, '#f4dfae', 0.6)
  // Tomato and cream make a pink that no pot has: it is orange.
  if (hue > 18 && hue < 62 && lightness > 0.6 && chroma < 0.17) return mix(mixed, '#ef9a42', 0.36)
  if (hue > 78 && hue < 125 && lightness < 0.68)
    return hue > 98 ? mix(mixed, '#84a53c', 0.55) : tone(mix(mixed, '#dba138', 0.55), 0.02, 1.04)
  // Leeks and potatoes make a cream, not mustard.
  if (hue > 90 && hue < 112 && lightness < 0.84 && chroma > 0.09) return mix(mixed, '#f0dd94', 0.5)
  if (hue > 48 && hue <= 78 && lightness < 0.62 && chroma < 0.12)
    return tone(mix(mixed, '#b9621c', 0.34), 0.015, 1.06)
  return mixed
}
