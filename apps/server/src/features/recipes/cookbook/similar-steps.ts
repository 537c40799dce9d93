const sequenceLength = 5
const maxShared = 0.2

/** Two recipes whose steps are too much alike. */
export interface SimilarRecipes {
  readonly one: string
  readonly other: string
  /** The part of the shorter one's five-word sequences that stands in the other too. */
  readonly shared: number
}

/** Finds recipes that share more than a fifth of their five-word sequences with another. */
export function findSimilarRecipes(
  recipes: readonly { readonly name: string; readonly steps: readonly string[] }[],
): SimilarRecipes[] {
  const written = recipes.map(({ name, steps }) => ({ name, sequences: toSequences(steps) }))
  const whereIs = new Map<string, number[]>()
  written.forEach(({ sequences }, place) => {
    for (const words of sequences) {
      const places = whereIs.get(words)
      if (places) places.push(place)
      else whereIs.set(words, [place])
    }
  })
  const shared = new Map<number, number>()
  for (const places of whereIs.values()) {
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) {
        const pair = one * written.length + other
        shared.set(pair, (shared.get(pair) ?? 0) + 1)
      }
  }
  return [...shared].flatMap(([pair, count]) => {
    const one = written[Math.floor(pair / written.length)]
    const other = written[pair % written.length]
    if (!one || !other) return []
    const share = count / Math.max(1, Math.min(one.sequences.size, other.sequences.size))
    return share > maxShared ? [{ one: one.name, other: other.name, shared: share }] : []
  })
}

function toSequences(steps: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const step of steps) {
    const words = step.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    for (let at = 0; at + sequenceLength <= words.length; at += 1)
      found.add(words.slice(at, at + sequenceLength).join(' '))
  }
  return found
}
