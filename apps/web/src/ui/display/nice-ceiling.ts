/**
 * Returns the next round number for the top of a scale: 1, 2 or 5 times a power of ten. `niceCeiling(7.3)` is
 * 10, `niceCeiling(0)` is 1.
 */
export function niceCeiling(max: number): number {
  if (!(max > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(max))
  const factor = [1, 2, 5, 10].find((candidate) => max <= candidate * power * (1 + 1e-9)) ?? 10
  return factor * power
}
