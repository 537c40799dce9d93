import { createNoise } from './drawn-code'

const module = 4
const quiet = 20

/**
 * Draws bars that are no code, as after a scratch or a reflection, with the groups of digits below them where an EAN-13 prints them.
 * Example: `samplePackSvg(['4', '006381', '333931'])`.
 */
export function samplePackSvg(groups: readonly string[]): string {
  const chance = createNoise(3)
  const signs = Array.from({ length: 95 }, (_, at) => at === 0 || at === 94 || chance() < 0.5)
  const bars = signs.map((isDark, at) =>
    isDark ? `<rect x="${(quiet + at) * module}" y="40" width="${module}" height="200"/>` : '',
  )
  const starts = [-10, 3, 50]
  const digits = groups.flatMap((group, at) =>
    [...group].map(
      (digit, place) =>
        `<text x="${(quiet + (starts[at] ?? 0) + 7 * (place + 0.5)) * module}" y="276" text-anchor="middle">${digit}</text>`,
    ),
  )
  const width = (95 + 2 * quiet) * module
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="320" font-family="DejaVu Sans Mono" font-size="42">
    <rect width="100%" height="100%" fill="#eee"/>${bars.join('')}${digits.join('')}</svg>`
}
