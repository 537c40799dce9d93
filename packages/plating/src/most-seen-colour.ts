import type { Colour } from './colour'
import type { DishForm, PictureDescription } from './picture-description'

const shownByPieces: ReadonlySet<DishForm> = new Set(['salad', 'composed-plate', 'vegetables', 'sheet-pan'])

/** Returns the colour that lies against the vessel: rice, wrappers or pieces where they hide the sauce. */
export function mostSeenColour({ form, base, pieces, starch, starchColour }: PictureDescription): Colour {
  if (form === 'rolls' || form === 'egg-halves') return '#f3efe2'
  if (form === 'grain-bowl' && starch) return starchColour
  return (shownByPieces.has(form) ? pieces[0]?.colour : undefined) ?? base
}
