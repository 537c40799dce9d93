import type { GreyImage } from '../image/image'

const block = 8
const bins = 36
/** Below this mean gradient a block is paper, not print. */
const faintest = 2
const coherent = 0.5

/**
 * Returns the directions with many parallel edges, strongest first, in degrees by which the picture must be rotated to
 * make them upright.
 * Example: a code photographed lying on its side gives 90.
 */
export function findBarDirections(picture: GreyImage, maxCount = 2): number[] {
  const histogram = directionsOf(picture)
  const smooth = histogram.map((_, at) => sumAround(histogram, at))
  const found: number[] = []
  const taken = new Set<number>()
  while (found.length < maxCount) {
    let best = -1
    for (let at = 0; at < bins; at += 1)
      if (!taken.has(at) && (best < 0 || (smooth[at]?.weight ?? 0) > (smooth[best]?.weight ?? 0))) best = at
    const peak = smooth[best]
    if (!peak || peak.weight <= 0) break
    found.push(-(Math.atan2(peak.sine, peak.cosine) / 2) * (180 / Math.PI))
    for (let near = -3; near <= 3; near += 1) taken.add((best + near + bins) % bins)
  }
  return found
}

interface Direction {
  weight: number
  sine: number
  cosine: number
}

function sumAround(histogram: readonly Direction[], at: number): Direction {
  const sum = { weight: 0, sine: 0, cosine: 0 }
  for (let near = -1; near <= 1; near += 1) {
    const bin = histogram[(at + near + bins) % bins]
    sum.weight += bin?.weight ?? 0
    sum.sine += bin?.sine ?? 0
    sum.cosine += bin?.cosine ?? 0
  }
  return sum
}

/** The gradients of every block, with doubled angles so that light-to-dark and dark-to-light are the same direction. */
function directionsOf({ width, height, data }: GreyImage): Direction[] {
  const histogram = Array.from({ length: bins }, () => ({ weight: 0, sine: 0, cosine: 0 }))
  for (let top = 1; top + block < height; top += block)
    for (let left = 1; left + block < width; left += block) {
      let xx = 0
      let yy = 0
      let xy = 0
      for (let y = top; y < top + block; y += 1)
        for (let x = left; x < left + block; x += 1) {
          const at = y * width + x
          const dx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0)
          const dy = (data[at + width] ?? 0) - (data[at - width] ?? 0)
          xx += dx * dx
          yy += dy * dy
          xy += dx * dy
        }
      const energy = xx + yy
      const length = Math.hypot(xx - yy, 2 * xy)
      if (energy < faintest * faintest * 4 * block * block || length < coherent * energy) continue
      const doubled = Math.atan2(2 * xy, xx - yy)
      const bin = histogram[Math.floor(((doubled + Math.PI) / (2 * Math.PI)) * bins) % bins]
      if (!bin) continue
      const weight = (length / energy) * Math.sqrt(Math.sqrt(energy))
      bin.weight += weight
      bin.sine += weight * Math.sin(doubled)
      bin.cosine += weight * Math.cos(doubled)
    }
  return histogram
}
