/**
 * Where a share lies with a certainty of 95 %, by Wilson's score interval: it holds for few cases and for shares near 0 and 1.
 * Example: `wilsonInterval(10, 10)` is about `[0.72, 1]`.
 */
export function wilsonInterval(right: number, cases: number): readonly [low: number, high: number] {
  if (cases === 0) return [0, 1]
  const share = right / cases
  const spread = z ** 2 / cases
  const middle = (share + spread / 2) / (1 + spread)
  const half = (z / (1 + spread)) * Math.sqrt((share * (1 - share)) / cases + spread / (4 * cases))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

const z = 1.959964
