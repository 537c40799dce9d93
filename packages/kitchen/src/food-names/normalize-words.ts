/**
 * Splits a name into normalized words: lower case, no accents, hyphens and brackets as gaps, '&' as 'and'. Example:
 * `normalizeWords('Crème-Fraîche & Co')` is `['creme', 'fraiche', 'and', 'co']`, of "goat's 2% milk" `['goats', '2%', 'milk']`.
 */
export function normalizeWords(text: string): string[] {
  const normalized = normalizeText(text)
  return normalized === '' ? [] : normalized.split(' ')
}

/** Normalizes a name, with one space between the words. Example: `normalizeText('Jalapeño Peppers')` is 'jalapeno peppers'. */
export function normalizeText(text: string): string {
  // Fast path: most of the thousands of names are already normalized.
  if (text.length <= maxFoodNameLength && normalizedPattern.test(text)) return text
  return (
    text
      .slice(0, maxFoodNameLength)
      .normalize('NFKD')
      // Accents, the vowel signs and hamzas of Arabic, and apostrophes.
      .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670'’‘`´ʼ]/g, '')
      .toLowerCase()
      .replace(/[æœßøłđ]/g, (letter) => ligatures[letter] ?? letter)
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{N}%]+/gu, ' ')
      .trim()
  )
}

const normalizedPattern = /^[a-z]+(?: [a-z]+)*$/

/** Maximum length of a food name; the rest is ignored. Example: a pasted page is cut here. */
export const maxFoodNameLength = 200

const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Returns the singular of a word. Example: `toSingular('tomatoes')` is 'tomato', of 'leaves' 'leaf', of 'hummus' 'hummus'. */
export function toSingular(word: string): string {
  const odd = irregularSingulars.get(word)
  if (odd !== undefined) return odd
  if (!word.endsWith('s') || word.length < 4 || /(?:ss|us)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (word.endsWith('es') && /(?:o|ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Returns the plural of a word. Example: `toPlural('tomato')` is 'tomatoes', of 'leaf' 'leaves', of 'egg' 'eggs'. */
export function toPlural(word: string): string {
  const odd = irregularPlurals.get(word)
  if (odd !== undefined) return odd
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:tomat|potat|mang|torped)o$|ch$|sh$|x$|ss$|zz$/.test(word)) return `${word}es`
  return /s$/.test(word) ? word : `${word}s`
}

/**
 * Returns the stem that all spellings of a word share; a key, not for display. Example: `stemWord('chillies')`,
 * `stemWord('chiles')` and `stemWord('chili')` are the same, so are 'yoghurt' and 'yogurt'.
 */
export function stemWord(word: string): string {
  const cached = stemCache.get(word)
  if (cached !== undefined) return cached
  if (stemCache.size > maxCached) stemCache.clear()
  const stem = computeStem(word)
  stemCache.set(word, stem)
  return stem
}

const stemCache = new Map<string, string>()
const maxCached = 20_000

function computeStem(word: string): string {
  const singular = toSingular(word)
  const stem =
    singular.length > 4 && singular.endsWith('e')
      ? singular.replace(/ie$/, 'y').replace(/(?<=[cs]h|x)e$/, '')
      : singular
  return spellingVariants.get(stem) ?? stem
}

/** Returns the stems of a name as one key. Example: `stemKey('Cherry Tomatoes')` is 'cherry tomato'. */
export function stemKey(name: string): string {
  return normalizeWords(name).map(stemWord).join(' ')
}

const parsePairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.split(':')
    return [from, to]
  })

const odd =
  'leaf:leaves loaf:loaves half:halves knife:knives calf:calves shelf:shelves hoof:hooves cookie:cookies brownie:brownies smoothie:smoothies pie:pies veggie:veggies goose:geese ox:oxen quiche:quiches brioche:brioches ceviche:ceviches octopus:octopuses chilli:chillies chili:chilies avocado:avocados fish:fish sheep:sheep shrimp:shrimp salmon:salmon cod:cod'

const irregularPlurals: ReadonlyMap<string, string> = new Map(parsePairs(odd))
const irregularSingulars: ReadonlyMap<string, string> = new Map([
  ...parsePairs(odd).map(([one, many]): [string, string] => [many, one]),
  ...parsePairs(
    'molasses:molasses gas:gas lens:lens couscous:couscous pommes:pommes pois:pois anis:anis cassis:cassis coulis:coulis tennis:tennis basis:basis',
  ),
])

// British and American spellings, and spellings without a standard.
const spellingVariants: ReadonlyMap<string, string> = new Map(
  parsePairs(
    'yoghurt:yogurt yoghourt:yogurt yogourt:yogurt chilli:chili chile:chili chily:chili chilly:chili chilie:chili filet:fillet flavour:flavor flavoured:flavored colour:color coloured:colored grey:gray whisky:whiskey donut:doughnut raising:rising fibre:fiber litre:liter savoury:savory mould:mold omelet:omelette catsup:ketchup soya:soy tinned:canned tin:can bicarb:bicarbonate skimmed:skim soured:sour tortellone:tortelloni linguini:linguine fettuccini:fettuccine fettucini:fettuccine fettucine:fettuccine zucchine:zucchini panir:paneer hummous:hummus houmous:hummus humous:hummus caviare:caviar pitta:pita barbeque:barbecue bbq:barbecue porcino:porcini pimiento:pimento cardamon:cardamom caster:castor pollack:pollock gelatine:gelatin vermicelle:vermicelli licorice:liquorice dhal:dal daal:dal sulphite:sulfite worcester:worcestershire dessicated:desiccated artisanal:artisan',
  ),
)
