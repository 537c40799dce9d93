interface Box {
  top: number
  bottom: number
  left: number
  text: string
}

/** The printed lines of a receipt from its boxes of text, one 'x1,y1,…,x4,y4,text' a row: boxes side by side make a line. */
export function boxesToLines(csv: string): string[] {
  const boxes = csv.split(/\r?\n/).flatMap((row): Box[] => {
    const parts = row.split(',')
    const numbers = parts.slice(0, 8).map(Number)
    if (parts.length < 9 || numbers.some(Number.isNaN)) return []
    const ys = numbers.filter((_, place) => place % 2 === 1)
    return [
      {
        top: Math.min(...ys),
        bottom: Math.max(...ys),
        left: Math.min(numbers[0] ?? 0, numbers[6] ?? 0),
        text: parts.slice(8).join(','),
      },
    ]
  })
  boxes.sort((a, b) => a.top + a.bottom - (b.top + b.bottom))
  const lines: Box[][] = []
  for (const box of boxes) {
    const middle = (box.top + box.bottom) / 2
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.top <= middle && middle <= first.bottom) line.push(box)
    else lines.push([box])
  }
  return lines.map((line) =>
    line
      .sort((a, b) => a.left - b.left)
      .map(({ text }) => text)
      .join('   '),
  )
}

/** The words of those boxes, in no order. */
export function boxesToWords(csv: string): string[] {
  return csv
    .split(/\r?\n/)
    .flatMap((row) => row.split(',').slice(8).join(',').split(/\s+/))
    .filter((word) => word !== '')
}
