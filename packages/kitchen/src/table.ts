/** The rows of a fact table, each split into its columns. Example: `rowsOf('\nfig|a;b\n')` is `[['fig', 'a;b']]`. */
export function rowsOf(table: string): string[][] {
  const rows: string[][] = []
  for (const line of table.split('\n')) if (line !== '') rows.push(line.split('|'))
  return rows
}

/** The entries of a list column. Example: `listOf('milk;cream')` is `['milk', 'cream']`, `listOf('')` is `[]`. */
export function listOf(column: string | undefined): string[] {
  return column ? column.split(';') : []
}

/** The number in a column, or nothing when it is not known. Example: `numberIn('2.5')` is 2.5, `numberIn('')` is undefined. */
export function numberIn(column: string | undefined): number | undefined {
  return column ? Number(column) : undefined
}

/** Works something out on first use and remembers it: a page that never asks never pays. Example: `const foods = once(readFoods)`. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
