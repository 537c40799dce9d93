import type { GreyImage } from '../image/image'

/** Blurs a page slightly, so that adjacent dots become a stroke. Example: a single black pixel becomes a grey spot. */
export function blurPage({ width, height, data }: GreyImage): GreyImage {
  const across = new Uint8Array(data.length)
  const soft = new Uint8Array(data.length)
  const blur = (
    from: Uint8Array,
    to: Uint8Array,
    at: number,
    step: number,
    before: number,
    after: number,
  ) => {
    const centre = from[at] ?? 0
    const one = before > 0 ? (from[at - step] ?? 0) : centre
    const two = before > 1 ? (from[at - 2 * step] ?? 0) : one
    const next = after > 0 ? (from[at + step] ?? 0) : centre
    const last = after > 1 ? (from[at + 2 * step] ?? 0) : next
    to[at] = (centre * 6 + (one + next) * 4 + two + last + 8) >> 4
  }
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) blur(data, across, at, 1, x, width - 1 - x)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) blur(across, soft, at, width, y, height - 1 - y)
  return { width, height, data: soft }
}

/** Inverts light and dark: white print on black becomes black on white. Example: 0 becomes 255. */
export function invertPage({ width, height, data }: GreyImage): GreyImage {
  return { width, height, data: data.map((grey) => 255 - grey) }
}
