/** Returns a word and its English singular. Example: `wordForms('berries')` has 'berries' and 'berry'. */
export function wordForms(word: string): string[] {
  if (!word.endsWith('s') || word.length < 4) return [word]
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)]
  return word.endsWith('es') ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)]
}
