/** Longer than any title or search; the rest is ignored. */
const maxTextLength = 4000

const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Returns the search words of a text: lower case letters and digits without accents, at most 40 characters each. */
export function toSearchWords(text: string): string[] {
  const plain = text
    .slice(0, maxTextLength)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[æœßøłđı]/g, (letter) => letters[letter] ?? letter)
  // Combining marks belong to their letter, so that Hindi and Thai words stay whole.
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,39}/gu) ?? []
}
