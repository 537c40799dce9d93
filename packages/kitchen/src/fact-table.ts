/** Splits a fact table into rows and columns. Example: `parseRows('\nfig|a;b\n')` is `[['fig', 'a;b']]`. */
export function parseRows(table: string): string[][] {
  const rows: string[][] = []
  for (const line of table.split('\n')) if (line !== '') rows.push(line.split('|'))
  return rows
}

/** Splits a list column. Example: `parseList('milk;cream')` is `['milk', 'cream']`, `parseList('')` is `[]`. */
export function parseList(column: string | undefined): string[] {
  return column ? column.split(';') : []
}

/**
 * Parses a number column; undefined if empty.
 * Example: `parseNumberColumn('2.5')` is 2.5, `parseNumberColumn('')` is undefined.
 */
export function parseNumberColumn(column: string | undefined): number | undefined {
  return column ? Number(column) : undefined
}

// Names from outside are unlimited in number; the cache is not. Every food in every unit fits.
const maxCachedPairs = 60_000

/** Memoizes a function of two arguments. Example: `const measureOfOne = memoizePairs(compute)`. */
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

const maxCachedTexts = 2000
const maxCachedLength = 300

/**
 * Memoizes a function of a text for the last few thousand texts that are not long; a page reads each of its lines several times.
 * Example: `const readLine = memoizeRecentTexts(parseLine)`.
 */
export function memoizeRecentTexts<Value>(make: (text: string) => Value): (text: string) => Value {
  let recent = new Map<string, Value>()
  let before = new Map<string, Value>()
  return (text) => {
    if (text.length > maxCachedLength) return make(text)
    const known = recent.get(text)
    if (known !== undefined) return known
    if (recent.size >= maxCachedTexts) {
      before = recent
      recent = new Map()
    }
    const value = before.get(text) ?? make(text)
    recent.set(text, value)
    return value
  }
}

/**
 * Computes a value on first use and caches it, so that unused tables cost nothing.
 * Example: `const foods = lazyValue(parseFoods)`.
 */
export function lazyValue<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
