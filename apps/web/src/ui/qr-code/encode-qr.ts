/** A QR code: rows of dark and light modules, without the quiet zone around it. */
export type QrModules = readonly (readonly boolean[])[]

/** Versions 1 to 9 at error correction level M: all codewords, those of error correction in each block, blocks, and alignment. */
const versions = [
  { total: 26, check: 10, blocks: 1, alignment: [] },
  { total: 44, check: 16, blocks: 1, alignment: [6, 18] },
  { total: 70, check: 26, blocks: 1, alignment: [6, 22] },
  { total: 100, check: 18, blocks: 2, alignment: [6, 26] },
  { total: 134, check: 24, blocks: 2, alignment: [6, 30] },
  { total: 172, check: 16, blocks: 4, alignment: [6, 34] },
  { total: 196, check: 18, blocks: 4, alignment: [6, 22, 38] },
  { total: 242, check: 22, blocks: 4, alignment: [6, 24, 42] },
  { total: 292, check: 22, blocks: 5, alignment: [6, 26, 46] },
] as const
type Version = (typeof versions)[number]

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

const dataLength = ({ total, check, blocks }: Version) => total - check * blocks

/**
 * Encodes a text in byte mode, in the smallest version that holds it. Returns null if it has more than 180 bytes.
 * Example: the link of an invitation.
 */
export function encodeQr(text: string): QrModules | null {
  const bytes = new TextEncoder().encode(text)
  // Mode and length take 12 bits.
  const index = versions.findIndex((version) => dataLength(version) >= bytes.length + 2)
  const version = versions[index]
  if (!version) return null
  const codewords = interleave(padData(bytes, dataLength(version)), version)
  const candidates = masks.map((_, mask) => draw(index + 1, version, codewords, mask))
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}

/** Mode 4, the length, the bytes, a terminator, and padding. */
function padData(bytes: Uint8Array, length: number): number[] {
  const nibbles = [
    4,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ]
  const data = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => (at2(nibbles, 2 * at) << 4) | at2(nibbles, 2 * at + 1),
  )
  for (let pad = 0xec; data.length < length; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

const at2 = (values: readonly number[], index: number) => values[index] ?? 0

/** Multiplies in the field of 256 elements of QR codes. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The Reed-Solomon check codewords of a block. */
function checkCodewords(data: readonly number[], length: number): number[] {
  let generator = [1]
  for (let at = 0, root = 1; at < length; at += 1, root = multiply(root, 2)) {
    generator = [...generator, 0].map((value, place) => value ^ multiply(at2(generator, place - 1), root))
  }
  const rest = [...data, ...Array<number>(length).fill(0)]
  for (let place = 0; place < data.length; place += 1) {
    const factor = at2(rest, place)
    generator.forEach((value, offset) => {
      rest[place + offset] = at2(rest, place + offset) ^ multiply(value, factor)
    })
  }
  return rest.slice(data.length)
}

/** Splits the data into blocks, the longer ones last, and takes from each block in turn. */
function interleave(data: readonly number[], { check, blocks: count }: Version): number[] {
  const short = Math.floor(data.length / count)
  const longFrom = count - (data.length % count)
  let start = 0
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = data.slice(start, start + short + (at >= longFrom ? 1 : 0))
    start += block.length
    return block
  })
  const checks = blocks.map((block) => checkCodewords(block, check))
  const turns = (all: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => all.flatMap((block) => block[at] ?? [])).flat()
  return [...turns(blocks, short + 1), ...turns(checks, check)]
}

/** Appends the remainder of a division by a polynomial: the error correction of format and version. */
function withRemainder(value: number, bits: number, polynomial: number): number {
  const length = Math.floor(Math.log2(polynomial))
  let rest = value << length
  for (let bit = bits + length - 1; bit >= length; bit -= 1)
    if ((rest >> bit) & 1) rest ^= polynomial << (bit - length)
  return (value << length) | rest
}

function draw(number: number, { alignment }: Version, codewords: readonly number[], mask: number): QrModules {
  const size = 17 + 4 * number
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  const square = (row: number, column: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1)
      for (let x = -radius; x <= radius; x += 1)
        set(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  // Finders with their separators, timing, alignment.
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, [2, 4])
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const last = size - 7
  for (const row of alignment)
    for (const column of alignment)
      if (!((row === 6 && (column === 6 || column === last)) || (row === last && column === 6)))
        square(row, column, 2, [1])
  // Format: level M is 0, with the mask. Version: from 7 on.
  const format = withRemainder(mask, 5, 0x537) ^ 0x5412
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit
    if (bit < 8) {
      set(near, 8, dark)
      set(8, size - 1 - bit, dark)
    } else {
      set(8, bit === 8 ? 7 : near, dark)
      set(size - 15 + bit, 8, dark)
    }
  }
  set(size - 8, 8, true)
  if (number >= 7) {
    const info = withRemainder(number, 6, 0x1f25)
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((info >> bit) & 1) === 1
      set(Math.floor(bit / 3), size - 11 + (bit % 3), dark)
      set(size - 11 + (bit % 3), Math.floor(bit / 3), dark)
    }
  }
  // The data, in pairs of columns from the right, up and down in turn, past the timing column.
  let bit = 0
  let upward = true
  for (let right = size - 1; right > 0; right -= 2, upward = !upward) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const row = upward ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue
        const dark = ((at2(codewords, bit >> 3) >> (7 - (bit & 7))) & 1) === 1
        set(row, column, dark !== masks[mask]?.(row, column))
        bit += 1
      }
    }
  }
  return grid.map((line) => line.map((dark) => dark === true))
}

/** How hard a code is to read: long runs, blocks, patterns like a finder, and an uneven share of dark. */
function penalty(modules: QrModules): number {
  const rows = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
  const columns = modules.map((_, at) => rows.map((row) => row[at]).join(''))
  let sum = 0
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * (line.match(/(?=10111010000|00001011101)/g)?.length ?? 0)
  }
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (x > 0 && row[x - 1] === dark && modules[y - 1]?.[x] === dark && modules[y - 1]?.[x - 1] === dark)
        sum += 3
    })
  })
  const share = rows.join('').replaceAll('0', '').length / modules.length ** 2
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}
