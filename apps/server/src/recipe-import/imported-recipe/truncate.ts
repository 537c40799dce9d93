/** Truncates a text at a word. */
export function truncateText(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = removeHalfCharacter(text.slice(0, Math.max(1, longest - 1)))
  const gap = cut.lastIndexOf(' ')
  return `${(gap > longest / 2 ? cut.slice(0, gap) : cut).replace(/[\s,;:–-]+$/, '')}…`
}

// Removes half of a surrogate pair at the end.
function removeHalfCharacter(text: string): string {
  return /[\uD800-\uDBFF]$/.test(text) ? text.slice(0, -1) : text
}

/** Truncates a list of texts by number, by length and by total length. */
export function truncateTexts(
  texts: readonly string[],
  { most, longest, inAll }: { most: number; longest: number; inAll: number },
): string[] {
  const kept: string[] = []
  let room = inAll
  for (const text of texts.slice(0, most)) {
    const cut = truncateText(text, longest)
    if (cut.length > room) break
    kept.push(cut)
    room -= cut.length
  }
  return kept
}
