/**
 * The words of a name, plain: small letters, no accents, hyphens and brackets as gaps, '&' as 'and'. Example:
 * `plainWords('Crème-Fraîche & Co')` is `['creme', 'fraiche', 'and', 'co']`, of "goat's 2% milk" `['goats', '2%', 'milk']`.
 */
export function normalizeWords(text: string): string[] {
  const plain = normalizeText(text)
  return plain === '' ? [] : plain.split(' ')
}

/** A name in plain words with one space between them. Example: `plainText('Jalapeño  Peppers')` is 'jalapeno peppers'. */
export function normalizeText(text: string): string {
  // Most names are plain already, and there are thousands.
  if (text.length <= maxFoodNameLength && plainAlready.test(text)) return text
  return text
    .slice(0, maxFoodNameLength)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replace(/[æœßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
}

const plainAlready = /^[a-z]+(?: [a-z]+)*$/

/** No food has a longer name; what is beyond is not read. Example: a pasted page is cut here. */
export const maxFoodNameLength = 200

const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** One of several, as a cook writes it. Example: `oneOf('tomatoes')` is 'tomato', of 'leaves' 'leaf', of 'hummus' 'hummus'. */
export function toSingular(word: string): string {
  const odd = ones.get(word)
  if (odd !== undefined) return odd
  if (!word.endsWith('s') || word.length < 4 || /(?:ss|us)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (word.endsWith('es') && /(?:o|ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Several of one, as a cook writes it. Example: `manyOf('tomato')` is 'tomatoes', of 'leaf' 'leaves', of 'egg' 'eggs'. */
export function toPlural(word: string): string {
  const odd = manies.get(word)
  if (odd !== undefined) return odd
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:tomat|potat|mang|torped)o$|ch$|sh$|x$|ss$|zz$/.test(word)) return `${word}es`
  return /s$/.test(word) ? word : `${word}s`
}

/**
 * The root that all spellings of a word share; a key, not for reading. Example: `rootOf('chillies')`, `rootOf('chiles')` and
 * `rootOf('chili')` are the same, so are 'yoghurt' and 'yogurt'.
 */
export function stemWord(word: string): string {
  const known = rootsSeen.get(word)
  if (known !== undefined) return known
  if (rootsSeen.size > mostRemembered) rootsSeen.clear()
  const root = foundRoot(word)
  rootsSeen.set(word, root)
  return root
}

const rootsSeen = new Map<string, string>()
const mostRemembered = 20_000

function foundRoot(word: string): string {
  const one = toSingular(word)
  const root =
    one.length > 4 && one.endsWith('e') ? one.replace(/ie$/, 'y').replace(/(?<=[cs]h|x)e$/, '') : one
  return variants.get(root) ?? root
}

/** The roots of a name, as one key. Example: `keyOf('Cherry Tomatoes')` is 'cherry tomato'. */
export function stemKey(name: string): string {
  return normalizeWords(name).map(stemWord).join(' ')
}

const pairs = (text: string): [string, string][] =>
  text.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.split(':')
    return [from, to]
  })

const odd =
  'leaf:leaves loaf:loaves half:halves knife:knives calf:calves shelf:shelves hoof:hooves cookie:cookies brownie:brownies smoothie:smoothies pie:pies veggie:veggies goose:geese ox:oxen quiche:quiches brioche:brioches ceviche:ceviches octopus:octopuses chilli:chillies chili:chilies avocado:avocados fish:fish sheep:sheep shrimp:shrimp salmon:salmon cod:cod'

const manies: ReadonlyMap<string, string> = new Map(pairs(odd))
const ones: ReadonlyMap<string, string> = new Map([
  ...pairs(odd).map(([one, many]): [string, string] => [many, one]),
  ...pairs(
    'molasses:molasses gas:gas lens:lens couscous:couscous pommes:pommes pois:pois anis:anis cassis:cassis coulis:coulis tennis:tennis basis:basis',
  ),
])

// British and American spellings, and spellings that nobody agrees on.
const variants: ReadonlyMap<string, string> = new Map(
  pairs(
    'yoghurt:yogurt yoghourt:yogurt yogourt:yogurt chilli:chili chile:chili chily:chili chilly:chili chilie:chili filet:fillet flavour:flavor flavoured:flavored colour:color coloured:colored grey:gray whisky:whiskey donut:doughnut raising:rising fibre:fiber litre:liter savoury:savory mould:mold omelet:omelette catsup:ketchup soya:soy tinned:canned tin:can bicarb:bicarbonate skimmed:skim soured:sour tortellone:tortelloni linguini:linguine fettuccini:fettuccine fettucini:fettuccine fettucine:fettuccine zucchine:zucchini panir:paneer hummous:hummus houmous:hummus humous:hummus caviare:caviar pitta:pita barbeque:barbecue bbq:barbecue porcino:porcini pimiento:pimento cardamon:cardamom caster:castor pollack:pollock gelatine:gelatin vermicelle:vermicelli licorice:liquorice dhal:dal daal:dal sulphite:sulfite worcester:worcestershire dessicated:desiccated artisanal:artisan',
  ),
)
