import { findServingsText, parseTimeLabel } from './time-and-servings'

const longestLine = 200
const maxBreaks = 30

// A bar, a dot, a semicolon, a comma, a wide gap; or a single gap before a capital: 'Serves 6 Prep time: 30 min'.
const separator = /\s*[|·•∙‧⋅;]\s*|,\s+|\t+|\s{3,}|\s+(?=\p{Lu})/gu

/**
 * Splits a line that states several facts about a recipe into one line each, or returns undefined. Every piece has to be a number
 * of servings or a time, so that no ingredient and no step is torn apart.
 * Example: `splitFacts('Serves 6 Prep time: 30 min Cook time: 45 min')` has three lines, `splitFacts('Rest 10 minutes, then
 * serve')` is nothing.
 */
export function splitFacts(line: string): readonly string[] | undefined {
  const text = line.trim()
  if (text.length > longestLine || !/\d.*\d/.test(text)) return undefined
  const breaks = [...text.matchAll(separator)].map(({ index, 0: { length } }) => ({ index, length }))
  if (breaks.length === 0 || breaks.length > maxBreaks) return undefined
  const ends = [...breaks.map(({ index }) => index), text.length]
  const starts = [0, ...breaks.map(({ index, length }) => index + length)]
  // The most pieces that are all facts, from each start to the end of the line.
  const best: (readonly string[] | undefined)[] = Array.from({ length: starts.length + 1 })
  best[starts.length] = []
  for (let from = starts.length - 1; from >= 0; from -= 1) {
    for (let to = from; to < ends.length; to += 1) {
      const rest = best[to + 1]
      const piece = text.slice(starts[from], ends[to])
      if (!rest || !isFact(piece)) continue
      if (rest.length + 1 > (best[from]?.length ?? 0)) best[from] = [piece, ...rest]
    }
  }
  const found = best[0]
  return found && found.length > 1 ? found : undefined
}

function isFact(text: string): boolean {
  return parseTimeLabel(text)?.minutes !== undefined || (findServingsText(text) ?? '') !== ''
}
