import type { GreyImage } from '../image/image'

/** How much darker than its paper pale print becomes. Example: paper 255, letters 120. */
const usualContrast = 135
/** Print paler than this is darkened. */
const paleContrast = 90
/** A few pale tiles are a picture, a stamp or the table, and not faded print. */
const leastPaleShare = 0.4
/** Print with less contrast than this is not told from the grain of the paper. */
const leastContrast = 14
const mostGain = 7
/** Letters cover about a tenth of a tile with text; the darkest part of them counts. */
const inkShare = 0.03
/** Pixels this much beyond the grain are print. */
const beyondGrain = 3.5

/**
 * Darkens pale print, each part of the page by its own contrast: thermal paper fades, and a part of it first. The paper must
 * be white already.
 * Example: letters of 225 on white become about 120; a page of usual print stays the same.
 */
export function deepenPrint(page: GreyImage): GreyImage {
  const size = Math.max(48, Math.round(Math.max(page.width, page.height) / 16))
  const columns = Math.ceil(page.width / size)
  const rows = Math.ceil(page.height / size)
  const gains = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      gains[row * columns + column] = gainOfTile(page, column * size, row * size, size)
  const printed = gains.filter((gain) => gain > 0)
  if (printed.filter((gain) => gain > 1).length <= printed.length * leastPaleShare) return page
  const filled = fillBlankTiles(gains, columns, rows)
  const { width, height, data } = page
  const deeper = new Uint8Array(data.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    const top = clamp((y + 0.5) / size - 0.5, rows - 1)
    const upper = Math.floor(top)
    const lower = Math.min(upper + 1, rows - 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const across = clamp((x + 0.5) / size - 0.5, columns - 1)
      const left = Math.floor(across)
      const right = Math.min(left + 1, columns - 1)
      const above = mix(filled[upper * columns + left], filled[upper * columns + right], across - left)
      const below = mix(filled[lower * columns + left], filled[lower * columns + right], across - left)
      const light = 255 - (255 - (data[at] ?? 255)) * mix(above, below, top - upper)
      deeper[at] = light < 0 ? 0 : light
    }
  }
  return { width, height, data: deeper }
}

// One where print is dark enough, zero where there is none.
function gainOfTile({ width, height, data }: GreyImage, left: number, top: number, size: number): number {
  const counts = new Uint32Array(256)
  let steps = 0
  let pixels = 0
  for (let y = top; y < Math.min(height, top + size); y += 1) {
    for (let x = left, at = y * width + left; x < Math.min(width, left + size); x += 1, at += 1) {
      const light = data[at] ?? 255
      counts[light] = (counts[light] ?? 0) + 1
      steps += Math.abs(light - (data[at - 1] ?? light))
      pixels += 1
    }
  }
  const contrast = 255 - lightAt(counts, pixels * inkShare)
  const grain = 255 - lightAt(counts, pixels * 0.4)
  if (contrast < Math.max(leastContrast, beyondGrain * grain, (1.5 * steps) / Math.max(1, pixels))) return 0
  return contrast < paleContrast ? Math.min(mostGain, usualContrast / contrast) : 1
}

function lightAt(counts: Uint32Array, rank: number): number {
  let seen = 0
  for (let light = 0; light < 256; light += 1) {
    seen += counts[light] ?? 0
    if (seen > rank) return light
  }
  return 255
}

// A tile without print takes the gain of its neighbours, so that letters at its edge are not paler than the rest.
function fillBlankTiles(gains: Float32Array, columns: number, rows: number): Float32Array {
  const filled = gains.slice()
  for (let at = 0; at < gains.length; at += 1) {
    if ((gains[at] ?? 0) > 0) continue
    const [row, column] = [Math.floor(at / columns), at % columns]
    let sum = 0
    let count = 0
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        const gain = gains[y * columns + x] ?? 0
        sum += gain
        count += gain > 0 ? 1 : 0
      }
    filled[at] = count > 0 ? sum / count : 1
  }
  return filled
}

function mix(first = 1, second = 1, share = 0): number {
  return first + (second - first) * share
}

function clamp(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : value
}
