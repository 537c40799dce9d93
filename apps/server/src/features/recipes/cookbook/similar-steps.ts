const sequenceLength = 5
const maxShared = 0.2

/** Two recipes with similar steps. */
export interface SimilarRecipes {
  readonly one: string
  readonly other: string
  /** The share of the shorter recipe's five-word sequences that the other contains too. */
  readonly shared: number
}

/** Finds recipes that share more than a fifth of their five-word sequences with another. */
export function findSimilarRecipes(
  recipes: readonly { readonly name: string; readonly steps: readonly string[] }[],
): SimilarRecipes[] {
  const entries = recipes.map(({ name, steps }) => ({ name, sequences: toSequences(steps) }))
  const indexesBySequence = new Map<string, number[]>()
  entries.forEach(({ sequences }, index) => {
    for (const words of sequences) {
      const indexes = indexesBySequence.get(words)
      if (indexes) indexes.push(index)
      else indexesBySequence.set(words, [index])
    }
  })
  const shared = new Map<number, number>()
  for (const indexes of indexesBySequence.values()) {
    for (const [at, one] of indexes.entries())
      for (const other of indexes.slice(at + 1)) {
        const pair = one * entries.length + other
        shared.set(pair, (shared.get(pair) ?? 0) + 1)
      }
  }
  return [...shared].flatMap(([pair, count]) => {
    const one = entries[Math.floor(pair / entries.length)]
    const other = entries[pair % entries.length]
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
