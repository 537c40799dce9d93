import type { Tx } from './tx'

interface PreparedQuery<Values, Result> {
  execute(values?: Values): Promise<Result>
}

/**
 * Defines a Drizzle query that runs with many requests: it is built once per connection instead of every time. Called, it is sent
 * at once, in the order of the calls; a query of the builder would be sent a microtask later.
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  name: string,
  build: (tx: Tx) => { prepare(name: string): PreparedQuery<Record<string, unknown>, Result> },
): (tx: Tx, values: Values) => Promise<Result> {
  const queries = new WeakMap<object, PreparedQuery<Record<string, unknown>, Result>>()
  return (tx, values) => {
    const query = queries.get(tx.$client) ?? build(tx).prepare(name)
    queries.set(tx.$client, query)
    return query.execute(values)
  }
}
