/**
 * The position of a receipt before the camera.
 * Example: `{ turn: 4, shade: true }` is turned by four degrees, half of it in shadow.
 */
export interface ReceiptPose {
  /** Degrees clockwise. */
  readonly turn?: number
  readonly shade?: boolean
  /** The background around it, and its width: 1 is as wide as the receipt. */
  readonly table?: { readonly colour: string; readonly around: number }
  readonly ink?: string
  readonly paper?: string
  readonly size?: number
}

/** A receipt that adds up: left and right column. Example: its fourth line is 'RYE BREAD' at '4.20'. */
export const sampleReceiptLines: readonly (readonly [string, string])[] = [
  ['CORNER GROCERS', ''],
  ['12 Hill Street, Oxley', ''],
  ['Date: 14/03/2026', '10:42'],
  ['RYE BREAD', '4.20'],
  ['WHOLE MILK 2L', '3.15'],
  ['GREEN ONION', '0.99'],
  ['CHEDDAR 400G', '6.75'],
  ['TOTAL', '15.09'],
  ['CASH', '20.00'],
  ['CHANGE', '4.91'],
  ['Thank you, please come again', ''],
]

/** Draws a receipt as an SVG, names to the left and prices to the right. Example: `sampleReceiptSvg(slipLines, { turn: 3 })`. */
export function sampleReceiptSvg(
  lines: readonly (readonly [string, string])[],
  look: ReceiptPose = {},
): string {
  const { turn = 0, shade = false, table = { colour: '#fff', around: 0.1 }, size = 26 } = look
  const { ink = '#222', paper = '#fff' } = look
  const wide = size * 20
  const high = size * 1.7 * (lines.length + 2)
  const [width, height] = [wide * (1 + table.around), high * (1 + table.around)].map(Math.ceil)
  const print = lines.map(([left, right], at) => {
    const y = size * 1.7 * (at + 1.6)
    return (
      `<text x="${size}" y="${y}">${left}</text>` +
      `<text x="${wide - size}" y="${y}" text-anchor="end">${right}</text>`
    )
  })
  const gradient = `<defs><linearGradient id="s"><stop stop-color="#000" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></linearGradient></defs>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${gradient}
    <rect width="100%" height="100%" fill="${table.colour}"/>
    <g transform="translate(${((width ?? 0) - wide) / 2} ${((height ?? 0) - high) / 2}) rotate(${turn} ${wide / 2} ${high / 2})"
      font-family="DejaVu Sans Mono, Liberation Mono, monospace" font-size="${size}" fill="${ink}">
      <rect width="${wide}" height="${high}" fill="${paper}"/>${print.join('')}
    </g>${shade ? '<rect width="100%" height="100%" fill="url(#s)"/>' : ''}</svg>`
}
