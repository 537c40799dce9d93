/**
 * Normalizes a text of a recipe: lower case, without accents, apostrophes and line breaks.
 * Example: `normalizeWording('Jaune d’œuf')` is 'jaune doeuf'.
 */
export function normalizeWording(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[œæßøłđı]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/º/g, '°')
    .replace(/\s+/g, ' ')
}

const ligatures: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}
