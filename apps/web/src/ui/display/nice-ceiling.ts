/** The next round figure, for the top of a scale: 1, 2 or 5 times a power of ten. `niceCeiling(7.3)` is 10, `niceCeiling(0)` is 1. */
export function niceCeiling(highest: number): number {
  if (!(highest > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(highest))
  const factor = [1, 2, 5, 10].find((one) => highest <= one * power * (1 + 1e-9)) ?? 10
  return factor * power
}
