/**
 * The answers to questions that were asked together on one line, once all are there. Where several fail, the first tells why: the
 * others failed because of it.
 */
export async function awaitAll<Asked extends readonly unknown[] | []>(
  asked: Asked,
): Promise<{ -readonly [At in keyof Asked]: Awaited<Asked[At]> }> {
  const settled = await Promise.allSettled(asked)
  const answers = settled.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
  // Each stands where its question stood.
  return answers as { -readonly [At in keyof Asked]: Awaited<Asked[At]> }
}
