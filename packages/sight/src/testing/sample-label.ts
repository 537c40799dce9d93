/** How a label is drawn. Example: `{ font: 'DejaVu Serif', turn: 2 }`. */
export interface LabelLook {
  readonly font?: string
  /** Degrees. */
  readonly turn?: number
  /** The size of its print in pixels. */
  readonly size?: number
  /** A white spot over a part of it, in shares of its width and height. */
  readonly glare?: { readonly x: number; readonly y: number; readonly radius: number }
}

const width = 1100
const margin = 90

/**
 * Draws the paragraphs of a label as an SVG, broken into lines; a paragraph with '\n' is a table of rows, its cells parted by '|'.
 * Example: `sampleLabelSvg(['Ingredients: sugar, milk.', 'per 100 g|539 kcal\nFat|30.9 g'])`.
 */
export function sampleLabelSvg(paragraphs: readonly string[], look: LabelLook = {}): string {
  const { font = 'DejaVu Sans', turn = 0, size = 26, glare } = look
  const letters = Math.floor((width - 2 * margin) / (size * 0.6))
  const print: string[] = []
  let y = margin + size
  const put = (x: number, text: string) => print.push(`<text x="${x}" y="${y}">${escapeXml(text)}</text>`)
  for (const paragraph of paragraphs) {
    if (paragraph.includes('\n'))
      for (const row of paragraph.split('\n')) {
        for (const [at, cell] of row.split('|').entries()) put(margin + at * 340 + (at > 0 ? 120 : 0), cell)
        y += size * 1.5
      }
    else
      for (const line of breakLines(paragraph, letters)) {
        put(margin, line)
        y += size * 1.4
      }
    y += size * 2.6
  }
  const height = Math.round(y + margin - size * 2.6)
  const spot = glare
    ? `<ellipse cx="${glare.x * width}" cy="${glare.y * height}" rx="${glare.radius * width}" ry="${glare.radius * 0.5 * height}" fill="#fff" filter="url(#soft)"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft"><feGaussianBlur stdDeviation="6"/></filter>
    <rect width="100%" height="100%" fill="#f3f1ea"/>
    <g transform="rotate(${turn} ${width / 2} ${height / 2})" font-family="${font}, sans-serif" font-size="${size}" fill="#23211f">${print.join('')}</g>
    ${spot}
  </svg>`
}

function breakLines(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}
