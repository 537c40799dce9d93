/** More than any title or search; what is beyond is not read. */
const longestText = 4000

const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** The words of a text as recipes are found by them: small letters and digits without accents, none over 40 characters. */
export function toSearchWords(text: string): string[] {
  const plain = text
    .slice(0, longestText)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[æœßøłđı]/g, (letter) => letters[letter] ?? letter)
  // By whole characters, and marks belong to their letter: Hindi and Thai words are not torn apart.
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]{0,39}/gu) ?? []
}
