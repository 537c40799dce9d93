/** The rows of a fact table, each split into its columns. Example: `rowsOf('\nfig|a;b\n')` is `[['fig', 'a;b']]`. */
export function parseRows(table: string): string[][] {
  const rows: string[][] = []
  for (const line of table.split('\n')) if (line !== '') rows.push(line.split('|'))
  return rows
}

/** The entries of a list column. Example: `listOf('milk;cream')` is `['milk', 'cream']`, `listOf('')` is `[]`. */
export function parseList(column: string | undefined): string[] {
  return column ? column.split(';') : []
}

/** The number in a column, or nothing when it is not known. Example: `numberIn('2.5')` is 2.5, `numberIn('')` is undefined. */
export function parseNumberColumn(column: string | undefined): number | undefined {
  return column ? Number(column) : undefined
}

// Names come in from outside without end; what is remembered of them does not. Every food in every unit has room.
const maxCachedPairs = 60_000

/** Works something out once for each pair and remembers it. Example: `const measureOfOne = onceForEach(workedOut)`. */
export function memoizePairs<Value>(make: (a: string, b: string) => Value): (a: string, b: string) => Value {
  const made = new Map<string, Map<string, Value>>()
  let count = 0
  return (a, b) => {
    const before = made.get(a)?.get(b)
    if (before !== undefined) return before
    if (count >= maxCachedPairs) {
      made.clear()
      count = 0
    }
    const ofA = made.get(a) ?? new Map<string, Value>()
    made.set(a, ofA)
    const value = make(a, b)
    ofA.set(b, value)
    count += 1
    return value
  }
}

/** Works something out on first use and remembers it: a page that never asks never pays. Example: `const foods = once(readFoods)`. */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
