import type { GreyImage } from '../image/image'

/** The lightness of the paper over the page, one number per tile. Example: darker tiles where a hand threw a shadow. */
interface Tiles {
  readonly columns: number
  readonly rows: number
  readonly size: number
  readonly light: Float32Array
}

/** Minimum lightness of shaded paper relative to the brightest paper; anything darker is not paper. */
const darkestPaper = 0.3

/**
 * Removes shadows from paper: every pixel is divided by the lightness of the paper around it, so that paper becomes
 * white everywhere.
 * Example: a page lit from the left, 240 there and 120 at its right edge, is 255 at both.
 */
export function removeShadows(grey: GreyImage): GreyImage {
  const tiles = paperLight(grey)
  const { width, height, data } = grey
  const even = new Uint8Array(data.length)
  const across = new Float32Array(width)
  for (let y = 0; y < height; y += 1) {
    const atRow = clamp((y + 0.5) / tiles.size - 0.5, tiles.rows - 1)
    const upper = Math.floor(atRow)
    rowOfLight(tiles, upper, atRow - upper, across)
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      const light = ((data[at] ?? 0) * 255) / (across[x] ?? 255)
      even[at] = light > 255 ? 255 : light
    }
  }
  return { width, height, data: even }
}

function rowOfLight(tiles: Tiles, upper: number, below: number, across: Float32Array): void {
  const { columns, rows, size, light } = tiles
  const lower = Math.min(upper + 1, rows - 1)
  for (let x = 0; x < across.length; x += 1) {
    const atColumn = clamp((x + 0.5) / size - 0.5, columns - 1)
    const left = Math.floor(atColumn)
    const right = Math.min(left + 1, columns - 1)
    const beside = atColumn - left
    const top =
      (light[upper * columns + left] ?? 0) * (1 - beside) + (light[upper * columns + right] ?? 0) * beside
    const bottom =
      (light[lower * columns + left] ?? 0) * (1 - beside) + (light[lower * columns + right] ?? 0) * beside
    across[x] = top * (1 - below) + bottom * below
  }
}

// A tile is wider than a stroke, so most of its pixels are paper: the lighter ones of those are used.
function paperLight(grey: GreyImage): Tiles {
  const size = Math.max(12, Math.round(Math.max(grey.width, grey.height) / 60))
  const columns = Math.ceil(grey.width / size)
  const rows = Math.ceil(grey.height / size)
  const raw = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      raw[row * columns + column] = lightOfTile(grey, column * size, row * size, size)
  }
  const brightest = [...raw].sort((a, b) => a - b)[Math.floor(raw.length * 0.95)] ?? 255
  const least = Math.max(1, brightest * darkestPaper)
  return {
    columns,
    rows,
    size,
    light: smoothTiles(raw, columns, rows).map((light) => Math.max(light, least)),
  }
}

function lightOfTile({ width, height, data }: GreyImage, left: number, top: number, size: number): number {
  const counts = new Uint32Array(256)
  let pixels = 0
  for (let y = top; y < Math.min(top + size, height); y += 1) {
    for (let x = left; x < Math.min(left + size, width); x += 1) {
      const grey = data[y * width + x] ?? 0
      counts[grey] = (counts[grey] ?? 0) + 1
      pixels += 1
    }
  }
  let lighter = Math.floor(pixels * 0.2)
  for (let grey = 255; grey > 0; grey -= 1) {
    lighter -= counts[grey] ?? 0
    if (lighter < 0) return grey
  }
  return 0
}

// The second lightest of a tile's neighbourhood: a tile covered by print takes the paper beside it. Then an average.
function smoothTiles(raw: Float32Array, columns: number, rows: number): Float32Array {
  const around = (from: Float32Array, index: number): number[] => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const near: number[] = []
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        near.push(from[y * columns + x] ?? 0)
    }
    return near
  }
  const filled = raw.map((own, index) => Math.max(own, around(raw, index).sort((a, b) => b - a)[2] ?? own))
  return filled.map((_, index) => {
    const near = around(filled, index)
    return near.reduce((sum, light) => sum + light, 0) / near.length
  })
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), Math.max(max, 0))
}
