const gap = '  '

/** Rows under each other, numbers to the right. */
export function formatTextTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, n) => {
      widths[n] = Math.max(widths[n] ?? 0, cell.length)
    })
  }
  const line = (row: readonly string[]) => {
    const cells = row.map((cell, n) =>
      (isNumber(cell) ? cell.padStart : cell.padEnd).call(cell, widths[n] ?? 0),
    )
    return cells.join(gap).trimEnd()
  }
  return rows.map(line).join('\n')
}

function isNumber(cell: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(cell)
}
