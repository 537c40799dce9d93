import { Canvas } from './drawing/canvas'
import { lightOf, type PictureTheme } from './drawing/light'
import { drawSteam } from './drawing/surfaces'
import { drawTable } from './drawing/table'
import { drawForm } from './forms/draw-form'
import { mostSeenColour } from './most-seen-colour'
import type { PictureDescription } from './picture-description'
import { hashText } from './random'

/** How a picture is drawn. */
export interface DrawingOptions {
  readonly theme: PictureTheme
  /** 'light' leaves out noise and blur, which are slow in a browser. */
  readonly detail: 'full' | 'light'
  /** Width of the picture in pixels; without it the picture fills its place. */
  readonly size?: number
}

/** Draws a picture as SVG. The same description and options give the same bytes. */
export function drawPicture(
  description: PictureDescription,
  { theme, detail, size }: DrawingOptions,
): string {
  const isFull = detail === 'full'
  const prefix = `p${hashText(`${JSON.stringify(description)}${theme}${detail}`).toString(36)}-`
  const canvas = new Canvas(lightOf(theme), isFull, prefix, description.seed, mostSeenColour(description))
  drawTable(canvas, description.backdrop)
  drawForm(canvas, description)
  if (description.isHot && description.form !== 'hot-drink') drawSteam(canvas, 250, 150)
  const pixels =
    size === undefined || !Number.isFinite(size) ? undefined : Math.round(Math.min(4096, Math.max(16, size)))
  return canvas.markup(
    pixels === undefined
      ? ' preserveAspectRatio="xMidYMid slice"'
      : ` width="${pixels}" height="${Math.round(pixels * 0.75)}"`,
  )
}
