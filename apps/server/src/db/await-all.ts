/**
 * Awaits queries that were sent together on one connection. If several fail, the first error is thrown, because the others follow
 * from it.
 */
export async function awaitAll<Queries extends readonly unknown[] | []>(
  queries: Queries,
): Promise<{ -readonly [At in keyof Queries]: Awaited<Queries[At]> }> {
  const settled = await Promise.allSettled(queries)
  const results = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
  // The results are in the order of the queries.
  return results as { -readonly [At in keyof Queries]: Awaited<Queries[At]> }
}
