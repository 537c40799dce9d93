/**
 * Solves linear equations: each row holds its coefficients and, last, the right-hand side.
 * Example: `solveLinear([Float64Array.of(2, 6)])` is `[3]`.
 */
export function solveLinear(rows: Float64Array[]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    let pivot = column
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row
    const [top, other] = [rows[pivot], rows[column]]
    if (!top || !other || top[column] === 0) continue
    rows[pivot] = other
    rows[column] = top
    for (const line of rows) {
      if (line === top) continue
      const times = (line[column] ?? 0) / (top[column] ?? 1)
      if (times === 0) continue
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - times * (top[at] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] || 1))
}
