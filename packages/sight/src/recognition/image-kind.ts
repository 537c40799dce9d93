import type { ImageSize } from './model-input'

/** The kind of a picture, determined before recognition. Example: a photographed bill is 'printed', a lens cap 'blank'. */
export type ImageKind = 'blank' | 'grey' | 'printed' | 'worth a look'

/** The minimum difference between the strongest and the weakest of red, green and blue for a colour, … */
const colour = 40
/** … and the minimum difference of lightness between two neighbours for an edge. */
const edge = 30
const light = 150
/** Even white eggs on a white plate are tinted more than this on average; less is colourless. */
const greyBelow = 2
/** With a smaller share of edge pixels than this, a picture is blank; printed paper and screens have many. */
const emptyBelow = 0.002
const busyFrom = 0.04
/** The least colourful photos of food have three times as much colour, and printed paper is light except for its ink. */
const colourlessBelow = 0.03
const lightFrom = 0.8

/**
 * Classifies a small picture by its colours, one plane after the other. The model was not trained on bills, screens or
 * bare walls, and calls them ginger.
 * Example: `classifyImageKind(planes, { width: 320, height: 224 })`.
 */
export function classifyImageKind(planes: Float32Array, { width, height }: ImageSize): ImageKind {
  const size = width * height
  const counts = { colour: 0, edge: 0, light: 0 }
  let tint = 0
  const lightness = (at: number) =>
    0.3 * (planes[at] ?? 0) + 0.59 * (planes[at + size] ?? 0) + 0.11 * (planes[at + 2 * size] ?? 0)
  for (let row = 0; row < height - 1; row += 1)
    for (let at = row * width; at < (row + 1) * width - 1; at += 1) {
      const [red = 0, green = 0, blue = 0] = [planes[at], planes[at + size], planes[at + 2 * size]]
      const here = lightness(at)
      const strong = Math.max(red, green, blue) - Math.min(red, green, blue)
      tint += strong
      if (strong > colour) counts.colour += 1
      if (Math.abs(here - lightness(at + 1)) + Math.abs(here - lightness(at + width)) > edge) counts.edge += 1
      if (here > light) counts.light += 1
    }
  const share = (count: number) => count / ((width - 1) * (height - 1))
  if (share(counts.edge) < emptyBelow) return 'blank'
  if (share(tint) < greyBelow) return 'grey'
  const isPrinted =
    share(counts.colour) < colourlessBelow && share(counts.light) > lightFrom && share(counts.edge) > busyFrom
  return isPrinted ? 'printed' : 'worth a look'
}
